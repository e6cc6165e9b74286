import type { GameFace, GameViewProps } from "@perya/game-kit";
import { usePlayback } from "@perya/game-kit/playback";
import type { Round, Step } from "./rules.ts";
import { drawSymbol, NAMES } from "./symbols.tsx";

export const face: GameFace = { firstChoice: {}, playLabel: "Dive" };

const IDLE = ["0123450", "1234501", "2345012", "3450123", "4501234", "5012345", "0123450"];

/** The reef: groups burst, the rest falls, the multiplier climbs. */
export function View({ round, fresh, calm, fast, onShown }: GameViewProps) {
  const state = round?.state as Round | null | undefined;
  const steps = state?.steps ?? [];
  const at = usePlayback({
    id: round?.state ? round.roundId : undefined,
    steps: Math.max(1, steps.length),
    fresh,
    calm,
    lasts: (step) => ((steps[step]?.clusters.length ?? 0) > 0 ? (fast ? 700 : 1_300) : fast ? 450 : 800),
    onShown,
  });
  const step = steps[at];
  return (
    <div className="grid gap-2">
      <Board
        grid={step?.grid ?? IDLE}
        lit={new Set(step?.clusters.flatMap((cluster) => cluster.cells))}
        boardKey={`${round?.roundId}:${at}`}
        moving={fresh && !calm}
      />
      <p className="min-h-7 text-center font-semibold" aria-live="polite">
        {step ? stepText(step) : "Five or more that touch"}
      </p>
    </div>
  );
}

function stepText(step: Step): string {
  const groups = step.clusters.map((cluster) => `${cluster.size} ${NAMES[cluster.symbol] ?? cluster.symbol}`).join(" · ");
  return groups && step.multiplier > 1 ? `${groups} · ×${step.multiplier}` : groups;
}

function Board({ grid, lit, boardKey, moving }: { grid: readonly string[]; lit: ReadonlySet<number>; boardKey: string; moving: boolean }) {
  return (
    <div
      role="img"
      aria-label={`Seven by seven board, ${lit.size} cells pay`}
      className="mx-auto grid w-full max-w-md grid-cols-7 gap-1 overflow-hidden rounded-2xl border-4 border-teal bg-ground p-2"
    >
      {grid.flatMap((row, y) =>
        Array.from(row, (symbol, x) => {
          const cell = y * 7 + x;
          return (
            <div
              key={`${boardKey}:${cell}`}
              className={`grid aspect-square place-items-center rounded-lg bg-raised ${lit.has(cell) ? "cell-lit" : lit.size > 0 ? "opacity-45" : ""} ${moving ? "drop-in" : ""}`}
              style={{ animationDelay: `${x * 25 + (6 - y) * 18}ms` }}
            >
              {drawSymbol(Number(symbol))}
            </div>
          );
        }),
      )}
    </div>
  );
}
