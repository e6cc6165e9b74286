import { multiplierAt, type Choice, type ShownRound } from "./rules.ts";

const CELLS = 25;
const QUICK = [1, 3, 5, 10, 15];
/** How many multipliers are in view. */
const IN_VIEW = 5;

/** A multiplier × 10,000 as players read it. */
export function times(multiplier: bigint | string): string {
  return (Number(multiplier) / 10_000).toFixed(4).replace(/0{1,2}$/, "");
}

/** The multipliers of good crates, from the crate opened last to the next few. */
export function Ladder({ mines, safe }: { readonly mines: number; readonly safe: number }) {
  const most = CELLS - mines;
  const first = Math.max(1, Math.min(safe, most - IN_VIEW + 1));
  const steps = Array.from({ length: Math.min(IN_VIEW, most) }, (_, at) => first + at);
  return (
    <ol className="ladder" aria-label="What good crates pay">
      {steps.map((picks) => (
        <li
          key={picks}
          aria-current={picks === safe ? "step" : undefined}
          className={picks === safe ? "ladder-now" : ""}
        >
          <span className="text-xs">{picks} good</span>
          <b>×{times(multiplierAt(mines, picks))}</b>
        </li>
      ))}
    </ol>
  );
}

interface SpoiledProps {
  readonly choice: Choice;
  readonly locked: boolean;
  readonly onChoice: (choice: Choice) => void;
}

/** How many crates hold a spoiled mango. */
export function Spoiled({ choice, locked, onChoice }: SpoiledProps) {
  return (
    <fieldset disabled={locked} className="panel-box">
      <legend className="sr-only">Spoiled mangoes</legend>
      <label className="flex items-center gap-3">
        <span className="font-semibold">Spoiled</span>
        <input
          type="range"
          min="1"
          max={CELLS - 1}
          value={choice.mines}
          onChange={(event) => onChoice({ mines: Number(event.target.value) })}
          className="min-h-11 min-w-0 flex-1 accent-(--bulb)"
        />
        <output className="w-8 text-end text-lg font-bold tabular-nums">{choice.mines}</output>
      </label>
      <div className="grid grid-cols-5 gap-1.5">
        {QUICK.map((mines) => (
          <button
            key={mines}
            type="button"
            aria-pressed={mines === choice.mines}
            onClick={() => onChoice({ mines })}
            className="chip"
          >
            {mines}
          </button>
        ))}
      </div>
    </fieldset>
  );
}

interface OpenPanelProps {
  readonly state: ShownRound;
  readonly open: boolean;
  readonly onAny: () => void;
}

/** The odds of the next crate, while the player decides about it. */
export function OpenPanel({ state, open, onAny }: OpenPanelProps) {
  const left = CELLS - state.picked.length;
  const good = left - state.mines;
  return (
    <div className="panel-box">
      <p className="text-center">
        <b>{good}</b> of <b>{left}</b> are good ({((good / left) * 100).toFixed(1)} %) · next pays{" "}
        <b>×{times(state.nextMultiplier)}</b>
      </p>
      <button
        type="button"
        aria-disabled={!open || undefined}
        onClick={() => open && onAny()}
        className="chip w-full"
      >
        Open any crate
      </button>
    </div>
  );
}
