const LAMPS = [90, 230, 380, 540, 700, 860, 1010, 1120];
const sag = (x: number) => 70 + 70 * Math.sin((x / 1200) * Math.PI);

/**
 * The harbor: night in the dark theme, morning in the light one; in free spins lanterns rise over
 * the water.
 */
export function Scene({ mood }: { readonly mood: string }) {
  return (
    <>
      <svg viewBox="0 0 1200 900" preserveAspectRatio="xMidYMax slice">
        <Sky />
        <g className="mood" opacity={mood === "feature" ? 1 : 0}>
          <rect width="1200" height="900" fill="light-dark(#f4b183, #3a1560)" opacity=".72" />
          {[60, 190, 330, 500, 690, 850, 1010, 1130].map((x, at) => (
            <Lamp key={x} x={x} y={230 + ((at * 173) % 330)} size={0.8 + (at % 3) * 0.25} />
          ))}
        </g>
        <Town />
        <Water />
      </svg>
      <svg viewBox="0 0 1200 900" preserveAspectRatio="xMidYMin slice">
        <path
          d={`M0 40 ${Array.from({ length: 25 }, (_, at) => `L${at * 50} ${sag(at * 50)}`).join(" ")}`}
          fill="none"
          stroke="light-dark(#8a6a4a, #4a4586)"
          strokeWidth="3"
        />
        {LAMPS.map((x, at) => (
          <Lamp key={x} x={x} y={sag(x)} size={at % 2 === 0 ? 1 : 0.8} />
        ))}
      </svg>
    </>
  );
}

function Sky() {
  return (
    <>
      <defs>
        <linearGradient id="harbor-sky" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="light-dark(#a8d8ea, #0f0f33)" />
          <stop offset="0.45" stopColor="light-dark(#dcefe6, #241f63)" />
          <stop offset="0.75" stopColor="light-dark(#ffe6b8, #6b3a86)" />
        </linearGradient>
        <radialGradient id="harbor-moon">
          <stop offset="0.28" stopColor="light-dark(#fffbe6, #fff6dc)" />
          <stop offset="0.3" stopColor="light-dark(#ffe9a8, #ffe3a8)" stopOpacity=".5" />
          <stop offset="1" stopColor="light-dark(#ffe9a8, #b98aff)" stopOpacity="0" />
        </radialGradient>
        <linearGradient id="harbor-water" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="light-dark(#8fcdd6, #3d3a86)" />
          <stop offset="1" stopColor="light-dark(#4f9fb4, #10163f)" />
        </linearGradient>
      </defs>
      <rect width="1200" height="900" fill="url(#harbor-sky)" />
      <circle cx="1040" cy="340" r="300" fill="url(#harbor-moon)" />
      <g fill="light-dark(transparent, #fff6d8)">
        {[
          [110, 340],
          [250, 420],
          [330, 300],
          [480, 380],
          [610, 310],
          [740, 430],
          [900, 350],
          [1150, 300],
        ].map(([x, y]) => (
          <circle key={x} cx={x} cy={y} r="3" />
        ))}
      </g>
    </>
  );
}

function Town() {
  return (
    <>
      <path d="M0 600q180-110 360-60t380-30 460 20v200H0z" fill="light-dark(#9cc5a8, #37296f)" />
      <path
        d="M0 640h60v-60l40-30 40 30v60h50v-90h90v90h40v-50l50-34 50 34v50h70v-70h40v-50h20v50h40v70h60v-40l44-30 44 30v40h60v-80h90v80h70v-60l46-32 46 32v60h90v110H0z"
        fill="light-dark(#d98f6a, #1d1748)"
      />
      <g fill="light-dark(#fff3d6, #ffb627)">
        {[85, 215, 245, 330, 500, 545, 660, 770, 800, 900, 1000].map((x, at) => (
          <rect key={x} x={x} y={600 + (at % 3) * 14} width="16" height="20" rx="2" />
        ))}
      </g>
    </>
  );
}

function Water() {
  return (
    <>
      <rect y="680" width="1200" height="220" fill="url(#harbor-water)" />
      <g fill="light-dark(#fffbe6, #ffe9b8)" opacity=".55">
        <path d="M970 690h140q10 5 0 10H970q-10-5 0-10zM994 722h96q8 4 0 8h-96q-8-4 0-8zM956 752h150q9 5 0 9H956q-9-5 0-9zM1002 786h84q8 4 0 8h-84q-8-4 0-8zM980 822h120q8 5 0 9H980q-8-5 0-9z" />
      </g>
      <g stroke="light-dark(#b8e2e4, #3d5bb0)" strokeWidth="6" strokeLinecap="round" opacity=".8">
        <path d="M40 730h120M260 715h80M420 750h150M700 725h110M900 745h160M1080 715h70M150 800h180M520 815h120M820 800h200M300 860h110M700 865h150" />
      </g>
      <g className="only-night" stroke="#ffb627" strokeWidth="7" strokeLinecap="round">
        <path d="M225 700v26M540 700v30M870 700v24M1010 700v20" />
      </g>
      <Boat x={180} y={722} size={0.9} />
      <Boat x={830} y={780} size={1.25} />
    </>
  );
}

function Boat({ x, y, size }: { readonly x: number; readonly y: number; readonly size: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`}>
      <path d="M-80 0h160l-24 30q-56 12-112 0z" fill="light-dark(#a5502f, #4a2350)" />
      <path d="M-6-120V0h-62q4-70 62-120z" fill="light-dark(#ffb627, #c9762d)" />
      <path d="M6-100V0h54Q54-60 6-100z" fill="light-dark(#fff1d6, #d8c6ae)" />
      <path
        d="M-64-40h58M-52-76h46M6-36h46M6-70h30"
        stroke="light-dark(#8a5a2b, #2a1f4a)"
        strokeWidth="4"
      />
      <circle cx="62" cy="-14" r="9" fill="#ffb627" />
    </g>
  );
}

function Lamp({ x, y, size }: { readonly x: number; readonly y: number; readonly size: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`}>
      <circle className="only-night" cy="34" r="52" fill="#ffb62724" />
      <path d="M0 0v10" stroke="light-dark(#8a6a4a, #6a63a8)" strokeWidth="3" />
      <path
        d="M-16 12h32q14 10 14 22t-14 22h-32q-14-10-14-22t14-22z"
        fill="light-dark(#e8705f, #e2473f)"
      />
      <path d="M-7 12H7q8 10 8 22T7 56H-7q-8-10-8-22t8-22z" fill="light-dark(#ffc27a, #ffb85c)" />
      <path d="M-14 8h28v6h-28zM-14 54h28v6h-28z" fill="light-dark(#c98a2b, #ffb627)" />
      <path d="M-5 60v14M0 60v18M5 60v14" stroke="light-dark(#c98a2b, #ffb627)" strokeWidth="3" />
    </g>
  );
}
