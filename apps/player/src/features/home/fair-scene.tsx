const CABINS = Array.from({ length: 12 }, (_, at) => (at * Math.PI) / 6);
const CABIN_COLOURS = ["var(--coral)", "var(--teal)", "var(--bulb)", "var(--violet)"];

/** The plaza at night: a ferris wheel, tents and a string of bulbs. Drawn once, still, and out of the way of the words. */
export function FairScene() {
  return (
    <svg viewBox="0 0 900 360" preserveAspectRatio="xMaxYMax slice" aria-hidden="true" className="absolute inset-0 -z-10 h-full w-full">
      <g stroke="var(--line)" fill="none" strokeWidth="3">
        <circle cx="690" cy="170" r="128" />
        <circle cx="690" cy="170" r="112" />
        {CABINS.map((angle) => (
          <path key={angle} d={`M690 170 L${690 + 128 * Math.cos(angle)} ${170 + 128 * Math.sin(angle)}`} strokeWidth="1.6" />
        ))}
        <path d="M690 170 620 345M690 170 760 345" strokeWidth="6" />
      </g>
      {CABINS.map((angle, at) => (
        <g key={angle} transform={`translate(${690 + 128 * Math.cos(angle)} ${170 + 128 * Math.sin(angle)})`}>
          <path d="M-12 0a12 12 0 0 1 24 0z" fill={CABIN_COLOURS[at % 4]} />
          <path d="M-11 2h22l-3 12h-16z" fill="var(--overlay)" stroke="var(--line)" />
        </g>
      ))}
      <circle cx="690" cy="170" r="9" fill="var(--bulb)" />
      <Tent x={500} colour="var(--coral)" />
      <Tent x={800} colour="var(--teal)" />
      <path d="M380 40Q520 110 640 48T900 60" fill="none" stroke="var(--line)" strokeWidth="2" />
      {[
        [410, 55],
        [460, 73],
        [515, 82],
        [565, 77],
        [612, 62],
        [665, 42],
        [720, 38],
        [775, 47],
        [830, 57],
        [880, 61],
      ].map(([x, y]) => (
        <g key={x}>
          <circle cx={x} cy={y} r="11" fill="var(--bulb)" opacity="0.16" />
          <circle cx={x} cy={y} r="4.5" fill="var(--bulb)" />
        </g>
      ))}
      <path d="M340 345H900" stroke="var(--line)" strokeWidth="3" />
    </svg>
  );
}

function Tent({ x, colour }: { x: number; colour: string }) {
  return (
    <g transform={`translate(${x} 345)`}>
      <path d="M-62 0V-52H62V0z" fill="var(--overlay)" />
      <path d="M-78-52 0-118 78-52z" fill={colour} />
      <path d="M-40-52 0-118-14-52zM14-52 0-118 40-52z" fill="var(--canvas)" />
      <path d="M-16 0v-36q16-14 32 0V0z" fill="var(--ground)" />
      <path d="M0-118v-18l20 7-20 7" fill="var(--bulb)" />
    </g>
  );
}
