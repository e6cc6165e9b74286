import type { GameFace, GameViewProps } from "@perya/game-kit";
import { Paints } from "@perya/game-kit/art";
import { Board, Message } from "@perya/game-kit/board";
import { useEffect, useRef, useState, type KeyboardEvent } from "react";
import type { Choice, ShownRound } from "./rules.ts";
import { Crate, type Look } from "./symbols.tsx";

export const face: GameFace = { firstChoice: { mines: 3 }, playLabel: "Start" };

const SIDE = 5;
const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -SIDE, ArrowDown: SIDE };

/** Twenty-five crates. */
export function View({ round, busy, choice, onChoice, onAct, onShown, fresh, money }: GameViewProps) {
  const state = (round?.state ?? null) as ShownRound | null;
  const open = state !== null && state.ended === null;
  useEffect(() => {
    if (fresh) onShown();
  }, [fresh, round?.roundId, round?.step, onShown]);
  return (
    <div className="stage-view beside">
      <Paints />
      <Board ratio={1} frame="#8a5a2b" lively={state?.ended === "CASHED_OUT"}>
        <Crates state={state} open={open && !busy} onPick={(pick) => onAct({ pick })} />
      </Board>
      <div className="stage-side mx-auto w-full max-w-md">
        <Message>{messageOf(state)}</Message>
        {open && state ? (
          <button type="button" disabled={busy || state.picked.length === 0} onClick={() => onAct({ cashOut: true })} className="take">
            {state.picked.length === 0 ? (
              <>Open a crate: next pays ×{times(state.nextMultiplier)}</>
            ) : (
              <>
                <span>
                  Take {money(BigInt(round?.payout ?? "0"))} (×{times(state.multiplier)})
                </span>
                <span className="block text-sm font-semibold">The next one makes it ×{times(state.nextMultiplier)}</span>
              </>
            )}
          </button>
        ) : (
          <MineCount choice={choice as Choice} disabled={busy} onChoice={onChoice} />
        )}
      </div>
    </div>
  );
}

function messageOf(state: ShownRound | null): string {
  if (state === null) return "How many spoiled mangoes?";
  if (state.ended === "BUST") return "A spoiled one. The stake is gone.";
  return state.ended === "CASHED_OUT" ? `Taken at ×${times(state.multiplier)}` : `${state.mines} of 25 crates are spoiled`;
}

function times(multiplier: string): string {
  return (Number(multiplier) / 10_000).toFixed(4).replace(/0{1,2}$/, "");
}

function MineCount({ choice, disabled, onChoice }: { choice: Choice; disabled: boolean; onChoice: (choice: Choice) => void }) {
  return (
    <label className="choice-row">
      <span className="font-semibold">Spoiled</span>
      <input
        type="range"
        min="1"
        max="24"
        value={choice.mines}
        disabled={disabled}
        onChange={(event) => onChoice({ mines: Number(event.target.value) })}
        className="min-h-11 min-w-0 flex-1 accent-(--bulb)"
      />
      <output className="w-10 text-end text-lg font-bold tabular-nums">{choice.mines}</output>
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
    <div role="group" aria-label="Crates" onKeyDown={move} className="grid h-full grid-cols-5 grid-rows-5 gap-1.5 p-2">
      {Array.from({ length: SIDE * SIDE }, (_, cell) => {
        const look = lookOf(state, cell);
        return (
          <button
            key={cell}
            ref={(button) => void (cells.current[cell] = button)}
            type="button"
            tabIndex={cell === at ? 0 : -1}
            aria-disabled={!open || look !== "closed"}
            onFocus={() => setAt(cell)}
            onClick={() => open && look === "closed" && onPick(cell)}
            aria-label={`Crate row ${Math.floor(cell / SIDE) + 1}, column ${(cell % SIDE) + 1}: ${look}`}
            className={`crate ${look} ${open && look === "closed" ? "ready" : ""} ${state?.ended && !state.picked.includes(cell) ? "past" : ""}`}
          >
            <span key={look} className={`grid size-full place-items-center ${look === "closed" ? "" : "pops"}`}>
              <Crate look={look} />
            </span>
          </button>
        );
      })}
    </div>
  );
}

function lookOf(state: ShownRound | null, cell: number): Look {
  if (!state) return "closed";
  if (state.mineCells?.includes(cell)) return "spoiled";
  return state.picked.includes(cell) ? "good" : "closed";
}
