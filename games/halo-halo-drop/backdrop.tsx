const JARS = [
  [110, "light-dark(#e4574f, #ff6b62)"],
  [220, "light-dark(#f2b63a, #ffb627)"],
  [330, "light-dark(#6a53e6, #9b8cff)"],
  [1270, "light-dark(#0f9a84, #2dd4b4)"],
  [1380, "light-dark(#d8458f, #e0529c)"],
  [1490, "light-dark(#f2b63a, #ffb627)"],
] as const;

/** The halo-halo stall: a tiled wall, jars of sweet things, an awning above. */
export function Backdrop() {
  return (
    <svg viewBox="0 0 1600 900" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <defs>
        <linearGradient id="stall-wall" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="light-dark(#ffe3ee, #2b1a55)" />
          <stop offset="1" stopColor="light-dark(#ffd0c4, #5a2a63)" />
        </linearGradient>
        <pattern id="stall-tiles" width="80" height="80" patternUnits="userSpaceOnUse">
          <path d="M0 0h80v80H0z" fill="none" stroke="light-dark(#f3b7c6, #43286e)" strokeWidth="2" opacity=".6" />
        </pattern>
      </defs>
      <rect width="1600" height="900" fill="url(#stall-wall)" />
      <rect width="1600" height="900" fill="url(#stall-tiles)" />
      {[360, 620].map((y, shelf) => (
        <g key={y}>
          {JARS.map(([x, colour], at) => (
            <Jar key={x} x={x} y={y} colour={JARS[(at + shelf * 2) % JARS.length]?.[1] ?? colour} />
          ))}
          <path d={`M40 ${y}h380v18H40zM1190 ${y}h380v18h-380z`} fill="light-dark(#b07b45, #3a2458)" />
        </g>
      ))}
      <path d="M0 800h1600v100H0z" fill="light-dark(#d99a6a, #2a1b4d)" />
      <path d="M0 800h1600v14H0z" fill="light-dark(#f0c39a, #4a2f74)" />
      {Array.from({ length: 20 }, (_, at) => (
        <path
          key={at}
          d={`M${at * 80} 0h80v70a40 40 0 0 1-80 0z`}
          fill={at % 2 === 0 ? "light-dark(#e4574f, #d9544d)" : "light-dark(#fff6e2, #efe3d2)"}
        />
      ))}
    </svg>
  );
}

function Jar({ x, y, colour }: { x: number; y: number; colour: string }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d="M-38-96h76v78q0 18-18 18h-40q-18 0-18-18z" fill={colour} opacity=".85" />
      <path d="M-38-126h76v36h-76z" fill="#ffffff" opacity=".25" />
      <path d="M-44-146h88v24h-88z" fill="light-dark(#8a5a34, #c99a5e)" />
      <path d="M-26-104v70" stroke="#ffffff" strokeWidth="8" opacity=".45" strokeLinecap="round" />
    </g>
  );
}
