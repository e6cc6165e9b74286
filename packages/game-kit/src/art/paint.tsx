/** Two tones of each paint: one for the lit side, one for the shade below. */
const PAINTS = {
  red: ["#ff8a76", "#c22a34"],
  coral: ["#ffb3a2", "#f04a55"],
  amber: ["#ffcf96", "#f07a2c"],
  gold: ["#ffe58c", "#f5980f"],
  leaf: ["#b4e577", "#3a8f3c"],
  moss: ["#d8cd62", "#837318"],
  teal: ["#6ff0d6", "#0d917b"],
  aqua: ["#c3f6ff", "#37aed0"],
  blue: ["#92a9ff", "#3145b4"],
  violet: ["#c3b3ff", "#6a45dd"],
  pink: ["#ff97cf", "#bd2573"],
  cream: ["#fffdf6", "#e3cfe0"],
  silver: ["#f6f3ff", "#a49ed0"],
  wood: ["#e2aa66", "#955d2b"],
  night: ["#51459c", "#231b58"],
} as const satisfies Record<string, readonly [light: string, shade: string]>;

/** A fill for `<svg>`; every drawing includes the paints. */
export function paint(name: keyof typeof PAINTS): string {
  return `url(#paint-${name})`;
}

/** The paints themselves; render them once per page. */
export function Paints() {
  return (
    <defs>
      {Object.entries(PAINTS).map(([name, [light, shade]]) => (
        <linearGradient key={name} id={`paint-${name}`} x1="0.28" y1="0" x2="0.62" y2="1">
          <stop offset="0" stopColor={light} />
          <stop offset="1" stopColor={shade} />
        </linearGradient>
      ))}
    </defs>
  );
}
