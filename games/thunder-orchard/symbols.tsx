import { OUTLINE, paint, Picture, Ribbon } from "@perya/game-kit/art";
import type { ReactNode } from "react";

const LEAF = <path d="M33 14q9-13 23-7-5 13-22 10z" fill={paint("leaf")} {...OUTLINE} strokeWidth="1.8" />;
const SHINE = <path d="M18 33q1-11 11-14" stroke="#fff" strokeWidth="3.4" opacity=".6" fill="none" strokeLinecap="round" />;
const SEEDS = [0, 60, 120, 180, 240, 300].map(
  (turn) => [32 + 7 * Math.cos((turn * Math.PI) / 180), 37 + 7 * Math.sin((turn * Math.PI) / 180)] as const,
);

const PICTURES: Readonly<Record<string, ReactNode>> = {
  DRAGONFRUIT: (
    <>
      <path
        d="M32 3q4 8 3 12 8-8 15-7-2 8-5 11 9-2 15 2-4 7-10 8 6 4 6 10-7 1-11-2 2 8-2 14-6-3-8-8-2 8-8 11-5-4-5-10-5 5-12 5-2-6 2-11-7 0-10-5 4-6 10-7-6-5-6-11 7-1 12 3-1-7 3-13 6 2 8 7 0-6 3-9z"
        fill={paint("pink")}
        {...OUTLINE}
      />
      <circle cx="31" cy="34" r="15.5" fill={paint("cream")} {...OUTLINE} strokeWidth="1.8" />
      <g fill="#1a1238">
        {[
          [25, 29],
          [33, 26],
          [39, 33],
          [29, 37],
          [36, 42],
          [23, 37],
          [34, 33],
        ].map(([x, y]) => (
          <circle key={`${x}${y}`} cx={x} cy={y} r="1.8" />
        ))}
      </g>
    </>
  ),
  DURIAN: (
    <>
      <path d="M32 3v11" stroke="#7a4a24" strokeWidth="5" strokeLinecap="round" />
      <path d="m32 10 7 6 9-2 1 9 9 5-6 8 3 9-9 3-4 9-10-4-10 4-4-9-9-3 3-9-6-8 9-5 1-9 9 2z" fill={paint("leaf")} {...OUTLINE} />
      <path d="M22 27l5 6 5-6 5 6 5-6M19 39l6 5 7-6 7 6 6-5M26 50l6-4 6 4" stroke="#1f6b39" strokeWidth="2.4" fill="none" strokeLinejoin="round" />
      <path d="M17 26q3-6 9-9" stroke="#fff" strokeWidth="2.6" opacity=".5" fill="none" strokeLinecap="round" />
    </>
  ),
  MANGO: (
    <>
      <path d="M45 12C25 6 6 26 10 45c4 15 29 13 39-3 9-13 9-27-4-30z" fill={paint("gold")} {...OUTLINE} />
      <path d="M46 38c-8 13-22 16-30 13 12-1 24-10 31-27 3 4 2 9-1 14z" fill="#e86f2a" opacity=".5" />
      <path d="M17 40c0-12 7-20 16-23" stroke="#fff" strokeWidth="3.4" opacity=".7" fill="none" strokeLinecap="round" />
      <path d="M44 13q4-9 16-9-2 12-14 13z" fill={paint("leaf")} {...OUTLINE} strokeWidth="1.8" />
    </>
  ),
  LYCHEE: (
    <>
      {LEAF}
      <circle cx="31" cy="37" r="21" fill={paint("red")} {...OUTLINE} />
      <path d="M19 30h25M14 38h34M19 47h25M25 21v33M37 21v33" stroke="#8c1f2b" strokeWidth="1.5" opacity=".5" />
      {SHINE}
    </>
  ),
  GUAVA: (
    <>
      {LEAF}
      <circle cx="32" cy="37" r="22" fill={paint("leaf")} {...OUTLINE} />
      <circle cx="32" cy="37" r="15.5" fill={paint("pink")} />
      <g fill="#fff6da">
        {SEEDS.map(([x, y]) => (
          <circle key={x} cx={x} cy={y} r="2.1" />
        ))}
      </g>
    </>
  ),
  LIME: (
    <>
      <circle cx="32" cy="34" r="25" fill={paint("leaf")} {...OUTLINE} />
      <circle cx="32" cy="34" r="19" fill="#f2ffd8" />
      {[0, 60, 120, 180, 240, 300].map((turn) => (
        <path key={turn} d="M32 31 26 19q6-4 12 0z" fill="#b9e65c" stroke="#8fc93a" transform={`rotate(${turn} 32 34)`} />
      ))}
      <path d="M14 28q4-10 13-13" stroke="#fff" strokeWidth="3" opacity=".6" fill="none" strokeLinecap="round" />
    </>
  ),
  PLUM: (
    <>
      {LEAF}
      <path d="M32 16c15 0 21 10 21 21S45 58 32 58 11 48 11 37s6-21 21-21z" fill={paint("violet")} {...OUTLINE} />
      <path d="M32 17q-7 19 0 41" stroke="#3a2aa0" strokeWidth="2.6" opacity=".6" fill="none" />
      {SHINE}
    </>
  ),
  BERRY: (
    <>
      {[
        [21, 28],
        [34, 25],
        [45, 31],
        [15, 39],
        [28, 39],
        [41, 42],
        [23, 50],
        [35, 53],
      ].map(([x, y]) => (
        <circle key={`${x}${y}`} cx={x} cy={y} r="8.6" fill={paint("blue")} {...OUTLINE} strokeWidth="1.8" />
      ))}
      {[
        [19, 26],
        [32, 23],
        [43, 29],
        [26, 37],
      ].map(([x, y]) => (
        <circle key={`${x}${y}`} cx={x} cy={y} r="2" fill="#fff" opacity=".8" />
      ))}
      <path d="M18 15q14-13 28 0l-9 3-5 6-5-6z" fill={paint("leaf")} {...OUTLINE} strokeWidth="1.8" />
    </>
  ),
  SCAT: (
    <>
      <circle cx="32" cy="26" r="26" fill="#ffd978" opacity=".28" />
      <path d="M39 1 12 30h13l-7 18 31-28H35z" fill={paint("gold")} {...OUTLINE} />
      <path d="M36 8 20 26" stroke="#fff" strokeWidth="2.6" opacity=".8" strokeLinecap="round" />
      <Ribbon text="BONUS" colour="teal" />
    </>
  ),
};

const NAMES: Readonly<Record<string, string>> = { SCAT: "bolt", W1: "storm cloud", W2: "storm cloud times two", W3: "storm cloud times three" };

export function nameOf(symbol: string): string {
  return NAMES[symbol] ?? symbol.toLowerCase();
}

/** A symbol of the reels. */
export function drawSymbol(symbol: string): ReactNode {
  return <Picture>{PICTURES[symbol] ?? <Cloud times={symbol.slice(1)} />}</Picture>;
}

function Cloud({ times }: { times: string }) {
  return (
    <>
      <path d="M20 38l-4 8M31 38l-4 9M43 38l-4 8" stroke="#74efd8" strokeWidth="3.4" strokeLinecap="round" />
      <path d="M15 39a13 13 0 0 1 1-26 18 18 0 0 1 34 2 12 12 0 0 1 1 24z" fill={paint("stone")} {...OUTLINE} />
      <path d="M13 21q4-5 9-5" stroke="#fff" strokeWidth="3" opacity=".8" fill="none" strokeLinecap="round" />
      {times !== "1" && (
        <text x="33" y="35" textAnchor="middle" fontSize="21" className="lettering" strokeWidth="5" fill={paint("gold")}>
          ×{times}
        </text>
      )}
      {times === "1" && <path d="M36 17 27 28h6l-3 8 10-12h-6z" fill={paint("gold")} {...OUTLINE} strokeWidth="1.6" />}
      <Ribbon text="WILD" colour="violet" />
    </>
  );
}
