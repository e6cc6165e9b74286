/** The market at the end of the day: hills, mango trees, stalls with striped awnings under a string of bulbs. */
export function Backdrop() {
  return (
    <svg viewBox="0 0 1600 900" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <defs>
        <linearGradient id="market-sky" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="light-dark(#a9d8ee, #1a1240)" />
          <stop offset="0.5" stopColor="light-dark(#fde7bd, #52306b)" />
          <stop offset="0.72" stopColor="light-dark(#ffd79a, #a1506a)" />
        </linearGradient>
      </defs>
      <rect width="1600" height="900" fill="url(#market-sky)" />
      <circle cx="1180" cy="330" r="110" fill="light-dark(#fff3c9, #ffb37a)" opacity=".8" />
      <path d="M0 560q220-150 460-60 240-140 520-10 260-120 620 30v380H0z" fill="light-dark(#a8c98a, #3a2c66)" />
      <path d="M0 640q300-90 760-20t840-10v290H0z" fill="light-dark(#7fae6a, #2a2355)" />
      <Tree x={330} />
      <Tree x={1290} />
      <Stall x={110} colour="light-dark(#e4574f, #d9544d)" />
      <Stall x={1490} colour="light-dark(#0f9a84, #1fa58c)" />
      <path d="M0 790h1600v110H0z" fill="light-dark(#d9b98a, #241c48)" />
      <path d="M0 60Q400 190 800 80T1600 60" fill="none" stroke="light-dark(#8a5a34, #453a78)" strokeWidth="4" />
      {Array.from({ length: 21 }, (_, at) => {
        const x = 40 + at * 76;
        const y = 62 + 62 * Math.abs(Math.sin((x / 800) * Math.PI)) - (x > 800 ? 14 : 0);
        return (
          <g key={at}>
            <circle cx={x} cy={y + 12} r="26" fill="#ffb627" opacity=".16" />
            <circle cx={x} cy={y + 12} r="9" fill="#ffcf5a" />
          </g>
        );
      })}
    </svg>
  );
}

function Tree({ x }: { x: number }) {
  return (
    <g transform={`translate(${x} 660)`}>
      <path d="M-16 90q12-90 0-140h32q-10 60 4 140z" fill="light-dark(#8a5a34, #3d2638)" />
      <path
        d="M-120-40a70 70 0 0 1 46-104 78 78 0 0 1 146-4 66 66 0 0 1 46 112 62 62 0 0 1-92 34 74 74 0 0 1-104 0 50 50 0 0 1-42-38z"
        fill="light-dark(#4f9a54, #24604f)"
      />
      {[-70, -20, 36, 76].map((dx, at) => (
        <ellipse key={dx} cx={dx} cy={-40 + (at % 2) * 34} rx="15" ry="20" fill="light-dark(#f29a17, #ffb627)" transform={`rotate(20 ${dx} -30)`} />
      ))}
    </g>
  );
}

function Stall({ x, colour }: { x: number; colour: string }) {
  return (
    <g transform={`translate(${x} 800)`}>
      <path d="M-190-220h24v240h-24zM166-220h24v240h-24z" fill="light-dark(#8a5a34, #4a2f3a)" />
      <path d="M-200-70h400v90h-400z" fill="light-dark(#b07b45, #5b3a34)" />
      {[-150, -75, 0, 75, 150].map((dx) => (
        <ellipse key={dx} cx={dx} cy="-78" rx="32" ry="24" fill="light-dark(#f2a93a, #e89a2a)" />
      ))}
      {Array.from({ length: 10 }, (_, at) => (
        <path key={at} d={`M${-220 + at * 44}-300h44v84a22 22 0 0 1-44 0z`} fill={at % 2 === 0 ? colour : "light-dark(#fff6e2, #e9dcc8)"} />
      ))}
    </g>
  );
}
