import math from "./math.json" with { type: "json" };
import type { LineWin } from "./evaluate-lines.ts";

const COLOURS = ["#ffb627", "#ff6b62", "#2dd4b4", "#a99bff", "#8fb7ff"];
/** The window in units: a cell is ten wide and ten high, stretched with the reels. */
const CELL = 10;
const MIDDLE = CELL / 2;

function pathOf(line: number, count: number): string {
  return (math.lines[line - 1] ?? [])
    .slice(0, count)
    .map((row, reel) => `${reel === 0 ? "M" : "L"}${reel * CELL + MIDDLE} ${row * CELL + MIDDLE}`)
    .join("");
}

/** Paying lines as ribbons over the window, each as long as its run of symbols. */
export function LinesOver({ wins }: { readonly wins: readonly LineWin[] }) {
  return (
    <svg viewBox="0 0 50 30" preserveAspectRatio="none" aria-hidden="true" className="lines-over">
      {wins.map(({ line, count }) => (
        <g key={line} fill="none" strokeLinejoin="round" strokeLinecap="round">
          <path
            d={pathOf(line, count)}
            stroke="#1d1b3a"
            strokeWidth="8"
            vectorEffect="non-scaling-stroke"
            opacity=".55"
          />
          <path
            d={pathOf(line, count)}
            stroke={COLOURS[line % COLOURS.length]}
            strokeWidth="4.5"
            vectorEffect="non-scaling-stroke"
          />
        </g>
      ))}
    </svg>
  );
}

/** One line as a small diagram. */
export function LinePicture({ line }: { readonly line: number }) {
  const rows = math.lines[line - 1] ?? [];
  return (
    <svg
      viewBox="0 0 50 30"
      className="w-full rounded-md bg-ground"
      role="img"
      aria-label={`Line ${line}: rows ${rows.map((row) => row + 1).join(", ")}`}
    >
      {rows.map((row, reel) => (
        <rect
          key={reel}
          x={reel * CELL + 1}
          y={row * CELL + 1}
          width="8"
          height="8"
          rx="1.5"
          fill={COLOURS[line % COLOURS.length]}
        />
      ))}
    </svg>
  );
}
