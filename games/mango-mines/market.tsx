interface Place {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

const FRUIT = [
  [-72, -46],
  [-30, -96],
  [26, -20],
  [52, -88],
  [84, -40],
  [-8, -52],
] as const;

/** A mango tree in fruit. */
export function Tree({ x, y, size }: Place) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`}>
      <path d="M-18 130q14-100 0-170h38q-12 70 4 170z" fill="light-dark(#8a5a34, #45283f)" />
      <path
        d="M-124-30a72 72 0 0 1 46-106 80 80 0 0 1 150-6 68 68 0 0 1 48 114 64 64 0 0 1-94 36 76 76 0 0 1-106 0 52 52 0 0 1-44-38z"
        fill="light-dark(#3f8a4c, #1f5a4e)"
      />
      <path
        d="M-104-56a60 60 0 0 1 44-74 70 70 0 0 1 128-2 56 56 0 0 1 40 76q-40-34-78-6-36-40-74-4-30-12-60 10z"
        fill="light-dark(#62ad5c, #2c7a62)"
      />
      {FRUIT.map(([dx, dy], at) => (
        <g key={dx} transform={`translate(${dx} ${dy}) rotate(${at * 17 - 30})`}>
          <ellipse rx="14" ry="19" fill="light-dark(#f29a17, #f5a02a)" />
          <ellipse cx="-4" cy="-6" rx="5" ry="8" fill="light-dark(#ffd76a, #ffd76a)" opacity=".8" />
        </g>
      ))}
    </g>
  );
}

const HEAP = [
  [-44, -30],
  [0, -46],
  [42, -30],
  [-22, -16],
  [24, -14],
] as const;

/** A basket heaped with mangoes. */
export function Basket({ x, y, size }: Place) {
  return (
    <g
      transform={`translate(${x} ${y}) scale(${size})`}
      stroke="light-dark(#7a4a22, #2b1633)"
      strokeWidth="3"
    >
      {HEAP.map(([cx, cy], at) => (
        <g key={cx} transform={`translate(${cx} ${cy}) rotate(${at * 23 - 30})`}>
          <ellipse
            rx="34"
            ry="26"
            fill={at % 2 === 0 ? "light-dark(#ffb627, #f5a02a)" : "light-dark(#ffc955, #e58a24)"}
          />
          <path
            d="M-30 8q30 24 58-2-6 20-28 20T-30 8z"
            stroke="none"
            fill="#e2473f"
            opacity=".35"
          />
          <ellipse cx="-10" cy="-9" rx="11" ry="6" stroke="none" fill="#fff3c9" opacity=".75" />
        </g>
      ))}
      <path d="M-92-8H92L74 92H-74z" fill="light-dark(#c98f4e, #7a4f44)" />
      <path
        d="M-86 26H86M-80 58H80M-48-8l8 100M0-8v100M48-8l-8 100"
        fill="none"
        stroke="light-dark(#9c6730, #4f3030)"
      />
      <path d="M-98-18H98v18H-98z" fill="light-dark(#e2b273, #9a6d55)" />
    </g>
  );
}
