import { RACE_LEAD } from "./plan-show.ts";

/** How far an early or a late sprinter is from an even pace, at most. */
const SPRINT = 0.42;
/** How much a car falls back and catches up on its way. */
const SWAY = 0.055;
/** What each place is ahead of the next one behind the line, in parts of the course. */
const APART = 0.011;
/** Steps in which a car that has arrived comes to rest. */
const ROLLS_OUT = 3;
const FNV_OFFSET = 0x81_1c_9d_c5;
const FNV_PRIME = 0x01_00_01_93;

/**
 * How far every car is after so many steps, by its place in the order of arrival: 0 is the start, 1
 * the line, and more is behind it. The draw has decided the order; all on the way there is a fixed
 * function of the draw's number, so that everyone sees the same race.
 */
export function raceAt(issueNo: string, order: readonly string[], step: number): number[] {
  return order.map((car, place) => {
    const arrival = RACE_LEAD + 1 + place;
    if (step >= arrival) {
      const rest = (order.length - 1 - place) * APART;
      return 1 + rest * Math.min(1, (step - arrival) / ROLLS_OUT);
    }
    const way = step / arrival;
    const [sprint, sway] = temperOf(`${issueNo}:${car}`);
    // Both are too small for a car ever to go backwards.
    return (
      way +
      sprint * SPRINT * way * (1 - way) +
      sway * SWAY * Math.sin(2 * Math.PI * way) * (1 - way)
    );
  });
}

/**
 * Two figures from -1 to 1 that belong to a name: FNV-1a, as
 * http://www.isthe.com/chongo/tech/comp/fnv/ describes it.
 */
function temperOf(name: string): readonly [number, number] {
  let hash = FNV_OFFSET;
  for (const letter of name) {
    hash ^= letter.codePointAt(0) ?? 0;
    hash = Math.imul(hash, FNV_PRIME) >>> 0;
  }
  // The last letters have moved only the low bits; this spreads them.
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c_1b_3c_6d) >>> 0;
  return [(hash & 0xffff) / 0x7fff - 1, (hash >>> 16) / 0x7fff - 1];
}
