import type { GameFace, GameViewProps, SlotRound, Spin } from "@perya/game-kit";
import { usePlayback } from "@perya/game-kit/playback";
import { Paints } from "@perya/game-kit/art";
import { Message } from "@perya/game-kit/board";
import { Reels, settleMs } from "@perya/game-kit/reels";
import type { WayWin } from "./evaluate-ways.ts";
import math from "./math.json" with { type: "json" };
import { drawSymbol, nameOf } from "./symbols.tsx";

export const face: GameFace = { firstChoice: {}, playLabel: "Spin" };

const IDLE = [
  ["MANGO", "DURIAN", "LIME"],
  ["W2", "LYCHEE", "PLUM"],
  ["DRAGONFRUIT", "SCAT", "W3"],
  ["BERRY", "W1", "GUAVA"],
  ["LIME", "MANGO", "DRAGONFRUIT"],
];

/** Five reels in the orchard, 243 ways. */
export function View({ round, fresh, calm, fast, onShown }: GameViewProps) {
  const state = round?.state as SlotRound<WayWin> | null | undefined;
  const spins = state?.spins ?? [];
  const at = usePlayback({
    id: round?.state ? round.roundId : undefined,
    steps: Math.max(1, spins.length),
    fresh,
    calm,
    lasts: (step) => (fast ? 550 : 1_050) + ((spins[step]?.coins ?? 0) > 0 ? (fast ? 350 : 800) : 0),
    onShown,
  });
  const spin = spins[at];
  const awarded = spins.slice(0, at + 1).reduce((sum, one) => sum + one.awarded, 0);
  const moving = fresh && !calm;
  return (
    <div className="stage-view">
      <Paints />
      <Reels
        grid={spin?.grid ?? IDLE}
        lit={spin ? litCells(spin) : new Set()}
        spinKey={`${round?.roundId}:${at}`}
        moving={moving}
        fast={fast}
        frame="#2f8f7d"
        draw={drawSymbol}
        nameOf={nameOf}
      />
      <Message key={`${round?.roundId}:${at}`} settle={spin?.kind === "FREE" ? 0 : settleMs(5, { moving, fast })}>
        {spin?.kind === "FREE" ? `Free spin ${at} of ${awarded}` : spin ? waysText(spin) : "243 ways, left to right"}
      </Message>
    </div>
  );
}

function waysText(spin: Spin<WayWin>): string {
  if (spin.awarded > 0) return `${spin.scatters} bolts: ${spin.awarded} free spins!`;
  return spin.wins.map((win) => `${nameOf(win.symbol)} ×${win.count}${win.ways > 1 ? `, ${win.ways} ways` : ""}`).join(" · ");
}

function litCells(spin: Spin<WayWin>): Set<string> {
  const lit = new Set<string>();
  const light = (reel: number, matches: (symbol: string) => boolean) =>
    spin.grid[reel]?.forEach((symbol, row) => matches(symbol) && lit.add(`${reel}:${row}`));
  for (const win of spin.wins)
    for (let reel = 0; reel < win.count; reel++) light(reel, (symbol) => symbol === win.symbol || symbol in math.wildMultiplier);
  if (spin.awarded > 0) spin.grid.forEach((_, reel) => light(reel, (symbol) => symbol === "SCAT"));
  return lit;
}
