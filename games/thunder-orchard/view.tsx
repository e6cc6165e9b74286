import { piecesOf } from "@perya/game-kit/art";
import { slotFace, slotView, type Cell, type SlotLook } from "@perya/game-kit/slot";
import type { WayWin } from "./evaluate-ways.ts";
import "./look.css";
import math from "./math.json" with { type: "json" };
import { Pays } from "./pays.tsx";
import { reels } from "./reels.ts";
import { Scene } from "./scene.tsx";
import { nameOf, Sprite } from "./sprite.tsx";

const look: SlotLook<WayWin> = {
  className: "orchard",
  idle: [
    ["MANGO", "DURIAN", "LIME"],
    ["W2", "LYCHEE", "PLUM"],
    ["DRAGONFRUIT", "SCAT", "W3"],
    ["BERRY", "W1", "GUAVA"],
    ["LIME", "MANGO", "DRAGONFRUIT"],
  ],
  hint: "243 ways · left to right",
  scatters: "bolts",
  Sprite,
  nameOf,
  cellsOf: (win, grid) =>
    grid
      .slice(0, win.count)
      .flatMap((symbols, reel) =>
        symbols.flatMap((symbol, row): Cell[] =>
          symbol === win.symbol || symbol in math.wildMultiplier ? [`${reel}:${row}`] : [],
        ),
      ),
  describeWin: (win) =>
    `${nameOf(win.symbol)} on ${win.count} reels, ${win.ways} ${win.ways === 1 ? "way" : "ways"}`,
};

/** Five reels in the orchard, 243 ways. */
export const View = slotView(reels, look);
export const face = slotFace(look, {
  Scene,
  Pays,
  party: { Piece: piecesOf(["MANGO", "DURIAN", "LYCHEE", "DRAGONFRUIT", "PLUM"]), flight: "fall" },
});
