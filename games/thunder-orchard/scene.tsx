const BOLT = "M20-90-40 10H-6l-26 84L50-20H12z";
const CLOUD = "M-90 30a36 36 0 0 1 6-72 50 50 0 0 1 94-8 40 40 0 0 1 74 12 36 36 0 0 1 0 68z";

/** The orchard before the storm; free spins are the storm. */
export function Scene({ mood }: { readonly mood: string }) {
  const isStorm = mood === "feature";
  return (
    <>
      <svg viewBox="0 0 1200 900" preserveAspectRatio="xMidYMax slice">
        <Sky />
        <Hills />
        <Tree x={120} y={690} size={1.5} fruit={["#ff6b62", "#ffb627", "#e0408f"]} />
        <Tree x={1090} y={700} size={1.65} fruit={["#ffb627", "#8d6bf0", "#ff6b62"]} />
        <Tree x={330} y={640} size={0.8} fruit={["#ffb627", "#ff6b62", "#8d6bf0"]} />
        <Tree x={890} y={640} size={0.85} fruit={["#e0408f", "#ffb627", "#ff6b62"]} />
        <Tree x={520} y={660} size={0.55} fruit={["#ff6b62", "#ffb627", "#e0408f"]} />
        <Tree x={690} y={655} size={0.6} fruit={["#ffb627", "#8d6bf0", "#ff6b62"]} />
        <Fence />
        <Storm isOn={isStorm} />
      </svg>
      <svg viewBox="0 0 1200 900" preserveAspectRatio="xMidYMin slice">
        <Clouds />
      </svg>
    </>
  );
}

/** The last light under the clouds. */
function Sky() {
  return (
    <>
      <defs>
        <linearGradient id="orchard-sky" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0.1" stopColor="light-dark(#b8d4e6, #17143f)" />
          <stop offset="0.42" stopColor="light-dark(#e9f1df, #3a2a7a)" />
          <stop offset="0.62" stopColor="light-dark(#fdeebf, #8a4a8f)" />
          <stop offset="0.74" stopColor="light-dark(#ffe2a0, #e08a6a)" />
        </linearGradient>
        <radialGradient id="orchard-flash">
          <stop offset="0" stopColor="#cfd6ff" stopOpacity=".75" />
          <stop offset="1" stopColor="#8f7dfa" stopOpacity="0" />
        </radialGradient>
        <radialGradient id="orchard-light">
          <stop offset="0" stopColor="light-dark(#fffbe0, #ffd79a)" stopOpacity=".85" />
          <stop offset="1" stopColor="light-dark(#fffbe0, #ff9f7a)" stopOpacity="0" />
        </radialGradient>
      </defs>
      <rect width="1200" height="900" fill="url(#orchard-sky)" />
      <ellipse cx="600" cy="600" rx="620" ry="190" fill="url(#orchard-light)" />
    </>
  );
}

function Storm({ isOn }: { readonly isOn: boolean }) {
  return (
    <g className="mood" opacity={isOn ? 1 : 0}>
      <rect width="1200" height="900" fill="light-dark(#57608f, #0a0a30)" opacity=".62" />
      {[
        [150, 400],
        [1060, 370],
        [600, 250],
      ].map(([x, y]) => (
        <circle key={x} cx={x} cy={y} r="300" fill="url(#orchard-flash)" />
      ))}
      <path d={BOLT} transform="translate(150 420) scale(1.9)" fill="#ffd76a" />
      <path d={BOLT} transform="translate(1060 380) scale(1.6)" fill="#ffd76a" />
      <path d={BOLT} transform="translate(420 330) scale(1.1)" fill="#ffb627" />
      <path d={BOLT} transform="translate(760 340) scale(1.2)" fill="#ffb627" />
      <g stroke="light-dark(#dfe8f5, #6fd8e8)" strokeWidth="4" strokeLinecap="round" opacity=".55">
        {Array.from({ length: 60 }, (_, at) => (
          <path key={at} d={`M${((at * 197) % 1260) - 20} ${140 + ((at * 331) % 720)}l-14 46`} />
        ))}
      </g>
    </g>
  );
}

function Clouds() {
  return (
    <>
      <path
        d="M0 0h1200v110q-70 60-150 12-60 70-160 22-90 66-190 6-80 52-170 4-100 66-190-4-80 56-160 2-90 40-180-20z"
        fill="light-dark(#aebcd6, #2c2a66)"
      />
      <path
        d="M0 0h1200v60q-90 52-170 8-80 56-180 10-110 56-210 0-90 44-180 2-110 50-210-6-90 42-250-14z"
        fill="light-dark(#8d9cc0, #3a377f)"
      />
      <path
        d={CLOUD}
        transform="translate(240 190) scale(1.1)"
        fill="light-dark(#b9c5dd, #34316f)"
      />
      <path
        d={CLOUD}
        transform="translate(980 170) scale(1.3)"
        fill="light-dark(#a7b4d2, #3a377f)"
      />
    </>
  );
}

function Hills() {
  return (
    <>
      <path d="M0 590q220-110 460-30t420-30 320-10v380H0z" fill="light-dark(#b9d79a, #3b3a78)" />
      <path d="M0 680q260-80 560-20t640-40v280H0z" fill="light-dark(#8fbf72, #26436b)" />
      <path d="M0 770q300-60 620-14t580-30v174H0z" fill="light-dark(#6ea65a, #1c3a52)" />
    </>
  );
}

function Tree({
  x,
  y,
  size,
  fruit,
}: {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly fruit: readonly string[];
}) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`}>
      <path d="M-14 110q10-70 0-130h30q-8 60 8 130z" fill="light-dark(#8a5a2b, #5c3f2c)" />
      <g fill="light-dark(#4f9a5b, #1c7f6e)">
        <circle cx="-52" cy="-60" r="54" />
        <circle cx="0" cy="-30" r="60" />
      </g>
      <g fill="light-dark(#65b06a, #239a84)">
        <circle cx="44" cy="-72" r="58" />
        <circle cx="-10" cy="-96" r="56" />
      </g>
      <g fill="light-dark(#8fcf7f, #35b89c)" opacity=".7">
        <circle cx="38" cy="-92" r="36" />
        <circle cx="-20" cy="-118" r="32" />
        <circle cx="-60" cy="-76" r="28" />
      </g>
      {[
        [-60, -78],
        [-18, -112],
        [34, -118],
        [66, -62],
        [-26, -44],
        [22, -62],
      ].map(([cx, cy], at) => (
        <g key={`${cx}`} transform={`translate(${cx} ${cy})`}>
          <circle
            r="14"
            fill={fruit[at % fruit.length]}
            stroke="light-dark(#2f5b3a, #123b42)"
            strokeWidth="3"
          />
          <circle cx="-4" cy="-5" r="4" fill="#fff" opacity=".65" />
        </g>
      ))}
    </g>
  );
}

function Fence() {
  return (
    <g fill="light-dark(#e8d2a6, #4b4a86)">
      <path d="M0 822h1200v14H0zM0 862h1200v14H0z" />
      {Array.from({ length: 21 }, (_, at) => (
        <path key={at} d={`M${at * 60 + 6} 900v-92l12-14 12 14v92z`} />
      ))}
    </g>
  );
}
