import { OUTLINE, paint, Picture } from "@perya/game-kit/art";
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
  <g key="foam">
    {[
      [25, 38, 18],
      [47, 24, 11],
      [48, 50, 8],
    ].map(([x = 0, y = 0, r = 0]) => (
      <g key={x}>
        <circle cx={x} cy={y} r={r} fill={paint("blue")} {...OUTLINE} />
        <path
          d={`M${x - r * 0.5} ${y - r * 0.1}q${r * 0.1}-${r * 0.5} ${r * 0.5}-${r * 0.55}`}
          stroke="#fff"
          strokeWidth="3"
          fill="none"
          strokeLinecap="round"
        />
      </g>
    ))}
  </g>,
  <g key="shell">
    <path d="M32 57 5 28Q16 6 32 6t27 22z" fill={paint("pink")} {...OUTLINE} />
    <path d="M32 57V9M32 57 20 12M32 57 44 12M32 57 11 24M32 57 53 24" stroke="#8f2a63" strokeWidth="2.2" opacity=".7" />
    <path d="M24 52h16l4 7H20z" fill={paint("gold")} {...OUTLINE} />
  </g>,
  <g key="star">
    <path d="m32 4 8 18 20 2-15 14 5 21-18-11-18 11 5-21L4 24l20-2z" fill={paint("gold")} {...OUTLINE} />
    <circle cx="26" cy="31" r="2.6" fill="#1a1238" />
    <circle cx="38" cy="31" r="2.6" fill="#1a1238" />
    <path d="M27 38q5 4 10 0" stroke="#1a1238" strokeWidth="2.2" fill="none" strokeLinecap="round" />
  </g>,
  <g key="coral">
    <path
      d="M32 60V34M32 46 16 34V18M32 40 48 28V12M16 28 7 21M48 22l10-6M32 36V10"
      stroke="#1a1238"
      strokeWidth="12"
      strokeLinecap="round"
      fill="none"
    />
    <path
      d="M32 60V34M32 46 16 34V18M32 40 48 28V12M16 28 7 21M48 22l10-6M32 36V10"
      stroke="#f2554f"
      strokeWidth="7.5"
      strokeLinecap="round"
      fill="none"
    />
    <path d="M30 34V12M14 32V20M46 27V14" stroke="#ffb3a6" strokeWidth="2.4" strokeLinecap="round" />
  </g>,
  <g key="seahorse">
    <path d="M37 7C23 4 14 15 20 26c5 9 16 10 16 20 0 8-9 11-11 4" fill="none" stroke="#1a1238" strokeWidth="14" strokeLinecap="round" />
    <path d="M37 7C23 4 14 15 20 26c5 9 16 10 16 20 0 8-9 11-11 4" fill="none" stroke="#8f7cff" strokeWidth="9.5" strokeLinecap="round" />
    <path d="M36 5l19 8-16 6z" fill="#8f7cff" {...OUTLINE} />
    <path d="M16 22 8 20l5 8M34 34l9 2-6 6" fill={paint("teal")} {...OUTLINE} strokeWidth="2" />
    <circle cx="35" cy="12" r="3.4" fill="#fff" />
    <circle cx="36" cy="12" r="1.8" fill="#1a1238" />
  </g>,
  <g key="pearl">
    <circle cx="32" cy="32" r="25" fill={paint("cream")} {...OUTLINE} />
    <circle cx="24" cy="23" r="7" fill="#fff" />
    <path d="M16 40q16 16 34-4" stroke="#b8a6e0" strokeWidth="3.4" fill="none" strokeLinecap="round" />
  </g>,
];

/** A creature by its number in the maths. */
export function drawSymbol(symbol: number): ReactNode {
  return <Picture>{PICTURES[symbol]}</Picture>;
}
