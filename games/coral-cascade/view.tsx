import type { GameFace, GameViewProps } from "@perya/game-kit";
import { Paints } from "@perya/game-kit/art";
import { Board, Message } from "@perya/game-kit/board";
import { usePlayback } from "@perya/game-kit/playback";
import type { CSSProperties } from "react";
import { fallsAfter } from "./falls-after.ts";
import type { Round, Step } from "./rules.ts";
import { drawSymbol, NAMES } from "./symbols.tsx";

export const face: GameFace = { firstChoice: {}, playLabel: "Dive" };

const IDLE = ["0123450", "1234501", "2345012", "3450123", "4501234", "5012345", "0123450"];
const FALL_MS = { calm: 430, fast: 240 } as const;

/** The reef: groups burst, the rest falls, the multiplier climbs. */
export function View({ round, fresh, calm, fast, onShown }: GameViewProps) {
  const state = round?.state as Round | null | undefined;
  const steps = state?.steps ?? [];
  const at = usePlayback({
    id: round?.state ? round.roundId : undefined,
    steps: Math.max(1, steps.length),
    fresh,
    calm,
    lasts: (step) => ((steps[step]?.clusters.length ?? 0) > 0 ? (fast ? 800 : 1_500) : fast ? 450 : 800),
    onShown,
  });
  const step = steps[at];
  const moving = fresh && !calm;
  const settle = moving ? FALL_MS[fast ? "fast" : "calm"] : 0;
  return (
    <div className="stage-view">
      <Paints />
      <Reef key={`${round?.roundId}:${at}`} step={step} falls={moving ? fallsAfter(clearedBy(steps[at - 1])) : undefined} settle={settle} />
      <Message key={`m${round?.roundId}:${at}`} settle={settle}>
        {step ? stepText(step) : "Five or more that touch"}
      </Message>
    </div>
  );
}

function clearedBy(step: Step | undefined): ReadonlySet<number> | undefined {
  return step && new Set(step.clusters.flatMap((cluster) => cluster.cells));
}

function stepText(step: Step): string {
  const groups = step.clusters.map((cluster) => `${cluster.size} ${NAMES[cluster.symbol] ?? cluster.symbol}`).join(" · ");
  return groups && step.multiplier > 1 ? `${groups} · ×${step.multiplier}` : groups;
}

interface ReefProps {
  readonly step: Step | undefined;
  /** Rows each cell falls, when it does. */
  readonly falls: readonly number[] | undefined;
  readonly settle: number;
}

function Reef({ step, falls, settle }: ReefProps) {
  const lit = clearedBy(step) ?? new Set();
  return (
    <Board ratio={1} frame="#1d8f9b" lively={lit.size > 0} settle={settle}>
      <div
        role="img"
        aria-label={`Seven by seven board, ${lit.size} cells pay`}
        className="reef grid h-full grid-cols-7 grid-rows-7 gap-0.5 p-1"
        style={{ "--fall": `${settle}ms` } as CSSProperties}
      >
        {(step?.grid ?? IDLE).flatMap((row, y) =>
          Array.from(row, (symbol, x) => {
            const cell = y * 7 + x;
            const rows = falls?.[cell] ?? 0;
            return (
              <div key={cell} className={`cell ${lit.size === 0 ? "" : lit.has(cell) ? (falls ? "pays bursts" : "pays") : "pales"}`}>
                <div className={`grid size-full place-items-center ${rows > 0 ? "falls" : ""}`} style={{ "--rows": -rows } as CSSProperties}>
                  {drawSymbol(Number(symbol))}
                </div>
              </div>
            );
          }),
        )}
      </div>
    </Board>
  );
}
