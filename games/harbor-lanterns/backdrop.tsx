const LANTERNS = [
  [180, 210, 1],
  [330, 120, 0.7],
  [520, 250, 0.8],
  [1080, 230, 0.8],
  [1270, 130, 0.7],
  [1420, 220, 1],
] as const;
const STARS = Array.from({ length: 46 }, (_, at) => [(at * 373) % 1600, (at * 197) % 420, 1 + (at % 3) * 0.6] as const);

/** The harbour: hills, junk boats and lanterns over the water. At night under the moon, in the morning under a pale sun. */
export function Backdrop() {
  return (
    <svg viewBox="0 0 1600 900" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <defs>
        <linearGradient id="harbor-sky" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="light-dark(#8fc7ea, #0f0d2e)" />
          <stop offset="0.5" stopColor="light-dark(#f9d9b4, #33255f)" />
          <stop offset="0.66" stopColor="light-dark(#ffc58f, #8a3f6b)" />
        </linearGradient>
        <linearGradient id="harbor-sea" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="light-dark(#7fb9c4, #46305f)" />
          <stop offset="0.3" stopColor="light-dark(#4b95ab, #1d2050)" />
          <stop offset="1" stopColor="light-dark(#2f7690, #0b0f2e)" />
        </linearGradient>
      </defs>
      <rect width="1600" height="900" fill="url(#harbor-sky)" />
      <g fill="light-dark(transparent, #f6f1e7)">
        {STARS.map(([x, y, r]) => (
          <circle key={`${x}`} cx={x} cy={y} r={r} opacity=".7" />
        ))}
      </g>
      <circle cx="800" cy="210" r="150" fill="light-dark(#fff6da, #ffe7b3)" opacity=".16" />
      <circle cx="800" cy="210" r="92" fill="light-dark(#fff3c9, #ffe7b3)" />
      <path d="M0 560q170-150 380-70 130-120 330-20 190-130 420-10 160-90 470 60v160H0z" fill="light-dark(#c78f86, #2a2055)" />
      <path d="M0 600q260-110 520-30 220-90 520 0 240-80 560 10v80H0z" fill="light-dark(#8f6f7e, #1c1743)" />
      <rect y="610" width="1600" height="290" fill="url(#harbor-sea)" />
      <path
        d="M700 640h200M660 676h280M720 712h170M640 760h320M710 812h180"
        stroke="light-dark(#fff3c9, #ffd98a)"
        strokeWidth="7"
        strokeLinecap="round"
        opacity=".45"
      />
      <Boat x={250} y={650} size={1.5} />
      <Boat x={1330} y={640} size={1.25} />
      <Boat x={1050} y={616} size={0.6} />
      <path d="M0 40Q400 190 800 70T1600 40" fill="none" stroke="light-dark(#6b4a4a, #453a78)" strokeWidth="3" />
      {LANTERNS.map(([x, y, size]) => (
        <Lantern key={x} x={x} y={y} size={size} />
      ))}
    </svg>
  );
}

function Boat({ x, y, size }: { x: number; y: number; size: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`}>
      <path d="M-6-120v120h-62c0-52 24-92 62-120z" fill="light-dark(#f2a33a, #c98a2b)" />
      <path d="M6-104V0h62C68-44 44-82 6-104z" fill="light-dark(#fffaf0, #b9b0d8)" />
      <path d="M-60-30h54M-46-64h40M8-34h56M8-66h38" stroke="#1a1238" strokeWidth="3" opacity=".4" />
      <path d="M-84 4H84L60 34H-60z" fill="light-dark(#a5473a, #7c2b3c)" />
      <path d="M-50 46H50M-30 58h64" stroke="light-dark(#fffaf0, #ffb627)" strokeWidth="4" opacity=".35" strokeLinecap="round" />
    </g>
  );
}

function Lantern({ x, y, size }: { x: number; y: number; size: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`}>
      <circle r="90" fill="#ffb627" opacity=".14" />
      <path d="M0-120v66" stroke="light-dark(#6b4a4a, #453a78)" strokeWidth="3" />
      <path d="M-26-50h52l18 24v44l-18 28h-52l-18-28v-44z" fill="light-dark(#e4574f, #ff6b62)" />
      <path d="M-12-50h24v96h-24z" fill="light-dark(#ffd35e, #ffcf5a)" />
      <path d="M-22-62h44v12h-44zM-22 46h44v10h-44z" fill="light-dark(#8f4a1f, #3a2f6e)" />
      <path d="M-8 58v26M0 58v36M8 58v26" stroke="light-dark(#e4574f, #ffb627)" strokeWidth="4" strokeLinecap="round" />
    </g>
  );
}
