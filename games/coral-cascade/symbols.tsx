import type { ReactNode } from "react";

/** What players call the creatures. */
export const NAMES: Readonly<Record<string, string>> = {
  FOAM: "foam",
  SHELL: "shells",
  STAR: "stars",
  CORAL: "corals",
  SEAHORSE: "seahorses",
  PEARL: "pearls",
};

const PICTURES: readonly ReactNode[] = [
  <g key="foam" fill="none" stroke="var(--teal)" strokeWidth="3">
    <circle cx="24" cy="38" r="14" />
    <circle cx="43" cy="26" r="9" />
    <circle cx="44" cy="47" r="6" />
  </g>,
  <g key="shell">
    <path d="M32 54 8 26Q18 8 32 8t24 18z" fill="#ff9d95" />
    <path d="M32 54V10M32 54 20 14M32 54 44 14M32 54 12 24M32 54 52 24" stroke="var(--ground)" strokeWidth="2" />
  </g>,
  <path
    key="star"
    d="m32 6 7 17 19 2-14 13 4 19-16-10-16 10 4-19L6 25l19-2z"
    fill="var(--bulb)"
    stroke="#fff"
    strokeWidth="1.5"
    strokeLinejoin="round"
  />,
  <path
    key="coral"
    d="M32 58V36M32 44 18 32V18M32 38 46 26V12M18 26 8 20M46 20l10-6M32 36V14"
    stroke="var(--coral)"
    strokeWidth="7"
    strokeLinecap="round"
    fill="none"
  />,
  <g key="seahorse">
    <path d="M38 8c-12-2-20 8-14 18 4 6 12 8 12 16s-8 8-8 2" fill="none" stroke="var(--violet)" strokeWidth="9" strokeLinecap="round" />
    <path d="M38 8l14 6-12 4z" fill="var(--violet)" />
    <circle cx="36" cy="12" r="2.5" fill="#fff" />
  </g>,
  <g key="pearl">
    <circle cx="32" cy="32" r="20" fill="var(--ink)" />
    <circle cx="25" cy="25" r="6" fill="#fff" opacity=".85" />
    <path d="M18 40q14 12 28 0" stroke="var(--ink-soft)" strokeWidth="2.5" fill="none" />
  </g>,
];

/** A creature by its number in the maths. */
export function drawSymbol(symbol: number): ReactNode {
  return (
    <svg viewBox="0 0 64 64" className="w-[84%]" aria-hidden="true">
      {PICTURES[symbol]}
    </svg>
  );
}
