/** Ledger units (1/100000) in one whole of the currency, and in its hundredth part. */
const WHOLE = 100_000n;
const HUNDREDTH = 1_000n;
/** The figure's start, and its maximum. */
export const LOWEST_UNITS = 10_000_000n * WHOLE;
export const HIGHEST_UNITS = 99_999_999n * WHOLE;
/** It climbs by one to five hundred, to the hundredth part. */
const STEP_FROM = 10_000;
const STEP_TO = 50_000;
const WAITS_MS = [3_000, 4_000, 5_000] as const;
/** Its average growth per millisecond: three hundred every four seconds. */
const A_MILLISECOND = (300n * WHOLE) / 4_000n;
const RANGE = 2 ** 32;

/** A number from 0 up to, but not including, 1. */
type Draw = () => number;

/** It decides nothing: the figure is decoration. */
const draw: Draw = () => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) / RANGE;

/**
 * The figure at a point in time (milliseconds), so that it does not jump from one page to the next.
 */
export function startingFigure(atMs: number): bigint {
  const climbed = (BigInt(Math.trunc(atMs)) * A_MILLISECOND) % (HIGHEST_UNITS - LOWEST_UNITS);
  return LOWEST_UNITS + climbed - (climbed % HUNDREDTH);
}

/** The next figure; after the maximum it starts again. Ledger units. */
export function nextFigure(units: bigint, random: Draw = draw): bigint {
  const hundredths = STEP_FROM + Math.floor(random() * (STEP_TO - STEP_FROM + 1));
  const next = units + BigInt(hundredths) * HUNDREDTH;
  return next > HIGHEST_UNITS ? LOWEST_UNITS : next;
}

/** Time until its next step: three, four or five seconds. */
export function nextWaitMs(random: Draw = draw): number {
  return WAITS_MS[Math.floor(random() * WAITS_MS.length)] ?? WAITS_MS[0];
}
