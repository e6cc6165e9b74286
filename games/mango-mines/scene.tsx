/** A mango stall at the fair: awning above, baskets below. The light goes out over a spoiled one. */
export function Scene({ mood }: { readonly mood: string }) {
  return (
    <>
      <svg viewBox="0 0 1200 900" preserveAspectRatio="xMidYMax slice">
        <rect width="1200" height="900" fill="light-dark(#fbe7c2, #1a1840)" />
        <g fill="light-dark(#f3d9a8, #211f50)">
          {Array.from({ length: 10 }, (_, at) => (
            <rect key={at} x={at * 120 + 4} width="112" height="900" />
          ))}
        </g>
        <path d="M0 0h1200v900H0z" fill="light-dark(#ffcf70, #ffb627)" opacity=".05" />
        <Basket x={130} y={720} size={1.25} />
        <Basket x={1070} y={730} size={1.4} />
        <Basket x={350} y={790} size={0.8} />
        <Basket x={880} y={790} size={0.85} />
        <path d="M0 800h1200v100H0z" fill="light-dark(#b5743c, #4a2f3f)" />
        <path d="M0 800h1200v16H0z" fill="light-dark(#d99f5f, #6b4552)" />
        <path d="M0 848h1200v6H0z" fill="light-dark(#94592a, #38233a)" />
        <rect className="mood" width="1200" height="900" fill="light-dark(#5a2a1c, #0a0618)" opacity={mood === "bust" ? 0.45 : 0} />
      </svg>
      <svg viewBox="0 0 1200 900" preserveAspectRatio="xMidYMin slice">
        <Awning />
      </svg>
    </>
  );
}

function Awning() {
  const width = 80;
  return (
    <g>
      {Array.from({ length: 15 }, (_, at) => (
        <path
          key={at}
          d={`M${at * width} 0h${width}v86a${width / 2} ${width / 2} 0 0 1-${width} 0z`}
          fill={at % 2 === 0 ? "light-dark(#e2574f, #a83a4c)" : "light-dark(#fff6e2, #d9cfc0)"}
        />
      ))}
      <path d="M0 0h1200v30H0z" fill="light-dark(#b8403c, #7a2740)" opacity=".5" />
    </g>
  );
}

function Basket({ x, y, size }: { readonly x: number; readonly y: number; readonly size: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`} stroke="light-dark(#7a4a22, #241433)" strokeWidth="3">
      {[
        [-44, -30],
        [0, -44],
        [42, -30],
        [-22, -16],
        [24, -14],
      ].map(([cx, cy], at) => (
        <ellipse
          key={`${cx}`}
          cx={cx}
          cy={cy}
          rx="34"
          ry="26"
          transform={`rotate(${at * 23 - 30} ${cx} ${cy})`}
          fill={at % 2 === 0 ? "light-dark(#ffb627, #e09a2a)" : "light-dark(#ffc955, #c97f2b)"}
        />
      ))}
      <path d="M-92-8H92L74 92H-74z" fill="light-dark(#c98f4e, #6b4a3f)" />
      <path d="M-86 26H86M-80 58H80M-48-8l8 100M0-8v100M48-8l-8 100" fill="none" stroke="light-dark(#9c6730, #4a3030)" />
      <path d="M-98-18H98v18H-98z" fill="light-dark(#dcaa6a, #85604c)" />
    </g>
  );
}
