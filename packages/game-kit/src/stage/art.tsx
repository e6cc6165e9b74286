import type { ReactNode } from "react";

/** Two tones of each paint, from the light above to the shade below. */
const PAINTS = {
  red: ["#ff8f7d", "#d23a3a"],
  gold: ["#ffe28a", "#f29a17"],
  teal: ["#74efd8", "#0f9a84"],
  violet: ["#c1b5ff", "#6a53e6"],
  cream: ["#fffdf6", "#d9cdea"],
  wood: ["#c98d4e", "#7a4a24"],
  leaf: ["#8fe07a", "#2f8f4e"],
  pink: ["#ffb0d4", "#d8458f"],
  blue: ["#8fb4ff", "#3d55cf"],
  stone: ["#d3cdf0", "#7b74a8"],
  night: ["#3b3672", "#1c1942"],
} as const;

export type Paint = keyof typeof PAINTS;

/** The dark line around everything painted. */
export const OUTLINE = { stroke: "#1a1238", strokeWidth: 2.4, strokeLinejoin: "round", strokeLinecap: "round" } as const;

/** Fill with a paint; `Paints` must be on the page. */
export function paint(name: Paint): string {
  return `url(#paint-${name})`;
}

/** The paints of all symbols, defined once per game. */
export function Paints() {
  return (
    <svg width="0" height="0" className="absolute" aria-hidden="true">
      <defs>
        {Object.entries(PAINTS).map(([name, [light, shade]]) => (
          <linearGradient key={name} id={`paint-${name}`} x1="0.3" y1="0" x2="0.6" y2="1">
            <stop offset="0" stopColor={light} />
            <stop offset="1" stopColor={shade} />
          </linearGradient>
        ))}
      </defs>
    </svg>
  );
}

/** A symbol on its square of 64. */
export function Picture({ children }: { children: ReactNode }) {
  return (
    <svg viewBox="0 0 64 64" className="picture" aria-hidden="true">
      {children}
    </svg>
  );
}

/** A painted sign of one or two characters. */
export function Letter({ text, colour }: { text: string; colour: Paint }) {
  return (
    <text x="32" y="50" textAnchor="middle" fontSize={text.length > 1 ? 42 : 52} className="lettering" strokeWidth="8" fill={paint(colour)}>
      {text}
    </text>
  );
}

/** A band with a word across the foot of a symbol: what it does, where a picture alone does not say it. */
export function Ribbon({ text, colour = "red" }: { text: string; colour?: Paint }) {
  return (
    <>
      <path d="M2 47 10 44v14l-8 2 3-6zM62 47l-8-3v14l8 2-3-6z" fill={paint(colour)} {...OUTLINE} />
      <path d="M8 45h48v13H8z" fill={paint(colour)} {...OUTLINE} />
      <text x="32" y="55.4" textAnchor="middle" fontSize="11.5" className="lettering" strokeWidth="3.2" fill="#fffaf0">
        {text}
      </text>
    </>
  );
}
