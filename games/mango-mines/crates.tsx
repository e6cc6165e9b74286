import { Symbol } from "@perya/game-kit/art";
import { useRef, useState, type CSSProperties, type KeyboardEvent } from "react";
import type { ShownRound } from "./rules.ts";

const SIDE = 5;
const CELLS = SIDE * SIDE;
const STEPS: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -SIDE,
  ArrowDown: SIDE,
};

type Look = "closed" | "good" | "spoiled";

interface CratesProps {
  readonly state: ShownRound | null;
  /** A crate may be opened now. */
  readonly open: boolean;
  /** The last crate was opened just now. */
  readonly fresh: boolean;
  readonly onPick: (cell: number) => void;
}

/**
 * Twenty-five crates. Only one is in the tab order at a time; the arrow keys move between crates.
 */
export function Crates({ state, open, fresh, onPick }: CratesProps) {
  const [at, setAt] = useState(12);
  const cells = useRef<(HTMLButtonElement | null)[]>([]);
  const move = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = (at + step + CELLS) % CELLS;
    setAt(next);
    cells.current[next]?.focus();
  };
  return (
    <div role="group" aria-label="Crates" onKeyDown={move} className="crates">
      {Array.from({ length: CELLS }, (_, cell) => {
        const look = lookOf(state, cell);
        const canOpen = open && look === "closed";
        const opened = state?.picked.includes(cell) ?? false;
        const isLast = state?.picked.at(-1) === cell;
        return (
          <button
            key={cell}
            ref={(button) => void (cells.current[cell] = button)}
            type="button"
            tabIndex={cell === at ? 0 : -1}
            aria-disabled={!canOpen}
            onFocus={() => setAt(cell)}
            onClick={() => canOpen && onPick(cell)}
            aria-label={placeOf(cell) + look}
            className={`crate crate-${look} ${opened ? "crate-opened" : ""} ${fresh && (isLast || (state?.ended && !opened)) ? "crate-fresh" : ""} ${isLast && look === "spoiled" ? "crate-hit" : ""}`}
            style={{ "--order": isLast ? 0 : (cell * 7) % 11 } as CSSProperties}
          >
            {look !== "closed" && (
              <Symbol name={look === "good" ? "GOOD" : "SPOILED"} className="crate-fruit" />
            )}
            <span className="crate-lid">
              <Symbol name="CRATE" />
            </span>
          </button>
        );
      })}
    </div>
  );
}

/**
 * What is at a place. When a round is over every crate is open, those the player picked and the
 * rest.
 */
function lookOf(state: ShownRound | null, cell: number): Look {
  if (!state) return "closed";
  if (state.mineCells?.includes(cell)) return "spoiled";
  return state.picked.includes(cell) || state.ended ? "good" : "closed";
}

/**
 * Picks a closed crate for a player who leaves it to chance. The browser's own randomness is
 * enough, because every closed crate has the same odds.
 */
export function anyClosed(state: ShownRound): number {
  const closed = Array.from({ length: CELLS }, (_, cell) => cell).filter(
    (cell) => lookOf(state, cell) === "closed",
  );
  const [random = 0] = crypto.getRandomValues(new Uint32Array(1));
  return closed[random % closed.length] ?? 0;
}

function placeOf(cell: number): string {
  return `Crate row ${Math.floor(cell / SIDE) + 1}, column ${(cell % SIDE) + 1}: `;
}
