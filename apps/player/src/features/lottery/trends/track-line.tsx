import { useText } from "../../../shared/language/text.ts";
import type { Track } from "./tracks.ts";

/** Pixels that a bead has at least. */
const NARROWEST = 26;
const HEIGHT = 120;
const EDGE = 14;
const COLOURS = [
  "var(--coral)",
  "var(--teal)",
  "var(--violet)",
  "var(--bulb-ink)",
  "var(--ink-soft)",
] as const;

/**
 * What stood at one place, draw by draw, as beads on a string as long as the page is wide; the
 * newest at the end.
 */
export function TrackLine({ track, place }: { track: Track; place: number }) {
  const t = useText("trends");
  const [least, most] = [Math.min(...track), Math.max(...track)];
  const x = (at: number) => `${((at + 0.5) / track.length) * 100}%`;
  const y = (value: number) =>
    EDGE + (1 - (value - least) / Math.max(1, most - least)) * (HEIGHT - 2 * EDGE);
  const colour = COLOURS[(place - 1) % COLOURS.length] ?? "var(--coral)";
  return (
    <figure className="grid min-w-0 gap-1">
      <figcaption className="text-sm font-semibold">{t("place", { count: place })}</figcaption>
      <div
        className="overflow-x-auto rounded-xl border border-line bg-raised"
        tabIndex={0}
        role="group"
        aria-label={t("place", { count: place })}
      >
        <svg
          width="100%"
          height={HEIGHT}
          style={{ minWidth: track.length * NARROWEST }}
          role="img"
          aria-label={t("string", { values: track.join(", ") })}
        >
          {track.slice(1).map((value, at) => (
            <line
              key={at}
              x1={x(at)}
              y1={y(track[at] ?? value)}
              x2={x(at + 1)}
              y2={y(value)}
              stroke={colour}
              strokeWidth="2"
              opacity=".7"
            />
          ))}
          {track.map((value, at) => (
            <g key={at}>
              <circle
                cx={x(at)}
                cy={y(value)}
                r="10.5"
                fill="var(--ground)"
                stroke={colour}
                strokeWidth="2"
              />
              <text
                x={x(at)}
                y={y(value) + 4}
                textAnchor="middle"
                fontSize="11"
                fontWeight="700"
                fill="var(--ink)"
              >
                {value}
              </text>
            </g>
          ))}
        </svg>
      </div>
    </figure>
  );
}
