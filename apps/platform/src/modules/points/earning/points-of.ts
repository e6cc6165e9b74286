/** A multiplier of one in hundredths of a percent. */
const ONE_BPS = 10_000n;

/**
 * The points for a deposit: floor(deposit / deposit for one point) × multiplier, floored. Source:
 * player money reference, section 8. `units` and `unitsPerPoint` are of one currency, whichever
 * unit they are in; with nothing set for a point there are none.
 */
export function pointsOf(units: bigint, unitsPerPoint: bigint, multiplierBps: bigint): bigint {
  if (unitsPerPoint <= 0n || units <= 0n) return 0n;
  return ((units / unitsPerPoint) * multiplierBps) / ONE_BPS;
}
