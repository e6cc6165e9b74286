import type { GameFace, GameViewProps } from "@perya/game-kit";
import { Board, Message } from "@perya/game-kit/board";
import { useEffect, useState } from "react";
import { Glass } from "./glass.tsx";
import type { Choice, Risk, Round, Rows } from "./rules.ts";

export const face: GameFace = { firstChoice: { rows: 12, risk: "mid" }, playLabel: "Drop" };

const STEP_MS = 130;
const FAST_STEP_MS = 55;

/** Halo-halo: the gem falls from ice to ice into the layer that pays. */
export function View({ round, fresh, calm, fast, busy, choice, onChoice, onShown }: GameViewProps) {
  const state = round?.state as Round | null | undefined;
  const shown = (busy && state ? state : (choice as Choice)) ?? (choice as Choice);
  const row = useFall({
    id: state ? round?.roundId : undefined,
    rows: state?.rows ?? 0,
    fresh,
    stepMs: fast ? FAST_STEP_MS : STEP_MS,
    calm,
    onShown,
  });
  const same = state && state.rows === shown.rows && state.risk === shown.risk;
  const landed = same && row >= state.rows;
  return (
    <div className="stage-view beside">
      <Board ratio={1} frame="#7b53b8" lively={Boolean(landed && state.tenths >= 10)}>
        <Glass choice={shown} path={same ? state.path.slice(0, row) : null} landed={landed ? state.bucket : null} />
      </Board>
      <div className="stage-side mx-auto w-full max-w-md">
        <Message>{landed ? `Pays ×${(state.tenths / 10).toFixed(1)}` : busy ? "" : "The further out, the more it pays"}</Message>
        <Choices choice={choice as Choice} disabled={busy} onChoice={onChoice} />
      </div>
    </div>
  );
}

interface Fall {
  readonly id: string | undefined;
  readonly rows: number;
  readonly fresh: boolean;
  readonly stepMs: number;
  readonly calm: boolean;
  readonly onShown: () => void;
}

function useFall({ id, rows, fresh, stepMs, calm, onShown }: Fall): number {
  const [fall, setFall] = useState<{ id: string | undefined; row: number }>({ id: undefined, row: 0 });
  const row = fall.id === id ? fall.row : fresh && !calm ? 0 : rows;
  useEffect(() => {
    if (id === undefined || !fresh) return;
    const done = calm || row >= rows;
    const timer = setTimeout(() => (done ? onShown() : setFall({ id, row: row + 1 })), done ? (calm ? 0 : 350) : stepMs);
    return () => clearTimeout(timer);
  }, [id, rows, row, fresh, stepMs, calm, onShown]);
  return row;
}

const ROWS: readonly Rows[] = [8, 12, 16];
const RISKS: readonly Risk[] = ["low", "mid", "high"];

function Choices({ choice, disabled, onChoice }: { choice: Choice; disabled: boolean; onChoice: (choice: Choice) => void }) {
  return (
    <div className="choices">
      <Choose legend="Rows" values={ROWS} value={choice.rows} disabled={disabled} onValue={(rows) => onChoice({ ...choice, rows })} />
      <Choose legend="Risk" values={RISKS} value={choice.risk} disabled={disabled} onValue={(risk) => onChoice({ ...choice, risk })} />
    </div>
  );
}

interface ChooseProps<Value> {
  readonly legend: string;
  readonly values: readonly Value[];
  readonly value: Value;
  readonly disabled: boolean;
  readonly onValue: (value: Value) => void;
}

function Choose<Value extends string | number>({ legend, values, value, disabled, onValue }: ChooseProps<Value>) {
  return (
    <fieldset disabled={disabled} className="segments">
      <legend className="sr-only">{legend}</legend>
      <span aria-hidden="true" className="segments-name">
        {legend}
      </span>
      {values.map((one) => (
        <label key={one} className="segment">
          <input type="radio" className="sr-only" name={legend} checked={one === value} onChange={() => onValue(one)} />
          {one}
        </label>
      ))}
    </fieldset>
  );
}
