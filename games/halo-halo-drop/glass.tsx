import type { Pace } from "@perya/game-kit";
import { useLayoutEffect, useRef, type CSSProperties } from "react";
import { bounce, gapOf, LAYERS, placeOf, radiusOf, rightsOf, type Frame } from "./course.ts";
import { bucketsOf, type Choice } from "./rules.ts";

const OUTLINE = "#1d1b3a";
export const ROW_MS = { normal: 165, fast: 62, calm: 0 } as const satisfies Record<Pace, number>;

interface GlassProps {
  readonly choice: Choice;
  /** The path of the scoop that fell or is falling. */
  readonly path: string | null;
  /** A new value for every scoop, so that its animation restarts. */
  readonly dropKey: string;
  readonly falling: boolean;
  readonly landed: number | null;
  readonly pace: Pace;
}

/** A tall glass of shaved ice over the layers that pay. */
export function Glass({ choice, path, dropKey, falling, landed, pace }: GlassProps) {
  const buckets = bucketsOf(choice);
  return (
    <svg
      viewBox="0 0 100 102"
      role="img"
      aria-label={
        `${choice.rows} rows, risk ${choice.risk}. Layers pay ` +
        buckets.map((tenths) => tenths / 10).join(", ") +
        (landed === null ? "" : `. It fell into ${(buckets[landed] ?? 0) / 10}`)
      }
      className="glass"
    >
      <Vessel />
      <Ice choice={choice} path={falling ? path : null} dropKey={dropKey} pace={pace} />
      {buckets.map((tenths, bucket) => (
        <Layer
          key={bucket}
          choice={choice}
          bucket={bucket}
          tenths={tenths}
          isLanded={landed === bucket}
        />
      ))}
      {landed !== null && <Tag choice={choice} bucket={landed} tenths={buckets[landed] ?? 0} />}
      <Scoop key={dropKey} choice={choice} path={path} falling={falling} pace={pace} />
    </svg>
  );
}

/** The glass itself: ice above, sweet layers shining through below. */
function Vessel() {
  return (
    <>
      <defs>
        <linearGradient id="glass-ice" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="light-dark(#ffffff, #7f8ae6)" />
          <stop offset="0.38" stopColor="light-dark(#eef4ff, #4a4bb0)" />
          <stop offset="0.72" stopColor="light-dark(#e9dcff, #3a2a86)" />
          <stop offset="1" stopColor="light-dark(#d9bff2, #2a1560)" />
        </linearGradient>
        <linearGradient id="glass-cube" x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stopColor="#ffffff" />
          <stop offset="1" stopColor="light-dark(#86b4d8, #8fb4ea)" />
        </linearGradient>
        <radialGradient id="glass-scoop" cx="0.36" cy="0.3" r="0.8">
          <stop offset="0" stopColor="#e5ccff" />
          <stop offset="0.45" stopColor="#a873ee" />
          <stop offset="1" stopColor="#6a35b8" />
        </radialGradient>
      </defs>
      <path
        d="M32 0h36l32.5 85.5v10q-50.5 11.5-101 0v-10z"
        fill="light-dark(#c9dcea, #120f38)"
        opacity=".55"
      />
      <path
        d="M33 1h34l32 85v9q-49 11-98 0v-9z"
        fill="url(#glass-ice)"
        stroke="light-dark(#8fb0cc, #b3b6ff)"
        strokeWidth="1"
      />
      <path
        d="M3 84.5q47 9 94 0l1.5 3v7q-48.5 9.5-97 0v-7z"
        fill="light-dark(#b892dd, #1d0f45)"
        opacity=".5"
      />
      <path d="M38 6 11 78" stroke="#fff" strokeWidth="2" strokeLinecap="round" opacity=".5" />
      <path d="M64.5 6 91 78" stroke="#fff" strokeWidth="0.8" strokeLinecap="round" opacity=".3" />
      <path d="M31 1.2h38" stroke="#fff" strokeWidth="1.8" strokeLinecap="round" opacity=".85" />
    </>
  );
}

function Ice({
  choice,
  path,
  dropKey,
  pace,
}: Pick<GlassProps, "choice" | "path" | "dropKey" | "pace">) {
  const rights = path === null ? [] : rightsOf(path);
  const size = gapOf(choice.rows) * 0.5;
  return Array.from({ length: choice.rows }, (_, row) =>
    Array.from({ length: row + 1 }, (_ice, at) => {
      const { x, y } = placeOf(choice.rows, row, at);
      const isHit = rights[row] === at && pace !== "calm";
      return (
        <rect
          key={isHit ? `${dropKey}:${row}:${at}` : `${row}:${at}`}
          x={x - size / 2}
          y={y - size / 2 + 2}
          width={size}
          height={size}
          rx={size * 0.25}
          fill="url(#glass-cube)"
          stroke="light-dark(#7fa5c4, #4a55b8)"
          strokeWidth="0.25"
          className={isHit ? "ice-hit" : ""}
          style={isHit ? ({ "--at": `${(row + 1) * ROW_MS[pace]}ms` } as CSSProperties) : undefined}
        />
      );
    }),
  );
}

interface LayerProps {
  readonly choice: Choice;
  readonly bucket: number;
  readonly tenths: number;
  readonly isLanded: boolean;
}

function Layer({ choice, bucket, tenths, isLanded }: LayerProps) {
  const gap = gapOf(choice.rows);
  const { x } = placeOf(choice.rows, choice.rows, bucket);
  return (
    <g className={isLanded ? "layer-landed" : ""}>
      <path
        d={`M${x - gap * 0.46} ${LAYERS}h${gap * 0.92}l-${gap * 0.08} 7.2q-${gap * 0.38} 1.6-${gap * 0.76} 0z`}
        fill={colourOf(tenths)}
        stroke={isLanded ? "#fff" : OUTLINE}
        strokeWidth={isLanded ? 0.9 : 0.45}
        strokeLinejoin="round"
      />
      <path
        d={`M${x - gap * 0.36} ${LAYERS + 1.1}h${gap * 0.72}`}
        stroke="#fff"
        strokeWidth="0.9"
        strokeLinecap="round"
        opacity=".55"
      />
      <text
        x={x}
        y="94.4"
        textAnchor="middle"
        fontSize={Math.min(3.9, gap * 0.47)}
        fontWeight="800"
        fill={OUTLINE}
      >
        {tenths / 10}
      </text>
    </g>
  );
}

/** The multiplier of the layer it fell into, large enough to read at a glance. */
function Tag({ choice, bucket, tenths }: Omit<LayerProps, "isLanded">) {
  const { x } = placeOf(choice.rows, choice.rows, bucket);
  return (
    <text
      x={Math.min(88, Math.max(12, x))}
      y="80"
      textAnchor="middle"
      fontSize="8"
      fontWeight="800"
      fill="#ffc955"
      stroke={OUTLINE}
      strokeWidth="1.8"
      strokeLinejoin="round"
      paintOrder="stroke"
      className="layer-tag"
    >
      ×{tenths / 10}
    </text>
  );
}

/** The layers of the dessert, sweeter where they pay more. */
function colourOf(tenths: number): string {
  if (tenths >= 100) return "#ff8a7d";
  if (tenths >= 20) return "#ffc23d";
  if (tenths >= 10) return "#7fe0c4";
  return "#c3b8f5";
}

/** A scoop of ube: a fresh one falls; any other rests where it fell. */
function Scoop({
  choice,
  path,
  falling,
  pace,
}: Pick<GlassProps, "choice" | "path" | "falling" | "pace">) {
  const across = useRef<SVGGElement>(null);
  const down = useRef<SVGGElement>(null);
  const radius = radiusOf(choice.rows);
  const end =
    path === null
      ? { x: 50, y: 2 }
      : { x: placeOf(choice.rows, choice.rows, rightsOf(path).at(-1) ?? 0).x, y: LAYERS - radius };
  useLayoutEffect(() => {
    if (!falling || path === null || pace === "calm") return;
    const course = bounce(choice.rows, path);
    const duration = (choice.rows + 1) * ROW_MS[pace];
    const play = (
      element: SVGGElement | null,
      frames: readonly Frame[],
      write: (value: number) => string,
    ) =>
      element?.animate(
        frames.map(({ offset, value, easing }) => ({ offset, easing, transform: write(value) })),
        { duration, fill: "backwards" },
      );
    const runs = [
      play(across.current, course.across, (x) => `translate(${x}px, 0)`),
      play(down.current, course.down, (y) => `translate(0, ${y}px)`),
    ];
    return () => runs.forEach((run) => run?.cancel());
  }, [choice.rows, falling, pace, path]);
  return (
    <g ref={across} style={{ transform: `translate(${end.x}px, 0)` }}>
      <g ref={down} style={{ transform: `translate(0, ${end.y}px)` }}>
        <circle r={radius * 1.12} fill="url(#glass-scoop)" stroke={OUTLINE} strokeWidth="0.5" />
        <circle
          cx={-radius * 0.36}
          cy={-radius * 0.4}
          r={radius * 0.24}
          fill="#fff"
          opacity=".85"
        />
      </g>
    </g>
  );
}
