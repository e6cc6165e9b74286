import { piecesOf } from "@perya/game-kit/art";
import { slotFace, slotView, type SlotLook } from "@perya/game-kit/slot";
import type { LineWin } from "./evaluate-lines.ts";
import "./look.css";
import { LinesOver } from "./lines.tsx";
import math from "./math.json" with { type: "json" };
import { Pays } from "./pays.tsx";
import { reels } from "./reels.ts";
import { Scene } from "./scene.tsx";
import { nameOf, Sprite } from "./sprite.tsx";

const look: SlotLook<LineWin> = {
  className: "harbor",
  idle: [
    ["PEARL", "K", "KOI"],
    ["A", "SCAT", "DRUM"],
    ["WILD", "FAN", "PEARL"],
    ["KOI", "WILD", "Q"],
    ["DRUM", "PEARL", "A"],
  ],
  hint: "20 lines · left to right",
  scatters: "junk boats",
  Sprite,
  nameOf,
  cellsOf: (win) =>
    Array.from(
      { length: win.count },
      (_, reel) => `${reel}:${math.lines[win.line - 1]?.[reel] ?? 0}` as const,
    ),
  describeWin: (win) => `${nameOf(win.symbol)} on ${win.count} reels, line ${win.line}`,
  overWins: (wins) => <LinesOver wins={wins} />,
};

/** Five reels under the lanterns. */
export const View = slotView(reels, look);
export const face = slotFace(look, {
  Scene,
  Pays,
  party: { Piece: piecesOf(["WILD", "WILD", "PEARL"]), flight: "rise" },
});
