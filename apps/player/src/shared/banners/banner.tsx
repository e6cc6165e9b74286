import { useBanners } from "./announcements.ts";
import type { BannerGroup } from "./banner-group.ts";
import { BannerStrip } from "./banner-strip.tsx";

const BULBS = Array.from(
  { length: 25 },
  (_, at) => [at * 50 - 10, 24 + 8 * Math.sin(at * 0.55)] as const,
);
const WIRE = `M${BULBS.map(([x, y]) => `${x} ${y}`).join("L")}`;
const STARS = ["var(--coral)", "var(--teal)", "var(--lamp)", "var(--violet)", "var(--coral)"];

/**
 * The banners of a place, or a default drawing if the brand has none. All are as high as their
 * place.
 */
export function Banner({ place }: { place: BannerGroup }) {
  const banners = useBanners(place);
  if (!banners) return <div data-banner={place} className="h-24 bg-overlay md:h-40" />;
  return banners.length > 0 ? (
    <BannerStrip place={place} layout="wide" />
  ) : (
    <HouseBanner place={place} />
  );
}

/** Parols under a string of bulbs. Decoration: it says nothing. */
function HouseBanner({ place }: { place: BannerGroup }) {
  return (
    <div
      data-banner={place}
      aria-hidden="true"
      className="h-24 overflow-hidden border-b border-line bg-raised md:h-40"
    >
      <svg viewBox="0 0 1200 110" preserveAspectRatio="xMidYMid slice" className="h-full w-full">
        <path d="M0 110q150-60 330-26 190-58 400-16 210-48 470 20v22z" fill="var(--overlay)" />
        <path d={WIRE} fill="none" stroke="var(--edge)" strokeWidth="2" />
        {BULBS.map(([x, y]) => (
          <g key={x} fill="var(--lamp)">
            <circle cx={x} cy={y} r="10" opacity=".16" />
            <circle cx={x} cy={y} r="4" />
          </g>
        ))}
        {STARS.map((colour, at) => (
          <Parol key={at} x={400 + at * 100} y={64 + (at % 2) * 8} colour={colour} />
        ))}
      </svg>
    </div>
  );
}

function Parol({ x, y, colour }: { x: number; y: number; colour: string }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d="M0-22v-26" stroke="var(--edge)" strokeWidth="1.5" />
      <circle r="24" fill="var(--lamp)" opacity=".12" />
      <circle r="19" fill="none" stroke="var(--lamp)" strokeWidth="1.6" />
      {[0, 72, 144, 216, 288].map((angle) => (
        <path key={angle} transform={`rotate(${angle})`} d="M0-22 5-7 0 0-5-7z" fill={colour} />
      ))}
      <circle r="4" fill="var(--canvas)" />
      <path
        d="M-11 18q-4 9-1 18M11 18q4 9 1 18"
        fill="none"
        stroke={colour}
        strokeWidth="1.6"
        strokeLinecap="round"
      />
    </g>
  );
}
