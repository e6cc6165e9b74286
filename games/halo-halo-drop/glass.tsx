import { bucketsOf, type Choice } from "./rules.ts";

const SIZE = 100;
const TOP = 13;
const PEG_SPACE = 66;

interface GlassProps {
  readonly choice: Choice;
  /** The way so far, one letter a row; null before anything was dropped. */
  readonly path: string | null;
  readonly landed: number | null;
}

/** The hill of shaved ice, its lumps, the gem on its way, and the layers that pay. */
export function Glass({ choice, path, landed }: GlassProps) {
  const buckets = bucketsOf(choice);
  const gap = SIZE / (choice.rows + 1.5);
  const x = (row: number, right: number) => SIZE / 2 + (right - row / 2) * gap;
  const y = (row: number) => TOP + (row * PEG_SPACE) / choice.rows;
  const right = path ? path.split("R").length - 1 : 0;
  const touched = new Set(Array.from(path ?? "", (_, row) => `${row}:${(path ?? "").slice(0, row).split("R").length - 1}`));
  return (
    <svg
      viewBox="0 0 100 100"
      role="img"
      aria-label={`${choice.rows} rows, risk ${choice.risk}. Layers pay ${buckets.map((tenths) => (tenths / 10).toFixed(1)).join(", ")}`}
      className="absolute inset-0 size-full"
    >
      <Hill />
      {Array.from({ length: choice.rows }, (_, row) =>
        Array.from({ length: row + 1 }, (_ice, at) => (
          <circle
            key={`${row}:${at}`}
            cx={x(row, at)}
            cy={y(row) + 3}
            r={gap * 0.17}
            className={touched.has(`${row}:${at}`) ? "ice touched" : "ice"}
          />
        )),
      )}
      {buckets.map((tenths, bucket) => (
        <Layer key={bucket} tenths={tenths} x={x(choice.rows, bucket)} width={gap} upright={choice.rows > 12} landed={landed === bucket} />
      ))}
      {path !== null && (
        <Gem x={x(path.length, right)} y={path.length >= choice.rows ? 83.4 : y(path.length) - gap * 0.1} size={Math.max(0.62, gap * 0.12)} />
      )}
    </svg>
  );
}

function Gem({ x, y, size }: { x: number; y: number; size: number }) {
  return (
    <g className="gem" style={{ transform: `translate(${x}px, ${y}px)` }}>
      <g transform={`scale(${size})`} strokeLinejoin="round">
        <path d="M-3-1.4-1.6-3h3.2L3-1.4 0 3z" fill="#ff5b6e" stroke="#1a1238" strokeWidth=".6" />
        <path d="M-1.6-3-.7-1.4H.7L1.6-3M-3-1.4h6M-.7-1.4 0 3 .7-1.4" stroke="#ffd9dd" strokeWidth=".34" fill="none" />
      </g>
    </g>
  );
}

function Hill() {
  return (
    <>
      <defs>
        <linearGradient id="halo-ice" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="light-dark(#ffffff, #6f7fd0)" />
          <stop offset="1" stopColor="light-dark(#d5e6fb, #2c2f74)" />
        </linearGradient>
      </defs>
      <path
        d="M50 7q6 0 8 5l4 6q4 1 5 6l5 9q4 2 4 6l6 11q4 2 5 7l5 10q4 3 4 8v11H4v-11q0-5 4-8l5-10q1-5 5-7l6-11q0-4 4-6l5-9q1-5 5-6l4-6q2-5 8-5z"
        fill="url(#halo-ice)"
      />
      <circle cx="50" cy="6" r="3.4" fill="#e2384d" stroke="#1a1238" strokeWidth=".6" />
      <path d="M50 3q1-3 4-3" stroke="#2f8f4e" strokeWidth=".8" fill="none" />
    </>
  );
}

interface LayerProps {
  readonly tenths: number;
  readonly x: number;
  readonly width: number;
  readonly upright: boolean;
  readonly landed: boolean;
}

function Layer({ tenths, x, width, upright, landed }: LayerProps) {
  const text = tenths >= 1000 ? String(tenths / 10) : (tenths / 10).toFixed(1);
  return (
    <g className={landed ? "layer landed" : "layer"} style={{ transformOrigin: `${x}px 92px` }}>
      <rect
        x={x - width * 0.46}
        y="86.5"
        width={width * 0.92}
        height="11.5"
        rx="1.6"
        fill={landed ? "var(--lamp)" : layerColour(tenths)}
        stroke="#1a1238"
        strokeWidth=".5"
      />
      <rect x={x - width * 0.36} y="87.6" width={width * 0.72} height="1.4" rx=".7" fill="#fff" opacity=".5" />
      <text
        x={x}
        y={upright ? 92.4 : 93.6}
        transform={upright ? `rotate(-90 ${x} 92.4)` : undefined}
        dominantBaseline={upright ? "central" : undefined}
        textAnchor="middle"
        fontSize={upright ? 3.5 : Math.min(4, width * 0.42)}
        fontWeight="800"
        fill="#1a1238"
      >
        {text}
      </text>
    </g>
  );
}

function layerColour(tenths: number): string {
  if (tenths >= 100) return "#ff8f7d";
  if (tenths >= 20) return "#ffc94d";
  return tenths >= 10 ? "#74efd8" : "#c9c3ea";
}
