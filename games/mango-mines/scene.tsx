import { Basket, Tree } from "./market.tsx";

const BULBS = Array.from({ length: 19 }, (_, at) => at * 66 + 6);
const sag = (x: number) => 128 + 58 * Math.sin(((x % 600) / 600) * Math.PI);

/**
 * A mango stall at the fair, with the orchard at dusk behind it. A spoiled mango dims the light.
 */
export function Scene({ mood }: { readonly mood: string }) {
  return (
    <>
      <svg viewBox="0 0 1200 900" preserveAspectRatio="xMidYMax slice">
        <Sky />
        <Tree x={215} y={640} size={1.15} />
        <Tree x={1000} y={650} size={1.25} />
        <Tree x={450} y={660} size={0.62} />
        <Tree x={770} y={655} size={0.68} />
        <Basket x={120} y={742} size={1.25} />
        <Basket x={1085} y={748} size={1.35} />
        <Basket x={395} y={796} size={0.82} />
        <Basket x={815} y={796} size={0.86} />
        <path d="M0 812h1200v88H0z" fill="light-dark(#b5743c, #5b3440)" />
        <path d="M0 812h1200v14H0z" fill="light-dark(#e2aa66, #8a5566)" />
        <path d="M0 856h1200v5H0z" fill="light-dark(#8a552a, #3d2033)" />
        <rect
          className="mood"
          width="1200"
          height="900"
          fill="light-dark(#5a2a1c, #0a0618)"
          opacity={mood === "bust" ? 0.5 : 0}
        />
      </svg>
      <svg viewBox="0 0 1200 900" preserveAspectRatio="xMidYMin slice">
        <Awning />
        <String />
      </svg>
    </>
  );
}

function Sky() {
  return (
    <>
      <defs>
        <linearGradient id="market-sky" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="light-dark(#a9d8ee, #1c1348)" />
          <stop offset="0.45" stopColor="light-dark(#fde7bd, #5a2f72)" />
          <stop offset="0.7" stopColor="light-dark(#ffd08a, #d2645f)" />
        </linearGradient>
        <radialGradient id="market-sun">
          <stop offset="0.3" stopColor="light-dark(#fffbe6, #ffe0a0)" />
          <stop offset="0.42" stopColor="light-dark(#ffe9a8, #ffb06a)" stopOpacity=".75" />
          <stop offset="1" stopColor="light-dark(#ffe9a8, #ff8f6a)" stopOpacity="0" />
        </radialGradient>
      </defs>
      <rect width="1200" height="900" fill="url(#market-sky)" />
      <circle cx="600" cy="520" r="270" fill="url(#market-sun)" />
      <path
        d="M0 580q170-120 350-50 190-110 400-10 200-100 450 10v370H0z"
        fill="light-dark(#b7d39a, #4b2f74)"
      />
      <path d="M0 660q240-90 580-20t620-30v290H0z" fill="light-dark(#8dba74, #35265f)" />
      <path d="M0 740q300-60 620-14t580-30v204H0z" fill="light-dark(#6fa35e, #271d4c)" />
    </>
  );
}

function Awning() {
  const width = 80;
  return (
    <g>
      <path d="M0 0h1200v104H0z" fill="#1d1b3a" opacity=".25" transform="translate(0 18)" />
      {Array.from({ length: 15 }, (_, at) => (
        <path
          key={at}
          d={`M${at * width} 0h${width}v78a${width / 2} ${width / 2} 0 0 1-${width} 0z`}
          fill={at % 2 === 0 ? "light-dark(#e2574f, #d1484f)" : "light-dark(#fff6e2, #f1e4d0)"}
        />
      ))}
      <path d="M0 0h1200v24H0z" fill="#1d1b3a" opacity=".28" />
      <path d="M0 72h1200v6H0z" fill="#1d1b3a" opacity=".12" />
    </g>
  );
}

function String() {
  return (
    <>
      <path
        d={`M0 ${sag(0)} ${Array.from({ length: 49 }, (_, at) => `L${at * 25} ${sag(at * 25).toFixed(1)}`).join("")}`}
        fill="none"
        stroke="light-dark(#8a6a4a, #3b2a66)"
        strokeWidth="3"
      />
      {BULBS.map((x) => (
        <g key={x} transform={`translate(${x} ${sag(x).toFixed(1)})`}>
          <circle className="only-night" cy="12" r="26" fill="#ffb627" opacity=".2" />
          <circle
            cy="12"
            r="8"
            fill="light-dark(#fff3d0, #ffd772)"
            stroke="light-dark(#c99a3f, transparent)"
            strokeWidth="1.5"
          />
        </g>
      ))}
    </>
  );
}
