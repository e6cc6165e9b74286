import { roundDownToMinor } from "@perya/money";

const PPM = 1_000_000n;

/**
 * The share of a friend's turnover of a day, without what was played for a bonus: ledger units,
 * rounded down to whole minor units. Source: player money reference, section 9.
 */
export function shareOf(
  turnover: ReadonlyMap<string, bigint>,
  bonusPlay: ReadonlyMap<string, bigint> | undefined,
  { ppm, currency }: { readonly ppm: number; readonly currency: string },
): { readonly turnover: bigint; readonly units: bigint } {
  let counted = 0n;
  for (const [category, units] of turnover) {
    const own = units - (bonusPlay?.get(category) ?? 0n);
    if (own > 0n) counted += own;
  }
  const share = (counted * BigInt(ppm)) / PPM;
  return { turnover: counted, units: roundDownToMinor({ units: share, currency }).units };
}
