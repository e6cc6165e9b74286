import type { GameFace, GameViewProps, SlotRound, Spin } from "@perya/game-kit";
import { usePlayback } from "@perya/game-kit/playback";
import { Paints } from "@perya/game-kit/art";
import { Message } from "@perya/game-kit/board";
import { Reels, settleMs } from "@perya/game-kit/reels";
import type { LineWin } from "./evaluate-lines.ts";
import math from "./math.json" with { type: "json" };
import { drawSymbol, nameOf } from "./symbols.tsx";

export const face: GameFace = { firstChoice: {}, playLabel: "Spin" };

const IDLE = [
  ["PEARL", "WILD", "KOI"],
  ["A", "SCAT", "DRUM"],
  ["WILD", "FAN", "PEARL"],
  ["KOI", "WILD", "K"],
  ["DRUM", "PEARL", "WILD"],
];

/** Five reels under the lanterns. */
export function View({ round, fresh, calm, fast, onShown }: GameViewProps) {
  const state = round?.state as SlotRound<LineWin> | null | undefined;
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
  const free = spins.slice(1, at + 1).length;
  const awarded = spins.slice(0, at + 1).reduce((sum, one) => sum + one.awarded, 0);
  const moving = fresh && !calm;
  return (
    <div className="stage-view">
      <Paints />
      <Reels
        grid={spin?.grid ?? IDLE}
        lit={spin ? litCells(spin) : new Set()}
        paths={spin?.wins.map((win) => (math.lines[win.line - 1] ?? []).slice(0, win.count)) ?? []}
        spinKey={`${round?.roundId}:${at}`}
        moving={moving}
        fast={fast}
        frame="#c23b46"
        draw={drawSymbol}
        nameOf={nameOf}
      />
      <Message key={`${round?.roundId}:${at}`} settle={spin?.kind === "FREE" ? 0 : settleMs(5, { moving, fast })}>
        {spin?.kind === "FREE"
          ? `Free spin ${free} of ${awarded}, wins ×${math.freeSpinMultiplier}`
          : spin
            ? linesText(spin)
            : "Twenty lines, left to right"}
      </Message>
    </div>
  );
}

function linesText(spin: Spin<LineWin>): string {
  if (spin.awarded > 0) return `${spin.scatters} junk boats: ${spin.awarded} free spins!`;
  if (spin.wins.length === 0) return "";
  return spin.wins.length === 1
    ? `Line ${spin.wins[0]?.line}: ${nameOf(spin.wins[0]?.symbol ?? "")} ×${spin.wins[0]?.count}`
    : `${spin.wins.length} lines pay`;
}

function litCells(spin: Spin<LineWin>): Set<string> {
  const lit = new Set<string>();
  for (const win of spin.wins) for (let reel = 0; reel < win.count; reel++) lit.add(`${reel}:${math.lines[win.line - 1]?.[reel]}`);
  if (spin.awarded > 0) spin.grid.forEach((symbols, reel) => symbols.forEach((symbol, row) => symbol === "SCAT" && lit.add(`${reel}:${row}`)));
  return lit;
}
