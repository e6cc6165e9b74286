import { Dessert, Jar } from "./counter.tsx";

const FLAGS = ["#ff6b62", "#ffb627", "#2dd4b4", "#9b8cff", "#fff1d6"];
const SWEETS = [
  "light-dark(#e4574f, #ff6b62)",
  "light-dark(#f2b63a, #ffb627)",
  "light-dark(#6a53e6, #9b8cff)",
  "light-dark(#0f9a84, #2dd4b4)",
  "light-dark(#d8458f, #e0529c)",
];
const SHELVES = [420, 610] as const;
const PLACES = [70, 165, 260, 355, 845, 940, 1035, 1130] as const;

/**
 * The halo-halo counter: a tiled wall with jars of sweets, paper flags above, tall glasses at the
 * sides.
 */
export function Scene() {
  return (
    <>
      <svg viewBox="0 0 1200 900" preserveAspectRatio="xMidYMax slice">
        <Wall />
        {SHELVES.map((y, shelf) => (
          <g key={y}>
            {PLACES.map((x, at) => (
              <Jar
                key={x}
                x={x}
                y={y}
                colour={SWEETS[(at * 2 + shelf * 3) % SWEETS.length] ?? ""}
              />
            ))}
            <path
              d={`M20 ${y}h390v16H20zM790 ${y}h390v16H790z`}
              fill="light-dark(#b07b45, #52306b)"
            />
            <path
              d={`M20 ${y + 16}h390v10H20zM790 ${y + 16}h390v10H790z`}
              fill="#1d1b3a"
              opacity=".25"
            />
          </g>
        ))}
        <path d="M0 780h1200v120H0z" fill="url(#halo-counter)" />
        <path d="M0 780h1200v14H0z" fill="light-dark(#ffe0d6, #a05a94)" />
        <Dessert x={120} y={786} size={1.2} />
        <Dessert x={1080} y={786} size={1.3} />
        <Dessert x={300} y={784} size={0.78} />
        <Dessert x={915} y={784} size={0.74} />
      </svg>
      <svg viewBox="0 0 1200 900" preserveAspectRatio="xMidYMin slice">
        {[0, 1].map((string) => (
          <Flags key={string} string={string} />
        ))}
      </svg>
    </>
  );
}

function Wall() {
  return (
    <>
      <defs>
        <linearGradient id="halo-wall" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="light-dark(#ffeaf1, #251650)" />
          <stop offset="1" stopColor="light-dark(#ffd0c4, #6a2f70)" />
        </linearGradient>
        <radialGradient id="halo-glow" cx="0.5" cy="0.45" r="0.6">
          <stop offset="0" stopColor="light-dark(#fff9e6, #ff9fd0)" stopOpacity=".5" />
          <stop offset="1" stopColor="light-dark(#fff9e6, #ff9fd0)" stopOpacity="0" />
        </radialGradient>
        <linearGradient id="halo-counter" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="light-dark(#f2a7a0, #7d3f70)" />
          <stop offset="1" stopColor="light-dark(#d98378, #3a1c48)" />
        </linearGradient>
        <pattern id="halo-tiles" width="60" height="60" patternUnits="userSpaceOnUse">
          <path
            d="M0 0h60v60H0z"
            fill="none"
            stroke="light-dark(#f0b3bf, #4a2a70)"
            strokeWidth="2"
            opacity=".55"
          />
        </pattern>
      </defs>
      <rect width="1200" height="900" fill="url(#halo-wall)" />
      <rect width="1200" height="900" fill="url(#halo-tiles)" />
      <rect width="1200" height="900" fill="url(#halo-glow)" />
    </>
  );
}

/** A sagging string of paper flags. */
function Flags({ string }: { readonly string: number }) {
  const deep = 110 - string * 60;
  return (
    <g>
      <path
        d={`M0 ${24 + string * 54}q600 ${deep} 1200 0`}
        fill="none"
        stroke="light-dark(#8a6a8a, #5a53a0)"
        strokeWidth="3"
      />
      {Array.from({ length: 20 }, (_, at) => {
        const x = 30 + at * 60;
        const y = 24 + string * 54 + deep * 2 * (x / 1200) * (1 - x / 1200);
        return (
          <g key={at} transform={`translate(${x} ${y.toFixed(1)})`}>
            <path d="M-21 0h42L0 44z" fill={FLAGS[(at + string * 2) % FLAGS.length]} />
            <path d="M0 0h21L0 44z" fill="#1d1b3a" opacity=".12" />
          </g>
        );
      })}
    </g>
  );
}
