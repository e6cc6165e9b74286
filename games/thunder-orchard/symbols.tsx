import type { ReactNode } from "react";

const LEAF = <path d="M34 14q10-12 20-6-4 12-20 10z" fill="var(--teal)" />;

const PICTURES: Readonly<Record<string, ReactNode>> = {
  DRAGONFRUIT: (
    <>
      <path d="M32 8 40 18l10-4-2 12 10 6-10 8 2 10-12-2-6 8-8-8-12 4 2-12-8-8 10-6-2-12 12 4z" fill="#e0529c" />
      <circle cx="32" cy="34" r="14" fill="var(--ink)" />
      <g fill="var(--ground)">
        {[
          [26, 30],
          [34, 27],
          [38, 35],
          [30, 38],
          [36, 41],
          [25, 36],
        ].map(([x, y]) => (
          <circle key={x} cx={x} cy={y} r="1.7" />
        ))}
      </g>
    </>
  ),
  DURIAN: (
    <>
      <path d="M32 8v8" stroke="#8a5a2b" strokeWidth="5" />
      <path d="m32 14 7 5 8-1 1 8 7 5-5 7 1 8-8 2-4 8-8-3-8 3-3-8-8-2 1-8-5-7 7-5 1-8 8 1z" fill="#b9a636" />
      <path d="M24 28l4 5 4-5 4 5 4-5M22 40l5 4 5-4 5 4 5-4" stroke="#6f6420" strokeWidth="2.5" fill="none" />
    </>
  ),
  MANGO: (
    <>
      <path d="M44 12C26 8 8 26 12 44c4 14 26 12 36-2 8-12 8-26-4-30z" fill="var(--bulb)" />
      <path d="M18 40c0-12 8-20 18-22" stroke="#fff" strokeWidth="3" opacity=".6" fill="none" strokeLinecap="round" />
      <path d="M44 13q4-8 14-8-2 10-12 12z" fill="var(--teal)" />
    </>
  ),
  LYCHEE: (
    <>
      {LEAF}
      <circle cx="32" cy="36" r="19" fill="var(--coral)" />
      <path d="M20 30h24M17 38h30M22 46h20M26 20v32M38 20v32" stroke="#fff" strokeWidth="1.2" opacity=".45" />
    </>
  ),
  GUAVA: (
    <>
      {LEAF}
      <circle cx="32" cy="36" r="20" fill="#8fc45a" />
      <circle cx="32" cy="36" r="14" fill="#ff9d95" />
      <g fill="var(--ink)">
        {[0, 60, 120, 180, 240, 300].map((turn) => (
          <circle key={turn} cx={32 + 7 * Math.cos((turn * Math.PI) / 180)} cy={36 + 7 * Math.sin((turn * Math.PI) / 180)} r="1.8" />
        ))}
      </g>
    </>
  ),
  LIME: (
    <>
      <circle cx="32" cy="34" r="22" fill="#5aa845" />
      <circle cx="32" cy="34" r="17" fill="#d6f0a5" />
      <path d="M32 17v34M17 25l30 18M47 25 17 43" stroke="#5aa845" strokeWidth="2.5" />
    </>
  ),
  PLUM: (
    <>
      {LEAF}
      <path d="M32 16c14 0 20 10 20 20S44 56 32 56 12 46 12 36s6-20 20-20z" fill="var(--violet)" />
      <path d="M32 16q-6 18 0 40" stroke="var(--ground)" strokeWidth="2" opacity=".5" fill="none" />
    </>
  ),
  BERRY: (
    <>
      <path d="M20 14q12-10 24 0l-12 8z" fill="var(--teal)" />
      {[
        [22, 26],
        [34, 24],
        [44, 29],
        [17, 36],
        [29, 37],
        [41, 40],
        [24, 47],
        [35, 49],
      ].map(([x, y]) => (
        <circle key={`${x}${y}`} cx={x} cy={y} r="7.5" fill="#4d63d8" stroke="var(--ground)" strokeWidth="1.5" />
      ))}
    </>
  ),
  SCAT: (
    <>
      <path d="M38 4 14 36h14l-6 24 28-36H34z" fill="var(--bulb)" stroke="#fff" strokeWidth="2" strokeLinejoin="round" />
    </>
  ),
};

const NAMES: Readonly<Record<string, string>> = { SCAT: "bolt", W1: "storm cloud", W2: "storm cloud times two", W3: "storm cloud times three" };

export function nameOf(symbol: string): string {
  return NAMES[symbol] ?? symbol.toLowerCase();
}

/** A symbol of the reels. */
export function drawSymbol(symbol: string): ReactNode {
  return (
    <svg viewBox="0 0 64 64" className="w-[88%]" aria-hidden="true">
      {PICTURES[symbol] ?? <Cloud times={symbol.slice(1)} />}
    </svg>
  );
}

function Cloud({ times }: { times: string }) {
  return (
    <>
      <path d="M16 44a12 12 0 0 1 2-24 16 16 0 0 1 30 2 11 11 0 0 1 2 22z" fill="var(--ink-soft)" />
      <path d="M24 44l-4 12M34 44l-4 14M44 44l-4 12" stroke="var(--teal)" strokeWidth="3" strokeLinecap="round" />
      <text x="32" y="40" textAnchor="middle" fontSize="20" fontWeight="800" fill="var(--ground)">
        {times === "1" ? "WILD" : `×${times}`}
      </text>
    </>
  );
}
