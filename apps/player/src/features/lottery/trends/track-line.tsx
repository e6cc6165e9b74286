import { useText } from "../../../shared/text.ts";
import type { Track } from "./tracks.ts";

const STEP = 26;
const HEIGHT = 120;
const EDGE = 14;
const COLOURS = ["var(--coral)", "var(--teal)", "var(--violet)", "var(--bulb-ink)", "var(--ink-soft)"] as const;

/** What stood at one place, draw by draw, as beads on a string; the newest at the end. */
export function TrackLine({ track, place }: { track: Track; place: number }) {
  const t = useText("trends");
  const [least, most] = [Math.min(...track), Math.max(...track)];
  const x = (at: number) => EDGE + at * STEP;
  const y = (value: number) => EDGE + (1 - (value - least) / Math.max(1, most - least)) * (HEIGHT - 2 * EDGE);
  const width = 2 * EDGE + (track.length - 1) * STEP;
  const colour = COLOURS[(place - 1) % COLOURS.length] ?? "var(--coral)";
  return (
    <figure className="grid min-w-0 gap-1">
      <figcaption className="text-sm font-semibold">{t("place", { count: place })}</figcaption>
      <div className="overflow-x-auto rounded-xl border border-line bg-raised" tabIndex={0} role="group" aria-label={t("place", { count: place })}>
        <svg viewBox={`0 0 ${width} ${HEIGHT}`} width={width} height={HEIGHT} role="img" aria-label={t("string", { values: track.join(", ") })}>
          <polyline points={track.map((value, at) => `${x(at)},${y(value)}`).join(" ")} fill="none" stroke={colour} strokeWidth="2" opacity=".7" />
          {track.map((value, at) => (
            <g key={at}>
              <circle cx={x(at)} cy={y(value)} r="10.5" fill="var(--ground)" stroke={colour} strokeWidth="2" />
              <text x={x(at)} y={y(value) + 4} textAnchor="middle" fontSize="11" fontWeight="700" fill="var(--ink)">
                {value}
              </text>
            </g>
          ))}
        </svg>
      </div>
    </figure>
  );
}
