/** Points are converted in whole hundreds. */
export const CONVERT_STEP = 100n;

/** The largest part of some points that can be converted; none of what is below zero. */
export function convertible(points: bigint): bigint {
  return points < CONVERT_STEP ? 0n : points - (points % CONVERT_STEP);
}

/** What points are worth, in the unit that `unitsPerStep`, the worth of a hundred, is in. */
export function worthOf(points: bigint, unitsPerStep: bigint): bigint {
  return (convertible(points) / CONVERT_STEP) * unitsPerStep;
}
