import type { GameFace, GameViewProps } from "@perya/game-kit";
import { useEffect, useRef, useState, type KeyboardEvent } from "react";
import type { Choice, ShownRound } from "./rules.ts";

export const face: GameFace = { firstChoice: { mines: 3 }, playLabel: "Start" };

const SIDE = 5;
const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -SIDE, ArrowDown: SIDE };

/** Twenty-five crates. */
export function View({ round, busy, choice, onChoice, onAct, onShown, fresh, money }: GameViewProps) {
  const state = round?.state as ShownRound | null | undefined;
  const open = state !== null && state !== undefined && state.ended === null;
  useEffect(() => {
    if (fresh) onShown();
  }, [fresh, round?.roundId, round?.step, onShown]);
  return (
    <div className="mx-auto grid w-full max-w-md gap-3">
      <Crates state={state ?? null} open={open && !busy} onPick={(pick) => onAct({ pick })} />
      {open && state ? (
        <button
          type="button"
          disabled={busy || state.picked.length === 0}
          onClick={() => onAct({ cashOut: true })}
          className="min-h-12 rounded-xl bg-teal font-bold text-(--on-teal) disabled:opacity-50"
        >
          {state.picked.length === 0
            ? `Open a crate: next pays ×${times(state.nextMultiplier)}`
            : `Take ${money(BigInt(round?.payout ?? "0"))} (×${times(state.multiplier)})`}
        </button>
      ) : (
        <MineCount choice={choice as Choice} disabled={busy} onChoice={onChoice} />
      )}
      <p className="min-h-7 text-center font-semibold" aria-live="polite">
        {state?.ended === "BUST"
          ? "A spoiled one. The stake is gone."
          : state?.ended === "CASHED_OUT"
            ? `Taken at ×${times(state.multiplier)}`
            : open
              ? `${state?.mines} of 25 crates are spoiled`
              : "How many spoiled mangoes?"}
      </p>
    </div>
  );
}

function times(multiplier: string): string {
  return (Number(multiplier) / 10_000).toFixed(4).replace(/0{1,2}$/, "");
}

function MineCount({ choice, disabled, onChoice }: { choice: Choice; disabled: boolean; onChoice: (choice: Choice) => void }) {
  return (
    <label className="flex items-center gap-3">
      <span className="font-semibold">Spoiled</span>
      <input
        type="range"
        min="1"
        max="24"
        value={choice.mines}
        disabled={disabled}
        onChange={(event) => onChoice({ mines: Number(event.target.value) })}
        className="min-h-11 flex-1 accent-(--bulb)"
      />
      <output className="w-8 text-end font-bold tabular-nums">{choice.mines}</output>
    </label>
  );
}

/** One crate at a time takes part in the tab order; arrows go from crate to crate. */
function Crates({ state, open, onPick }: { state: ShownRound | null; open: boolean; onPick: (cell: number) => void }) {
  const [at, setAt] = useState(12);
  const cells = useRef<(HTMLButtonElement | null)[]>([]);
  const move = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = (at + step + SIDE * SIDE) % (SIDE * SIDE);
    setAt(next);
    cells.current[next]?.focus();
  };
  return (
    <div role="group" aria-label="Crates" onKeyDown={move} className="grid grid-cols-5 gap-2 rounded-2xl border-4 border-bulb bg-ground p-3">
      {Array.from({ length: SIDE * SIDE }, (_, cell) => {
        const look = lookOf(state, cell);
        return (
          <button
            key={cell}
            ref={(button) => void (cells.current[cell] = button)}
            type="button"
            tabIndex={cell === at ? 0 : -1}
            disabled={!open || look !== "closed"}
            onFocus={() => setAt(cell)}
            onClick={() => onPick(cell)}
            aria-label={`Crate row ${Math.floor(cell / SIDE) + 1}, column ${(cell % SIDE) + 1}: ${look}`}
            className={`grid aspect-square place-items-center rounded-xl border-2 transition-transform ${look === "closed" ? "border-line bg-overlay enabled:hover:-translate-y-0.5" : look === "spoiled" ? "border-coral bg-raised" : "border-teal bg-raised"}`}
          >
            <Crate look={look} />
          </button>
        );
      })}
    </div>
  );
}

type Look = "closed" | "good" | "spoiled";

function lookOf(state: ShownRound | null, cell: number): Look {
  if (!state) return "closed";
  if (state.mineCells?.includes(cell)) return "spoiled";
  return state.picked.includes(cell) ? "good" : "closed";
}

function Crate({ look }: { look: Look }) {
  if (look === "closed")
    return (
      <svg viewBox="0 0 64 64" className="w-4/5" aria-hidden="true">
        <path d="M6 16h52v36H6z" fill="#8a5a2b" />
        <path d="M6 28h52M6 40h52M18 16v36M46 16v36" stroke="#5d3b1a" strokeWidth="3" />
      </svg>
    );
  return (
    <svg viewBox="0 0 64 64" className="w-4/5" aria-hidden="true">
      <path d="M44 12C26 8 8 26 12 44c4 14 26 12 36-2 8-12 8-26-4-30z" fill={look === "good" ? "var(--bulb)" : "#5b6b3a"} />
      <path d="M44 13q4-8 14-8-2 10-12 12z" fill={look === "good" ? "var(--teal)" : "#4a4a2c"} />
      {look === "spoiled" && <path d="M22 28l8 8m0-8-8 8M36 26l8 8m0-8-8 8M24 48q8-8 16-2" stroke="var(--ground)" strokeWidth="3" fill="none" />}
    </svg>
  );
}
