const BUBBLES = Array.from({ length: 26 }, (_, at) => [(at * 421) % 1600, 120 + ((at * 263) % 680), 5 + (at % 4) * 4] as const);
const RAYS = [120, 420, 760, 1050, 1330] as const;

/** The reef: light from above, corals at both sides, fish between. */
export function Backdrop() {
  return (
    <svg viewBox="0 0 1600 900" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <defs>
        <linearGradient id="reef-water" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="light-dark(#bdeff0, #1c6f8c)" />
          <stop offset="0.5" stopColor="light-dark(#6fcadb, #17406e)" />
          <stop offset="1" stopColor="light-dark(#3c9dbb, #0d1738)" />
        </linearGradient>
      </defs>
      <rect width="1600" height="900" fill="url(#reef-water)" />
      {RAYS.map((x) => (
        <path key={x} d={`M${x} 0h120l-150 900h-240z`} fill="#ffffff" opacity=".07" />
      ))}
      <path d="M0 760q200-60 420-10t520-10 660 20v140H0z" fill="light-dark(#e7d3a4, #33406b)" />
      <Fish x={260} y={280} colour="light-dark(#f29a17, #ffb627)" />
      <Fish x={1330} y={210} colour="light-dark(#e4574f, #ff6b62)" flip />
      <Fish x={1400} y={430} colour="light-dark(#6a53e6, #9b8cff)" flip />
      <Fish x={170} y={520} colour="light-dark(#0f9a84, #2dd4b4)" />
      <Coral x={130} colour="light-dark(#f2554f, #e0524c)" size={1.5} />
      <Coral x={360} colour="light-dark(#d8458f, #b83f86)" size={1} />
      <Coral x={1260} colour="light-dark(#f29a17, #d98500)" size={1} />
      <Coral x={1480} colour="light-dark(#e4574f, #ff6b62)" size={1.6} />
      <path
        d="M560 800q-30-120 10-200t-10-160M620 810q30-100-10-170t20-150M1010 800q-30-120 10-190t-10-140"
        stroke="light-dark(#2f8f6b, #1f7a63)"
        strokeWidth="16"
        fill="none"
        strokeLinecap="round"
        opacity=".7"
      />
      {BUBBLES.map(([x, y, r]) => (
        <circle key={x} cx={x} cy={y} r={r} fill="none" stroke="#ffffff" strokeWidth="2.5" opacity=".35" />
      ))}
      <path d="M0 850q400-70 800-20t800-10v80H0z" fill="light-dark(#d8bf88, #24305a)" />
    </svg>
  );
}

function Coral({ x, colour, size }: { x: number; colour: string; size: number }) {
  return (
    <g transform={`translate(${x} 800) scale(${size})`} stroke={colour} strokeLinecap="round" fill="none">
      <path d="M0 40v-190M0-40l-56-60v-70M0-80l60-50v-66" strokeWidth="30" />
      <path d="M-56-110l-34-22M60-150l38-28M0-140l-20-50" strokeWidth="22" />
    </g>
  );
}

function Fish({ x, y, colour, flip = false }: { x: number; y: number; colour: string; flip?: boolean }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${flip ? -1 : 1} 1)`}>
      <path d="M-50 0l-34-30v60z" fill={colour} />
      <ellipse rx="56" ry="32" fill={colour} />
      <path d="M-8-30q14 30 0 60M16-28q12 28 0 56" stroke="#ffffff" strokeWidth="8" opacity=".75" fill="none" />
      <circle cx="34" cy="-8" r="8" fill="#ffffff" />
      <circle cx="36" cy="-8" r="4" fill="#1a1238" />
    </g>
  );
}
