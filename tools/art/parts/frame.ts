import { CREAM, dot, flat, LAMP, n, NIGHT, times } from "./paper.ts";

/** The two ends of a picture's sky. */
export interface Sky {
  readonly top: string;
  readonly foot: string;
  /** Moon or sun behind what is shown; the paper it is cut from. */
  readonly disc: string;
}

/** Skies by the hour and the weather of a place. */
export const SKIES = {
  night: { top: "#1b1b4a", foot: "#5a3f8f", disc: "#8d86d8" },
  dusk: { top: "#3a1d56", foot: "#d0605e", disc: "#ffb26b" },
  dawn: { top: "#5b3a8c", foot: "#ff9f7a", disc: "#ffe0a3" },
  noon: { top: "#0f6f86", foot: "#6fd0bd", disc: "#d8f3d4" },
  lagoon: { top: "#0d3f63", foot: "#22a39f", disc: "#7fe0cf" },
  forest: { top: "#0f3b3f", foot: "#4f9a5b", disc: "#cfe39a" },
  field: { top: "#8a4a17", foot: "#f0b645", disc: "#fff0b8" },
  clay: { top: "#5a1f32", foot: "#d9694a", disc: "#ffd08a" },
  rose: { top: "#6b2158", foot: "#ff8f9a", disc: "#ffd6d0" },
  violet: { top: "#2f2370", foot: "#8a6bd8", disc: "#d9cdff" },
  storm: { top: "#23304f", foot: "#5f86a8", disc: "#c5dcea" },
  moss: { top: "#26421f", foot: "#93a83d", disc: "#eff0a6" },
} as const satisfies Record<string, Sky>;

export type SkyName = keyof typeof SKIES;

/** Half of the places of stars: the other half is their reflection. */
const STARS = [
  [22, 84, 2],
  [62, 66, 1.4],
  [40, 132, 1.6],
  [84, 108, 1.2],
  [18, 178, 1.3],
  [112, 62, 1.6],
] as const;

/** A picture 300 wide and 400 high; its middle is the square one. */
export function picture(sky: SkyName, awning: string, parts: string, sign = ""): string {
  const { top, foot, disc } = SKIES[sky];
  const stars = STARS.map(
    ([x, y, r]) => dot(x, y, r, CREAM, 0.7) + dot(300 - x * 0.9, y + 9, r, CREAM, 0.7),
  ).join("");
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 400" width="300" height="400">' +
    `<defs><linearGradient id="s" x2="0" y2="1"><stop stop-color="${top}"/>` +
    `<stop offset=".8" stop-color="${foot}"/></linearGradient></defs>` +
    `<path d="M0 0h300v400H0z" fill="url(#s)"/>${stars}` +
    dot(150, 190, 122, disc, 0.22) +
    dot(150, 190, 98, disc, 0.55) +
    parts +
    bulbs() +
    awnings(awning) +
    sign +
    "</svg>\n"
  );
}

/** What hangs over every booth of the fair: above the square. */
function awnings(colour: string): string {
  const scallop = (x: number) => `M${n(x)} 0h50v26q0 19-25 19T${n(x)} 26z`;
  return (
    flat([0, 1, 2, 3, 4, 5].map((place) => scallop(place * 50)).join(""), "#000", 0.25).replace(
      "<path",
      '<path transform="translate(0 5)"',
    ) +
    flat([0, 2, 4].map((place) => scallop(place * 50)).join(""), colour) +
    flat([1, 3, 5].map((place) => scallop(place * 50)).join(""), CREAM)
  );
}

/** The string of bulbs below the square. */
function bulbs(): string {
  return (
    flat("M0 372h300v28H0z", NIGHT, 0.75) + times(10, (one) => dot(15 + one * 30, 386, 4.5, LAMP))
  );
}
