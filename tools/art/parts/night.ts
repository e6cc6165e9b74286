import { CREAM, dot, flat, LAMP, line, n, times } from "./paper.ts";
import { SKIES, type SkyName } from "./frame.ts";

/** The wire of bulbs, where it is at a distance from the left. */
const wireAt = (x: number) => 88 + 9 * Math.sin(x / 90);

/**
 * A banner 1200 wide and 300 high. A desktop shows the middle of its height, from 70 to 230, and a
 * phone all of it; staff's words lie over its left half.
 */
export function banner(sky: SkyName, parts: string): string {
  const { top, foot, disc } = SKIES[sky];
  const stars = times(26, (one) =>
    dot((one * 173) % 1200, 14 + ((one * 67) % 210), 1.4 + (one % 3) * 0.6, CREAM, 0.6),
  );
  const wire = times(25, (one) => `${one === 0 ? "M" : "L"}${one * 50} ${n(wireAt(one * 50))}`);
  const bulbs = times(20, (one) => {
    const [x, y] = [30 + one * 60, wireAt(30 + one * 60) + 8];
    return dot(x, y, 13, LAMP, 0.18) + dot(x, y, 5.5, LAMP);
  });
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 300" width="1200" height="300">' +
    `<defs><linearGradient id="s" x2="0" y2="1"><stop stop-color="${top}"/>` +
    `<stop offset="1" stop-color="${foot}"/></linearGradient></defs>` +
    `<path d="M0 0h1200v300H0z" fill="url(#s)"/>${stars}` +
    dot(830, 160, 190, disc, 0.16) +
    dot(830, 160, 140, disc, 0.3) +
    line(wire, "#7673ad", 3) +
    bulbs +
    parts +
    "</svg>\n"
  );
}

/** The ground of the fair, in front of which things stand. */
export function fairground(fill: string): string {
  return flat("M0 224Q300 196 600 222t600-8v86H0z", fill);
}
