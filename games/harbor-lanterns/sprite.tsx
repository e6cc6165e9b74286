import { Drawn, INK, paint, Ribbon, type Drawing } from "@perya/game-kit/art";

const LETTERS = {
  A: ["A", paint("coral"), "#8f1f2c"],
  K: ["K", paint("violet"), "#3f27a0"],
  Q: ["Q", paint("teal"), "#075e50"],
  J: ["J", paint("gold"), "#94560a"],
  T: ["10", paint("blue"), "#1f2f86"],
} as const;

/** A letter as a sign painter paints it: face, side and outline. */
function Letter({
  text,
  face,
  side,
}: {
  readonly text: string;
  readonly face: string;
  readonly side: string;
}) {
  const type = {
    fontSize: text.length > 1 ? 44 : 52,
    fontWeight: 800,
    textAnchor: "middle",
    fontFamily: "Bricolage Grotesque Variable, system-ui",
  } as const;
  return (
    <g {...type} letterSpacing={text.length > 1 ? -3 : 0}>
      <text x="33.5" y="53" fill={side} {...INK} strokeWidth="5" paintOrder="stroke">
        {text}
      </text>
      <text x="31" y="50" fill={face} {...INK} strokeWidth="4" paintOrder="stroke">
        {text}
      </text>
    </g>
  );
}

const PICTURES: Drawing = {
  WILD: (
    <>
      <path d="M32 2v6" {...INK} strokeWidth="3" />
      <path d="M20 13h24q13 8 13 19T44 51H20Q7 43 7 32t13-19z" fill={paint("red")} {...INK} />
      <path d="M26 13h12q7 8 7 19t-7 19H26q-7-8-7-19t7-19z" fill={paint("amber")} />
      <path d="M29 13h6q4 8 4 19t-4 19h-6q-4-8-4-19t4-19z" fill={paint("gold")} />
      <path
        d="M12 22q6-6 12-7"
        stroke="#fff"
        strokeWidth="2.5"
        strokeLinecap="round"
        opacity=".7"
        fill="none"
      />
      <rect x="21" y="8" width="22" height="6" rx="2" fill={paint("gold")} {...INK} />
      <path d="M28 53v8m4-8v9m4-9v8" stroke="#ffb627" strokeWidth="2.4" strokeLinecap="round" />
      <Ribbon text="WILD" y={30} />
    </>
  ),
  SCAT: (
    <>
      <path d="M2 53q7.5-6 15 0t15 0 15 0 15 0v8H2z" fill={paint("teal")} {...INK} />
      <path d="M7 40h50l-7 13q-18 5-36 0z" fill={paint("red")} {...INK} />
      <path d="M9 44h46" stroke="#ffb627" strokeWidth="2.5" />
      <path d="M31 3v37H9Q10 20 31 3z" fill={paint("gold")} {...INK} />
      <path d="M35 7v33h20Q53 20 35 7z" fill={paint("cream")} {...INK} />
      <path
        d="M22 12h9M15 21h16M11 31h20M35 16h9M35 24h15M35 32h18"
        stroke="#1d1b3a"
        strokeWidth="1.6"
      />
      <path d="M33 3v38" {...INK} />
      <Ribbon text="FREE" y={44} />
    </>
  ),
  PEARL: (
    <>
      <path d="M6 34C4 14 18 5 32 5s28 9 26 29z" fill={paint("violet")} {...INK} />
      <path
        d="M32 6v26M20 8l8 24M44 8l-8 24M11 16l14 17M53 16 39 33"
        stroke="#c9c0ff"
        strokeWidth="2"
        strokeLinecap="round"
      />
      <path d="M5 38q27-10 54 0-2 20-27 20T5 38z" fill={paint("violet")} {...INK} />
      <path
        d="M10 46q22 12 44 0"
        stroke="#5a45d6"
        strokeWidth="2.4"
        fill="none"
        strokeLinecap="round"
      />
      <circle cx="32" cy="33" r="13" fill={paint("cream")} {...INK} />
      <path
        d="M22 37q8 9 19 2"
        stroke="#d9c9e8"
        strokeWidth="3"
        fill="none"
        strokeLinecap="round"
      />
      <circle cx="27" cy="28" r="3.6" fill="#fff" stroke="none" />
    </>
  ),
  KOI: (
    <>
      <path d="M14 50Q4 48 3 60q10 3 16-5 2 8 11 7-2-10-9-14z" fill={paint("gold")} {...INK} />
      <path
        d="M52 8c9 14-1 32-16 38-8 3-15 2-20 8 0-8 1-12 4-17C26 21 36 4 52 8z"
        fill={paint("coral")}
        {...INK}
      />
      <path d="M47 9c0 12-8 20-20 24 4-11 11-21 20-24z" fill="#fff1d6" />
      <path d="M42 38q-10 8-18 8 4-6 14-12z" fill="#fff1d6" />
      <path
        d="M33 18q-12-2-15 6 6 4 11 2zM44 36q2 10-6 13-3-4-2-9z"
        fill={paint("amber")}
        {...INK}
        strokeWidth="2"
      />
      <circle cx="48" cy="16" r="3.4" fill="#fff" {...INK} strokeWidth="1.6" />
      <circle cx="48.6" cy="16" r="1.4" fill="#1d1b3a" />
    </>
  ),
  DRUM: (
    <>
      <path d="M9 24v23q23 16 46 0V24z" fill={paint("red")} {...INK} />
      <path
        d="m11 30 9 22 8-18 8 20 8-20 9 16"
        stroke="#fff1d6"
        strokeWidth="2.6"
        fill="none"
        strokeLinejoin="round"
      />
      <path d="M9 43q23 15 46 0v5q-23 16-46 0z" fill={paint("gold")} {...INK} />
      <ellipse cx="32" cy="24" rx="23" ry="10" fill={paint("cream")} {...INK} />
      <ellipse cx="32" cy="24" rx="16" ry="6" fill="none" stroke="#e0cfae" strokeWidth="2" />
      <path d="M46 3 31 20M58 7 40 21" {...INK} strokeWidth="6.5" />
      <path d="M46 3 31 20M58 7 40 21" stroke="#d99a4e" strokeWidth="3.4" strokeLinecap="round" />
      <circle cx="31" cy="20" r="4" fill={paint("coral")} {...INK} strokeWidth="2" />
      <circle cx="40" cy="21" r="4" fill={paint("coral")} {...INK} strokeWidth="2" />
    </>
  ),
  FAN: (
    <>
      <path d="M32 57 3 27Q14 5 32 5t29 22z" fill={paint("teal")} {...INK} />
      <path d="M32 57 12 31q20-13 40 0z" fill="#0b7f6b" />
      <path d="M3 27Q14 5 32 5t29 22l-5 5Q46 14 32 14T8 32z" fill={paint("cream")} {...INK} />
      <path
        d="M32 57 17 12M32 57 25 8M32 57 39 8M32 57 47 12M32 57 9 19M32 57 55 19"
        stroke="#1d1b3a"
        strokeWidth="1.5"
        opacity=".55"
      />
      <circle cx="32" cy="24" r="5" fill="#ff6b62" />
      <path d="M32 17v14M25 24h14M27 19l10 10M37 19 27 29" stroke="#ffb627" strokeWidth="1.8" />
      <circle cx="32" cy="56" r="4.5" fill={paint("gold")} {...INK} />
    </>
  ),
};

/** The symbols of the reels: what lies by the harbor, and letters from its signs. */
export function Sprite() {
  const letters = Object.entries(LETTERS).map(([name, [text, face, side]]) => [
    name,
    <Letter key={name} text={text} face={face} side={side} />,
  ]);
  return <Drawn drawing={{ ...PICTURES, ...Object.fromEntries(letters) }} />;
}

const NAMES: Readonly<Record<string, string>> = {
  WILD: "lantern",
  SCAT: "junk boat",
  PEARL: "pearl",
  KOI: "koi",
  DRUM: "drum",
  FAN: "fan",
  T: "ten",
};

/** What players call a symbol. */
export function nameOf(symbol: string): string {
  return NAMES[symbol] ?? symbol;
}
