/** One of the things in the air at a party: where it is and when, in parts of the page. */
interface Flight {
  /** Across the page, from 0 to 1. */
  readonly left: number;
  readonly delayMs: number;
  readonly ms: number;
  /** To which side it drifts, from -1 to 1. */
  readonly drift: number;
}

/** By the golden ratio things spread evenly, however many there are. */
const GOLDEN = 0.618_034;
/** The last one sets out after this part of the party; the quickest takes as much of it. */
const LAST_START = 0.35;
const QUICKEST = 0.45;

/** The flight of a thing in a party that lasts this long; over when the party is. */
export function flightOf(at: number, partyMs: number): Flight {
  const left = (at * GOLDEN) % 1;
  const delayMs = ((at * 0.37) % 1) * LAST_START * partyMs;
  const ms = (QUICKEST + ((at * 0.23) % 1) * (1 - LAST_START - QUICKEST)) * partyMs;
  return { left, delayMs, ms, drift: 1 - 2 * ((at * 0.71) % 1) };
}
