const CABINS = Array.from({ length: 12 }, (_, at) => (at * Math.PI) / 6);
const CABIN_COLOURS = ["var(--coral)", "var(--teal)", "var(--lamp)", "var(--violet)"];
const BULBS = Array.from(
  { length: 19 },
  (_, at) => [-190 + at * 60, 24 + 14 * Math.sin((at / 18) * Math.PI * 2)] as const,
);
const STARS = [
  [70, 30],
  [150, 92],
  [240, 24],
  [330, 70],
  [420, 18],
  [510, 84],
  [600, 26],
  [850, 18],
] as const;

/** A string of bulbs across whatever it hangs over. */
export function BulbString({ className }: { className: string }) {
  return (
    <svg
      viewBox="-220 0 1120 60"
      preserveAspectRatio="xMaxYMin slice"
      aria-hidden="true"
      className={className}
    >
      <path d="M-220 20Q60 56 340 24T900 24" fill="none" stroke="var(--line)" strokeWidth="2" />
      {BULBS.map(([x, y]) => (
        <g key={x}>
          <circle cx={x} cy={y} r="11" fill="var(--lamp)" opacity=".16" />
          <circle cx={x} cy={y} r="4.2" fill="var(--lamp)" />
        </g>
      ))}
    </svg>
  );
}

/**
 * The plaza at night: a ferris wheel, tents and a jeepney. Drawn once, still, and out of the way of
 * the words.
 */
export function HeroScene() {
  return (
    <svg
      viewBox="-220 0 1120 360"
      preserveAspectRatio="xMaxYMax slice"
      aria-hidden="true"
      className="h-full w-full rtl:-scale-x-100"
    >
      <g fill="var(--ink-soft)" opacity=".5">
        {STARS.map(([x, y]) => (
          <circle key={x} cx={x} cy={y} r="1.6" />
        ))}
      </g>
      <path d="M250 345q90-96 190-50 90-70 200-30 120-60 260 20v60z" fill="var(--overlay)" />
      <Wheel />
      <Tent x={470} colour="var(--coral)" size={0.92} />
      <Tent x={835} colour="var(--teal)" size={0.82} />
      <Jeepney />
      <path d="M-220 345H900v15H-220z" fill="var(--overlay)" />
      <path d="M-220 345H900" stroke="var(--line)" strokeWidth="3" />
    </svg>
  );
}

function Wheel() {
  return (
    <>
      <g stroke="var(--edge)" fill="none" strokeWidth="3">
        <circle cx="660" cy="205" r="112" />
        <circle cx="660" cy="205" r="98" strokeWidth="1.6" />
        {CABINS.map((angle) => (
          <path
            key={angle}
            d={`M660 205 L${660 + 112 * Math.cos(angle)} ${205 + 112 * Math.sin(angle)}`}
            strokeWidth="1.6"
          />
        ))}
        <path d="M660 205 602 345M660 205 718 345" strokeWidth="7" />
      </g>
      {CABINS.map((angle, at) => (
        <g
          key={angle}
          transform={`translate(${660 + 112 * Math.cos(angle)} ${205 + 112 * Math.sin(angle)})`}
        >
          <path d="M-12 0a12 12 0 0 1 24 0z" fill={CABIN_COLOURS[at % 4]} />
          <path d="M-11 2h22l-3 12h-16z" fill="var(--raised)" stroke="var(--edge)" />
          <circle cy="6" r="2.4" fill="var(--lamp)" />
        </g>
      ))}
      <circle cx="660" cy="205" r="16" fill="var(--lamp)" opacity=".25" />
      <circle cx="660" cy="205" r="9" fill="var(--lamp)" />
    </>
  );
}

function Tent({ x, colour, size }: { x: number; colour: string; size: number }) {
  return (
    <g transform={`translate(${x} 345) scale(${size})`}>
      <path d="M-62 0V-52H62V0z" fill={colour} />
      <path d="M-40 0v-52h26V0zM14 0v-52h26V0z" fill="var(--canvas)" />
      <path
        d="M-78-52 0-118 78-52q-13 14-26 0-13 14-26 0-13 14-26 0-13 14-26 0-13 14-26 0-13 14-26 0z"
        fill={colour}
      />
      <path d="M-52-52-26-52 0-118zM0-52 26-52 0-118zM52-52 78-52 0-118z" fill="var(--canvas)" />
      <path d="M-15 0v-34q15-14 30 0V0z" fill="#1d1b3a" />
      <circle cy="-14" r="7" fill="var(--lamp)" opacity=".8" />
      <path d="M0-118v-20l22 8-22 8" fill="var(--lamp)" />
    </g>
  );
}

function Jeepney() {
  return (
    <g transform="translate(548 345) scale(.86)">
      <path
        d="M-10-58h120q10 0 12 10l4 22h24q8 0 8 8v12H-22v-36q0-16 12-16z"
        fill="var(--violet)"
      />
      <path d="M-16-34h136l2 9H-22v-5z" fill="var(--lamp)" />
      <path
        d="M-12-54h28v16h-28zM22-54h28v16H22zM56-54h28v16H56zM90-54h18l4 16H90z"
        fill="var(--canvas)"
      />
      <path d="M-16-66h118v6H-16z" fill="var(--coral)" />
      <circle cx="8" cy="-4" r="13" fill="#1d1b3a" />
      <circle cx="8" cy="-4" r="5" fill="var(--canvas)" />
      <circle cx="122" cy="-4" r="13" fill="#1d1b3a" />
      <circle cx="122" cy="-4" r="5" fill="var(--canvas)" />
      <circle cx="154" cy="-18" r="5" fill="var(--lamp)" />
    </g>
  );
}
