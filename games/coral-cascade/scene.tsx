const DEEPEST = 7;
const BUBBLES = Array.from(
  { length: 34 },
  (_, at) => [(at * 421) % 1200, 100 + ((at * 263) % 700), 4 + (at % 4) * 4] as const,
);

/**
 * The reef: each cascade of a round goes a fathom deeper. The mood is the number of cascades,
 * "depth-0" at the surface.
 */
export function Scene({ mood }: { readonly mood: string }) {
  const depth = Math.min(DEEPEST, Number(mood.split("-")[1] ?? 0) || 0);
  return (
    <svg viewBox="0 0 1200 900" preserveAspectRatio="xMidYMax slice">
      <defs>
        <linearGradient id="reef-water" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="light-dark(#d3f6f2, #1f86a0)" />
          <stop offset="0.42" stopColor="light-dark(#86d4e0, #174f80)" />
          <stop offset="1" stopColor="light-dark(#3c9dbb, #0a1235)" />
        </linearGradient>
        <linearGradient id="reef-ray" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#eafcff" stopOpacity=".3" />
          <stop offset="1" stopColor="#eafcff" stopOpacity="0" />
        </linearGradient>
        <linearGradient id="reef-sand" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="light-dark(#f6e2b0, #4a4f86)" />
          <stop offset="1" stopColor="light-dark(#d9ba7c, #1b1d4a)" />
        </linearGradient>
      </defs>
      <rect width="1200" height="900" fill="url(#reef-water)" />
      <g fill="url(#reef-ray)">
        <path d="M180 0h120L170 860H-60zM430 0h70L410 840H300zM640 0h120l110 850H690zM900 0h80l200 800h-140z" />
      </g>
      <path
        d="M0 690q140-130 250-30 90-70 190 40t190 30 180-60 190 50 200-110v290H0z"
        fill="light-dark(#4aa6bd, #14305f)"
        opacity=".75"
      />
      <rect
        className="mood"
        width="1200"
        height="900"
        fill="light-dark(#1d5f8a, #040618)"
        opacity={depth * 0.08}
      />
      <Fishes />
      <Reef />
      {BUBBLES.map(([x, y, r]) => (
        <g key={`${x}:${y}`} opacity=".5">
          <circle cx={x} cy={y} r={r} fill="#ffffff" opacity=".12" />
          <circle cx={x} cy={y} r={r} fill="none" stroke="#dffaff" strokeWidth="1.6" />
        </g>
      ))}
    </svg>
  );
}

const SHOAL = [
  [130, 300, 1, "light-dark(#f29a17, #ffb627)", "#d97a12"],
  [215, 372, 0.66, "light-dark(#f29a17, #ffb627)", "#d97a12"],
  [1070, 250, -1.1, "light-dark(#e4574f, #ff6b62)", "#b93443"],
  [1100, 450, -0.8, "light-dark(#6a53e6, #9b8cff)", "#5a45d6"],
  [90, 540, 0.85, "light-dark(#0f9a84, #2dd4b4)", "#0b7f6b"],
  [770, 640, -0.6, "light-dark(#f29a17, #ffc955)", "#d97a12"],
] as const;

function Fishes() {
  return SHOAL.map(([x, y, size, fill, fin]) => (
    <g key={x} transform={`translate(${x} ${y}) scale(${size} ${Math.abs(size)})`}>
      <path d="M-44 0l-40-30q10 30 0 60z" fill={fin} />
      <path d="M-10-30q22-22 40-8l-16 14zM-6 28q12 18 30 12l-8-16z" fill={fin} />
      <ellipse rx="56" ry="32" fill={fill} />
      <path d="M-52 10Q0 46 52 10A56 32 0 0 1-52 10z" fill="#1d1b3a" opacity=".16" />
      <path
        d="M-12-30q16 30 0 60M14-29q14 29 0 57"
        stroke="#fffdf6"
        strokeWidth="8"
        opacity=".8"
        fill="none"
      />
      <circle cx="36" cy="-8" r="8.5" fill="#ffffff" />
      <circle cx="38" cy="-8" r="4.4" fill="#1a1238" />
    </g>
  ));
}

function Reef() {
  return (
    <>
      <path d="M0 790q160-70 330-20t420-20 450 10v140H0z" fill="url(#reef-sand)" />
      <g fill="none" strokeLinecap="round" stroke="light-dark(#2f8f6b, #1f8a72)" strokeWidth="15">
        <path d="M250 860q-34-90 6-160t-8-150M300 870q30-80-6-140t16-110M905 860q-34-80 6-150t-12-130M955 870q30-70-4-120t18-90" />
      </g>
      <Coral
        x={105}
        size={1.35}
        colour="light-dark(#f2554f, #f05a58)"
        shade="light-dark(#c23a3f, #a8303f)"
      />
      <Coral
        x={1110}
        size={1.5}
        colour="light-dark(#f07fb0, #d8559a)"
        shade="light-dark(#b83f86, #8a2f6f)"
      />
      <Coral
        x={385}
        size={0.72}
        colour="light-dark(#f2a93a, #f0982a)"
        shade="light-dark(#c47415, #9c5a16)"
      />
      <Coral
        x={835}
        size={0.8}
        colour="light-dark(#9b8cff, #8f7dfa)"
        shade="light-dark(#6a53e6, #5138b8)"
      />
      <path d="M0 862q200-50 430-14t410-10 360-10v72H0z" fill="light-dark(#e9cf96, #2b2e66)" />
      <g fill="light-dark(#fff3d6, #6f74b0)">
        <circle cx="520" cy="868" r="10" />
        <circle cx="556" cy="878" r="6" />
        <circle cx="660" cy="866" r="8" />
        <circle cx="720" cy="880" r="5" />
      </g>
    </>
  );
}

interface CoralProps {
  readonly x: number;
  readonly size: number;
  readonly colour: string;
  readonly shade: string;
}

function Coral({ x, size, colour, shade }: CoralProps) {
  const trunk = "M0 60v-210M0-20l-58-62v-70M0-64l62-52v-66";
  const twigs = "M-58-112l-36-24M62-148l38-28M0-150l-22-50";
  return (
    <g transform={`translate(${x} 830) scale(${size})`} strokeLinecap="round" fill="none">
      <path d={trunk} strokeWidth="36" stroke={shade} transform="translate(6 4)" />
      <path d={twigs} strokeWidth="26" stroke={shade} transform="translate(6 4)" />
      <path d={trunk} strokeWidth="29" stroke={colour} />
      <path d={twigs} strokeWidth="20" stroke={colour} />
      <path d="M-6 40v-180M-62-90v-50M56-124v-46" strokeWidth="5" stroke="#fff" opacity=".3" />
    </g>
  );
}
