import type { ReactNode } from "react";

const LETTERS: Readonly<Record<string, string>> = { A: "var(--coral)", K: "var(--violet)", Q: "var(--teal)", J: "var(--bulb)", T: "var(--ink-soft)" };

const PICTURES: Readonly<Record<string, ReactNode>> = {
  WILD: (
    <>
      <path d="M32 4v8" stroke="var(--ink-soft)" strokeWidth="3" />
      <path d="M18 16h28l6 10v14l-6 10H18l-6-10V26z" fill="var(--coral)" />
      <path d="M24 16h16v34H24z" fill="var(--bulb)" />
      <path d="M22 12h20v5H22zM22 49h20v5H22z" fill="var(--overlay)" stroke="var(--bulb)" strokeWidth="1.5" />
      <path d="M28 54v6m4-6v8m4-8v6" stroke="var(--bulb)" strokeWidth="2" />
    </>
  ),
  SCAT: (
    <>
      <path d="M8 42h48l-8 12H16z" fill="var(--coral)" />
      <path d="M30 6v36H12C12 26 20 12 30 6z" fill="var(--bulb)" />
      <path d="M34 10v32h18c0-14-8-26-18-32z" fill="var(--ink)" />
      <path d="M14 32h16M18 22h12M36 24h10M36 34h15" stroke="var(--ground)" strokeWidth="2" />
      <path d="M4 58q7-5 14 0t14 0 14 0 14 0" fill="none" stroke="var(--teal)" strokeWidth="3" />
    </>
  ),
  PEARL: (
    <>
      <path d="M6 40q26-20 52 0-6 16-26 16T6 40z" fill="var(--violet)" />
      <path d="M14 42q18-14 36 0M22 48q10-8 20 0" stroke="var(--ground)" strokeWidth="2" fill="none" />
      <circle cx="32" cy="27" r="13" fill="var(--ink)" />
      <circle cx="27" cy="22" r="4" fill="#fff" opacity=".8" />
    </>
  ),
  KOI: (
    <>
      <path d="M50 12c8 14-4 30-18 34-8 2-16 0-20 6 0-8 2-10 4-14C14 22 34 6 50 12z" fill="var(--coral)" />
      <path d="M44 16c2 8-4 20-14 26" stroke="var(--ink)" strokeWidth="5" fill="none" strokeLinecap="round" />
      <circle cx="45" cy="19" r="3" fill="var(--ground)" />
      <path d="M12 52q-8 2-8 8 8 0 14-8zM14 40q-10-2-12 4 8 4 14 2z" fill="var(--bulb)" />
    </>
  ),
  DRUM: (
    <>
      <path d="M12 20v24q20 14 40 0V20z" fill="var(--teal)" />
      <path d="M16 24 26 48l6-24 6 24 10-24" stroke="var(--ink)" strokeWidth="2.5" fill="none" />
      <ellipse cx="32" cy="20" rx="20" ry="8" fill="var(--ink)" />
      <path d="M40 4 30 18M52 6 38 18" stroke="var(--bulb)" strokeWidth="4" strokeLinecap="round" />
    </>
  ),
  FAN: (
    <>
      <path d="M32 54 6 26Q18 8 32 8t26 18z" fill="var(--violet)" />
      <path d="M32 54 14 19M32 54 24 11M32 54 40 11M32 54 50 19" stroke="var(--ground)" strokeWidth="2" />
      <path d="M10 28q22-16 44 0" stroke="var(--bulb)" strokeWidth="4" fill="none" />
      <circle cx="32" cy="54" r="4" fill="var(--bulb)" />
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
  return (
    <svg viewBox="0 0 64 64" className="w-[86%]" aria-hidden="true">
      {PICTURES[symbol] ?? (
        <text
          x="32"
          y="49"
          textAnchor="middle"
          fontSize="48"
          fontWeight="800"
          fontFamily="Bricolage Grotesque Variable, system-ui"
          fill={LETTERS[symbol]}
          stroke="var(--ground)"
          strokeWidth="1.5"
        >
          {symbol === "T" ? "10" : symbol}
        </text>
      )}
    </svg>
  );
}
