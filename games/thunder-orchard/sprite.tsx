import { Drawn, INK, paint, Ribbon, SHINE, type Drawing } from "@perya/game-kit/art";

function Leaf({
  x,
  y,
  angle = 0,
}: {
  readonly x: number;
  readonly y: number;
  readonly angle?: number;
}) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${angle})`}>
      <path d="M0 0q4-13 20-12-2 14-20 12z" fill={paint("teal")} {...INK} />
      <path d="M2-1q7-6 14-8" stroke="#0b7f6b" strokeWidth="1.8" fill="none" />
    </g>
  );
}

function Cloud({ times }: { readonly times: number }) {
  const face = paint(times === 1 ? "silver" : times === 2 ? "blue" : "violet");
  return (
    <>
      <path
        d="m24 44-5 13M34 44l-4 17M45 44l-5 13"
        stroke="#2dd4b4"
        strokeWidth="3.6"
        strokeLinecap="round"
      />
      <path
        d="M16 45A12.5 12.5 0 0 1 15 20 17 17 0 0 1 47 17a14 14 0 0 1 1 28z"
        fill={face}
        {...INK}
      />
      <path d="M12 38q8 5 36 3 8-2 10-7 1 9-10 11H16q-6 0-9-5z" fill="#1d1b3a" opacity=".16" />
      <path d="M18 24q3-9 12-9" {...SHINE} />
      {times === 1 ? (
        <Ribbon text="WILD" y={24} />
      ) : (
        <text
          x="32"
          y="39"
          textAnchor="middle"
          fontSize="26"
          fontWeight="800"
          fontFamily="Bricolage Grotesque Variable, system-ui"
          fill={paint("gold")}
          {...INK}
          strokeWidth="5"
          paintOrder="stroke"
        >
          ×{times}
        </text>
      )}
    </>
  );
}

const seeds = (count: number, radius: number, size: number, fill: string) =>
  Array.from({ length: count }, (_, at) => {
    const angle = (at * 2 * Math.PI) / count;
    return (
      <circle
        key={at}
        cx={32 + radius * Math.cos(angle)}
        cy={36 + radius * Math.sin(angle)}
        r={size}
        fill={fill}
      />
    );
  });

const PICTURES: Drawing = {
  W1: <Cloud times={1} />,
  W2: <Cloud times={2} />,
  W3: <Cloud times={3} />,
  SCAT: (
    <>
      <circle cx="32" cy="32" r="29" fill={paint("night")} {...INK} />
      <path
        d="M32 3v6M32 55v6M3 32h6M55 32h6M12 12l4 4M48 48l4 4M52 12l-4 4M16 48l-4 4"
        stroke="#ffc955"
        strokeWidth="3"
        strokeLinecap="round"
      />
      <path d="M39 5 15 35h13l-6 24 28-33H36z" fill={paint("gold")} {...INK} />
      <path d="M36 12 22 31h9" {...SHINE} />
      <Ribbon text="FREE" y={42} />
    </>
  ),
  DRAGONFRUIT: (
    <>
      <path
        d="M32 3q4 6 4 10 7-5 12-4-1 6-4 9 8-1 12 2-3 6-8 7 6 3 8 9-6 3-11 2 3 5 2 11-6 0-9-4-1 7-6 12-5-5-6-12-3 4-9 4-1-6 2-11-5 1-11-2 2-6 8-9-5-1-8-7 4-3 12-2-3-3-4-9 5-1 12 4 0-4 4-10z"
        fill={paint("pink")}
        {...INK}
      />
      <path d="M32 16q16 2 16 17T32 53 16 33q0-15 16-17z" fill={paint("cream")} {...INK} />
      {seeds(8, 10, 1.7, "#1d1b3a")}
      {seeds(5, 5, 1.6, "#1d1b3a")}
      <path
        d="M12 22q-3 1-5 0M52 22q3 1 5 0"
        stroke="#8fc45a"
        strokeWidth="3"
        strokeLinecap="round"
      />
    </>
  ),
  DURIAN: (
    <>
      <path d="M30 4h5l1 10h-7z" fill={paint("wood")} {...INK} />
      <path
        d="m32 12 5 4 6-2 2 6 6 1-1 6 6 4-4 5 4 5-5 4 1 7-7 1-2 6-6-2-5 4-5-4-6 2-2-6-7-1 1-7-5-4 4-5-4-5 6-4-1-6 6-1 2-6 6 2z"
        fill={paint("moss")}
        {...INK}
      />
      <path
        d="m24 22 4 5 4-5 4 5 4-5M18 31l5 5 4-5 5 5 5-5 4 5 5-5M20 41l4 5 4-5 4 5 4-5 4 5 4-5M27 50l5 4 5-4"
        stroke="#6d6118"
        strokeWidth="2.2"
        fill="none"
        strokeLinejoin="round"
      />
      <path d="M19 24q3-5 7-6" {...SHINE} />
    </>
  ),
  MANGO: (
    <>
      <path
        d="M43 12C25 6 7 24 10 43c4 15 26 14 37-1 9-13 9-26-4-30z"
        fill={paint("gold")}
        {...INK}
      />
      <path
        d="M47 42c-11 15-33 16-37 1 8 8 26 4 34-10q5-9 4-17 8 9-1 26z"
        fill="#f0743c"
        opacity=".75"
      />
      <path d="M17 36c1-11 8-18 17-20" {...SHINE} />
      <path d="M43 12q1-5 4-8" {...INK} fill="none" strokeWidth="3.4" />
      <Leaf x={45} y={9} angle={6} />
    </>
  ),
  LYCHEE: (
    <>
      <path d="M32 18V6" {...INK} strokeWidth="3" />
      <Leaf x={33} y={10} angle={4} />
      <circle cx="32" cy="38" r="21" fill={paint("red")} {...INK} />
      <path d="M47 24a21 21 0 0 1-28 31q26 2 28-31z" fill="#a8262f" opacity=".6" />
      <g fill="#ff9d95">
        {[
          [24, 26],
          [34, 24],
          [19, 35],
          [29, 34],
          [39, 33],
          [23, 44],
          [33, 43],
          [43, 42],
          [29, 52],
          [38, 51],
        ].map(([x, y]) => (
          <path
            key={`${x}${y}`}
            transform={`translate(${x} ${y})`}
            d="m0-2.6 2.6 2.6L0 2.6-2.6 0z"
          />
        ))}
      </g>
      <path d="M16 32q3-8 10-11" {...SHINE} />
    </>
  ),
  GUAVA: (
    <>
      <Leaf x={33} y={14} angle={-8} />
      <circle cx="32" cy="37" r="22" fill={paint("leaf")} {...INK} />
      <circle cx="32" cy="37" r="16.5" fill="#fff1d6" />
      <circle cx="32" cy="37" r="13.5" fill={paint("coral")} />
      {seeds(8, 8, 1.7, "#fff1d6")}
      {seeds(4, 3.4, 1.5, "#fff1d6")}
      <path d="M14 32q2-7 8-11" {...SHINE} />
    </>
  ),
  LIME: (
    <>
      <circle cx="32" cy="33" r="25" fill={paint("leaf")} {...INK} />
      <circle cx="32" cy="33" r="20" fill="#eef7c8" />
      {Array.from({ length: 8 }, (_, at) => (
        <path
          key={at}
          transform={`rotate(${at * 45} 32 33)`}
          d="M32 30q-5-9-4.5-13 4.5-3 9 0Q37 21 32 30z"
          fill={paint("leaf")}
        />
      ))}
      <path d="M13 24q4-9 12-12" {...SHINE} />
    </>
  ),
  PLUM: (
    <>
      <path d="M32 16q1-8 5-11" {...INK} fill="none" strokeWidth="3" />
      <Leaf x={34} y={12} angle={12} />
      <path
        d="M32 15c14-3 22 9 22 21S45 58 32 58 10 48 10 36s8-24 22-21z"
        fill={paint("violet")}
        {...INK}
      />
      <path
        d="M54 36c0 12-9 22-22 22-6 0-11-2-15-6 18 2 31-9 32-29q5 5 5 13z"
        fill="#5a38b8"
        opacity=".7"
      />
      <path
        d="M32 16q-7 19 1 41"
        stroke="#4a2f9a"
        strokeWidth="2.2"
        fill="none"
        strokeLinecap="round"
      />
      <path d="M15 32q2-8 9-11" {...SHINE} />
    </>
  ),
  BERRY: (
    <>
      <Leaf x={30} y={16} angle={-4} />
      <Leaf x={34} y={16} angle={-78} />
      {[
        [20, 24],
        [32, 22],
        [44, 25],
        [15, 35],
        [27, 35],
        [39, 36],
        [49, 35],
        [22, 46],
        [34, 47],
        [44, 46],
        [31, 56],
      ].map(([x, y]) => (
        <g key={`${x}:${y}`}>
          <circle cx={x} cy={y} r="7" fill={paint("blue")} {...INK} strokeWidth="2" />
          <circle cx={(x ?? 0) - 2.2} cy={(y ?? 0) - 2.4} r="1.8" fill="#c4cdff" />
        </g>
      ))}
    </>
  ),
};

/** The fruit of the orchard, the storm over it and the bolts out of it. */
export function Sprite() {
  return <Drawn drawing={PICTURES} />;
}

const NAMES: Readonly<Record<string, string>> = {
  SCAT: "bolt",
  W1: "storm cloud",
  W2: "storm cloud times two",
  W3: "storm cloud times three",
};

/** What players call a symbol. */
export function nameOf(symbol: string): string {
  return NAMES[symbol] ?? symbol.toLowerCase();
}
