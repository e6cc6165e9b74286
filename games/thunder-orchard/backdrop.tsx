const TREES = [
  [130, 640, 1.2],
  [400, 610, 0.8],
  [1190, 610, 0.8],
  [1470, 640, 1.25],
] as const;
const FRUIT = [
  [-52, -120],
  [-10, -150],
  [46, -126],
  [-30, -90],
  [24, -86],
] as const;

/** The orchard before the rain: rolling rows, heavy clouds, one bolt. In the morning the storm has just gone. */
export function Backdrop() {
  return (
    <svg viewBox="0 0 1600 900" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <defs>
        <linearGradient id="orchard-sky" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="light-dark(#9fc9dd, #141034)" />
          <stop offset="0.55" stopColor="light-dark(#dbeee2, #33307a)" />
          <stop offset="0.75" stopColor="light-dark(#fdeec2, #5c4f9c)" />
        </linearGradient>
      </defs>
      <rect width="1600" height="900" fill="url(#orchard-sky)" />
      {[360, 1290].map((x) => (
        <path key={x} d={`M${x} 150l-80 170h62l-38 140 150-190h-74l60-120z`} fill="light-dark(#ffe9a6, #ffd35e)" opacity=".85" />
      ))}
      <Cloud x={160} y={140} size={1.5} />
      <Cloud x={800} y={70} size={2} />
      <Cloud x={1430} y={150} size={1.6} />
      <path d="M0 600q240-120 520-50 260-110 560-10 240-90 520 20v340H0z" fill="light-dark(#a8cf8e, #24385e)" />
      <path d="M0 690q300-110 640-40 320-100 960 20v230H0z" fill="light-dark(#79b06a, #1b4a52)" />
      <path d="M0 790q420-90 800-30 420-70 800 20v120H0z" fill="light-dark(#5c9656, #123c40)" />
      {TREES.map(([x, y, size]) => (
        <g key={x} transform={`translate(${x} ${y}) scale(${size})`}>
          <path d="M-14 100q10-70 0-110h28q-8 50 2 110z" fill="light-dark(#8a5a34, #4a2d2a)" />
          <path
            d="M-96-70a58 58 0 0 1 40-84 62 62 0 0 1 112-6 56 56 0 0 1 40 92 52 52 0 0 1-74 36 60 60 0 0 1-86-2 46 46 0 0 1-32-36z"
            fill="light-dark(#4f9a54, #1f7a63)"
          />
          <path d="M-70-96a44 44 0 0 1 60-50" stroke="light-dark(#86c97c, #3bb08a)" strokeWidth="12" fill="none" strokeLinecap="round" opacity=".6" />
          {FRUIT.map(([cx, cy]) => (
            <circle key={cx} cx={cx} cy={cy} r="13" fill="light-dark(#f29a17, #ffb627)" />
          ))}
        </g>
      ))}
    </svg>
  );
}

function Cloud({ x, y, size }: { x: number; y: number; size: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`}>
      <path d="M-150 40a60 60 0 0 1 10-118 90 90 0 0 1 170-20 74 74 0 0 1 120 50 50 50 0 0 1-8 88z" fill="light-dark(#ffffff, #2b2860)" />
      <path d="M-150 40a60 60 0 0 1-50-50q40 26 120 20t180-4q60 0 90-26a50 50 0 0 1-48 60z" fill="light-dark(#d5e4ea, #1e1b4a)" />
    </g>
  );
}
