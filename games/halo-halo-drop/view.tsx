import type { GameFace, GameViewProps } from "@perya/game-kit";
import { useEffect, useState } from "react";
import { bucketsOf, type Choice, type Risk, type Round, type Rows } from "./rules.ts";

export const face: GameFace = { firstChoice: { rows: 12, risk: "mid" }, playLabel: "Drop" };

const STEP_MS = 130;
const FAST_STEP_MS = 55;
const SIZE = 100;

/** A tall glass of halo-halo: the gem falls from ice to ice into the layer that pays. */
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
  const landed = state && row >= state.rows && state.rows === shown.rows && state.risk === shown.risk;
  return (
    <div className="mx-auto grid w-full max-w-md gap-3">
      <Glass
        choice={shown}
        path={state && state.rows === shown.rows && state.risk === shown.risk ? state.path.slice(0, row) : null}
        landed={landed ? state.bucket : null}
      />
      <p className="min-h-7 text-center font-semibold" aria-live="polite">
        {landed ? `Pays ×${(state.tenths / 10).toFixed(1)}` : ""}
      </p>
      <Choices choice={choice as Choice} disabled={busy} onChoice={onChoice} />
    </div>
  );
}

function useFall({
  id,
  rows,
  fresh,
  stepMs,
  calm,
  onShown,
}: {
  id: string | undefined;
  rows: number;
  fresh: boolean;
  stepMs: number;
  calm: boolean;
  onShown: () => void;
}): number {
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

function Glass({ choice, path, landed }: { choice: Choice; path: string | null; landed: number | null }) {
  const buckets = bucketsOf(choice);
  const gap = SIZE / (choice.rows + 2);
  const x = (row: number, right: number) => SIZE / 2 + (right - row / 2) * gap;
  const y = (row: number) => 6 + (row * 78) / choice.rows;
  const right = path ? path.split("R").length - 1 : 0;
  return (
    <svg
      viewBox="0 0 100 106"
      role="img"
      aria-label={`${choice.rows} rows, risk ${choice.risk}. Layers pay ${buckets.map((tenths) => (tenths / 10).toFixed(1)).join(", ")}`}
      className="w-full rounded-2xl border-4 border-violet bg-ground"
    >
      <path d="M30 2Q50 -1 70 2L98 84v12q-48 10-96 0V84z" fill="var(--raised)" stroke="var(--line)" />
      {Array.from({ length: choice.rows }, (_, row) =>
        Array.from({ length: row + 1 }, (_ice, at) => (
          <circle key={`${row}:${at}`} cx={x(row, at)} cy={y(row) + 4} r={gap * 0.16} fill="var(--ink-soft)" />
        )),
      )}
      {buckets.map((tenths, bucket) => (
        <g key={bucket} className={landed === bucket ? "cell-lit-svg" : ""}>
          <rect
            x={x(choice.rows, bucket) - gap * 0.44}
            y="89"
            width={gap * 0.88}
            height="9"
            rx="1.5"
            fill={landed === bucket ? "var(--bulb)" : layerColour(tenths)}
          />
          <text x={x(choice.rows, bucket)} y="95.2" textAnchor="middle" fontSize={Math.min(3.6, gap * 0.4)} fontWeight="700" fill="#12122b">
            {tenths >= 1000 ? tenths / 10 : (tenths / 10).toFixed(1)}
          </text>
        </g>
      ))}
      {path !== null && (
        <circle
          className="gem"
          cx="0"
          cy="0"
          r={gap * 0.3}
          fill="var(--coral)"
          stroke="#fff"
          strokeWidth="0.5"
          style={{ transform: `translate(${x(path.length, right)}px, ${path.length >= choice.rows ? 86 : y(path.length)}px)` }}
        />
      )}
    </svg>
  );
}

function layerColour(tenths: number): string {
  if (tenths >= 100) return "#ff8a80";
  if (tenths >= 20) return "#ffb627";
  return tenths >= 10 ? "#7fe0cc" : "#b9b5d6";
}

const ROWS: readonly Rows[] = [8, 12, 16];
const RISKS: readonly Risk[] = ["low", "mid", "high"];

function Choices({ choice, disabled, onChoice }: { choice: Choice; disabled: boolean; onChoice: (choice: Choice) => void }) {
  return (
    <div className="grid grid-cols-2 gap-3">
      <Choose legend="Rows" values={ROWS} value={choice.rows} disabled={disabled} onValue={(rows) => onChoice({ ...choice, rows })} />
      <Choose legend="Risk" values={RISKS} value={choice.risk} disabled={disabled} onValue={(risk) => onChoice({ ...choice, risk })} />
    </div>
  );
}

function Choose<Value extends string | number>({
  legend,
  values,
  value,
  disabled,
  onValue,
}: {
  legend: string;
  values: readonly Value[];
  value: Value;
  disabled: boolean;
  onValue: (value: Value) => void;
}) {
  return (
    <fieldset disabled={disabled} className="grid grid-cols-3 gap-1 rounded-xl border border-line p-1">
      <legend className="px-1 text-sm text-soft">{legend}</legend>
      {values.map((one) => (
        <label
          key={one}
          className="grid min-h-10 cursor-pointer place-items-center rounded-lg font-semibold has-checked:bg-bulb has-checked:text-on-bulb has-focus-visible:outline-2 has-focus-visible:outline-bulb"
        >
          <input type="radio" className="sr-only" name={legend} checked={one === value} onChange={() => onValue(one)} />
          {one}
        </label>
      ))}
    </fieldset>
  );
}
