import { Drawn, INK, paint, SHINE, type Drawing } from "@perya/game-kit/art";

const PICTURES: Drawing = {
  FOAM: (
    <>
      <circle cx="25" cy="37" r="19" fill={paint("aqua")} {...INK} />
      <circle cx="47" cy="22" r="12" fill={paint("aqua")} {...INK} />
      <circle cx="48" cy="47" r="8.5" fill={paint("aqua")} {...INK} />
      <path d="M14 33q2-9 10-11M40 19q2-4 5-5M43 45q1-3 3-3" {...SHINE} />
    </>
  ),
  SHELL: (
    <>
      <path d="M25 51h14l4 8H21z" fill={paint("amber")} {...INK} />
      <path
        d="M32 54 5 31Q4 17 16 9q7 2 16-4 9 6 16 4 12 8 11 22z"
        fill={paint("coral")}
        {...INK}
      />
      <path
        d="M32 52V7M32 52 18 10M32 52 46 10M32 52 8 22M32 52 56 22"
        stroke="#c8504a"
        strokeWidth="2.4"
        strokeLinecap="round"
      />
      <path d="M11 22q3-6 7-8" {...SHINE} />
    </>
  ),
  STAR: (
    <>
      <path
        d="M32 4q4 0 5.5 5l4 11 12 .6q5 .4 6 4t-3 6.5L48 38l3.5 12q1 5-2 7t-7-.5L32 50l-10.5 6.5q-4 2.5-7 .5t-2-7L16 38l-8.5-7q-4-3-3-6.5t6-4l12-.5 4-11Q28 4 32 4z"
        fill={paint("gold")}
        {...INK}
      />
      <path
        d="M32 30V13M32 30l15-4M32 30l10 17M32 30 22 47M32 30 17 26"
        stroke="#d97a12"
        strokeWidth="3"
        strokeLinecap="round"
        strokeDasharray=".1 6"
      />
      <circle cx="27" cy="29" r="2.4" fill="#1d1b3a" />
      <circle cx="37" cy="29" r="2.4" fill="#1d1b3a" />
      <path d="M28 35q4 4 8 0" stroke="#1d1b3a" strokeWidth="2" fill="none" strokeLinecap="round" />
    </>
  ),
  CORAL: (
    <>
      <g fill="none" strokeLinecap="round" strokeLinejoin="round">
        <path
          d="M32 58V32M32 46 18 36V20M32 40l14-10V14M18 28 8 22M46 22l10-5M32 34V10M18 22l6-8M46 18l-6-8"
          stroke="#1d1b3a"
          strokeWidth="11.5"
        />
        <path
          d="M32 58V32M32 46 18 36V20M32 40l14-10V14M18 28 8 22M46 22l10-5M32 34V10M18 22l6-8M46 18l-6-8"
          stroke="#ff5f6d"
          strokeWidth="6.8"
        />
        <path d="M31 54V34M17 32V22M45 26V16M31 30V12" stroke="#ffb0b0" strokeWidth="2" />
      </g>
      <path d="M18 61q14-9 28 0z" fill="#c98a5a" {...INK} />
    </>
  ),
  SEAHORSE: (
    <>
      <path d="M24 26q-13 0-16 11 8 6 17 2z" fill={paint("violet")} {...INK} />
      <path
        d="M35 5q-7-3-10 2-7 4-5 12 1 5 5 8 7 5 8 12 1 9-6 11-6 1-7-4-1-4 3-5 3 0 3 3 3-4-1-8-6-3-10 2-4 6 0 13 5 8 15 7 13-2 15-15 1-10-5-17-3-4-1-8l14 1q5-1 4-4l-12-6q-3-3-10-4z"
        fill={paint("violet")}
        {...INK}
      />
      <path
        d="M36 30q7 7 5 16-2 8-9 11"
        stroke="#c9c0ff"
        strokeWidth="3"
        fill="none"
        strokeLinecap="round"
      />
      <circle cx="35" cy="13" r="3.2" fill="#fff" {...INK} strokeWidth="1.8" />
      <path d="M26 6l-4-4M31 4V0M22 11l-5-1" {...INK} strokeWidth="2.4" />
    </>
  ),
  PEARL: (
    <>
      <circle cx="32" cy="32" r="26" fill={paint("cream")} {...INK} />
      <path d="M57 38a26 26 0 0 1-48 6q26 14 46-20 3 7 2 14z" fill="#e6bcd8" />
      <path d="M54 44a26 26 0 0 1-36 10q20 4 36-10z" fill="#b79be0" />
      <path d="M15 28q2-10 12-14" stroke="#fff" strokeWidth="6" strokeLinecap="round" fill="none" />
      <circle cx="18" cy="37" r="2.6" fill="#fff" />
    </>
  ),
};

/** The creatures of the reef. */
export function Sprite() {
  return <Drawn drawing={PICTURES} />;
}

const NAMES: Readonly<Record<string, string>> = {
  FOAM: "foam",
  SHELL: "shells",
  STAR: "stars",
  CORAL: "corals",
  SEAHORSE: "seahorses",
  PEARL: "pearls",
};

/** What players call a group of a creature. */
export function nameOf(symbol: string): string {
  return NAMES[symbol] ?? symbol;
}
