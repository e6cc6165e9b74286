import { Letter, OUTLINE, paint, Picture, Ribbon, type Paint } from "@perya/game-kit/art";
import type { ReactNode } from "react";

const LETTERS: Readonly<Record<string, Paint>> = { A: "red", K: "violet", Q: "teal", J: "gold", T: "stone" };

const PICTURES: Readonly<Record<string, ReactNode>> = {
  WILD: (
    <>
      <circle cx="32" cy="27" r="28" fill="#ffd978" opacity=".3" />
      <path d="M32 1v7" stroke="#f29a17" strokeWidth="3" strokeLinecap="round" />
      <path d="M20 11h24l8 8v15l-8 9H20l-8-9V19z" fill={paint("red")} {...OUTLINE} />
      <path d="M27 11h10v32H27z" fill={paint("gold")} />
      <path d="M20 11v32M44 11v32" stroke="#8c1f2b" strokeWidth="1.6" opacity=".7" />
      <path d="M16 19q4-5 6-5" stroke="#fff" strokeWidth="2.6" opacity=".7" fill="none" strokeLinecap="round" />
      <path d="M21 6h22v6H21z" fill={paint("gold")} {...OUTLINE} />
      <Ribbon text="WILD" colour="violet" />
    </>
  ),
  SCAT: (
    <>
      <path d="M30 3v35H9C9 22 17 10 30 3z" fill={paint("gold")} {...OUTLINE} />
      <path d="M35 8v30h21C56 24 48 14 35 8z" fill={paint("red")} {...OUTLINE} />
      <path d="M12 29h18M16 20h14M36 19h10M36 29h17" stroke="#1a1238" strokeWidth="1.8" opacity=".55" />
      <path d="M5 39h54l-9 9H14z" fill={paint("wood")} {...OUTLINE} />
      <path d="M32 3l9 3-9 3z" fill={paint("teal")} />
      <Ribbon text="BONUS" colour="teal" />
    </>
  ),
  PEARL: (
    <>
      <path d="M5 38q27-20 54 0-7 20-27 20T5 38z" fill={paint("violet")} {...OUTLINE} />
      <path d="M32 57V40M22 55l-4-14M42 55l4-14M13 49l-5-9M51 49l5-9" stroke="#3a2aa0" strokeWidth="2" />
      <path d="M8 36q24-16 48 0-4 5-10 6-14-6-28 0-6-1-10-6z" fill={paint("pink")} {...OUTLINE} strokeWidth="1.6" />
      <circle cx="32" cy="25" r="15" fill={paint("cream")} {...OUTLINE} />
      <circle cx="26" cy="19" r="4.5" fill="#fff" />
      <path d="M24 34q9 5 17-3" stroke="#b8a6e0" strokeWidth="2.4" fill="none" strokeLinecap="round" />
    </>
  ),
  KOI: (
    <>
      <path d="M16 47Q6 44 3 52q5 1 7 4 1-5 8-4zM20 50q-4 8 2 12 5-4 4-11z" fill={paint("gold")} {...OUTLINE} />
      <path d="M50 8c12 12 4 34-14 40-9 3-16 2-20-2-2-5 0-13 5-20C28 15 40 6 50 8z" fill={paint("red")} {...OUTLINE} />
      <path d="M44 12c6 10-2 26-18 31 2-10 8-24 18-31z" fill={paint("cream")} opacity=".9" />
      <path d="M24 24q-9-2-13 5 8 2 11 6zM40 44q4 7 12 6-1-7-5-11z" fill={paint("gold")} {...OUTLINE} strokeWidth="1.8" />
      <circle cx="49" cy="17" r="4" fill="#fff" />
      <circle cx="50" cy="17" r="2.2" fill="#1a1238" />
    </>
  ),
  DRUM: (
    <>
      <path d="M9 20v24c0 8 46 8 46 0V20z" fill={paint("red")} {...OUTLINE} />
      <path d="M10 24l9 24 8-20 8 22 8-22 8 20 4-24" stroke="#ffe28a" strokeWidth="2.6" fill="none" strokeLinejoin="round" />
      <ellipse cx="32" cy="20" rx="23" ry="9" fill={paint("gold")} {...OUTLINE} />
      <ellipse cx="32" cy="19" rx="18" ry="6" fill={paint("cream")} />
      <path d="M46 2 33 17M58 9 38 19" stroke="#7a4a24" strokeWidth="4" strokeLinecap="round" />
      <circle cx="33" cy="17" r="4" fill={paint("violet")} {...OUTLINE} strokeWidth="1.6" />
      <circle cx="38" cy="20" r="4" fill={paint("violet")} {...OUTLINE} strokeWidth="1.6" />
    </>
  ),
  FAN: (
    <>
      <path d="M32 55 3 27Q15 7 32 7t29 20z" fill={paint("teal")} {...OUTLINE} />
      <path d="M32 55 12 37Q20 26 32 26t20 11z" fill={paint("violet")} />
      <path d="M32 55 10 21M32 55 21 11M32 55V7M32 55 43 11M32 55 54 21" stroke="#1a1238" strokeWidth="1.8" opacity=".6" />
      <circle cx="22" cy="19" r="3" fill="#fff3c9" />
      <circle cx="42" cy="19" r="3" fill="#fff3c9" />
      <circle cx="32" cy="15" r="3" fill="#fff3c9" />
      <circle cx="32" cy="55" r="5" fill={paint("gold")} {...OUTLINE} />
    </>
  ),
};

const NAMES: Readonly<Record<string, string>> = {
  WILD: "lantern",
  SCAT: "junk boat",
  PEARL: "pearl",
  KOI: "koi",
  DRUM: "drum",
  FAN: "fan",
  T: "ten",
};

export function nameOf(symbol: string): string {
  return NAMES[symbol] ?? symbol;
}

/** A symbol of the reels: pictures for the high ones, painted letters for the low ones. */
export function drawSymbol(symbol: string): ReactNode {
  return <Picture>{PICTURES[symbol] ?? <Letter text={symbol === "T" ? "10" : symbol} colour={LETTERS[symbol] ?? "stone"} />}</Picture>;
}
