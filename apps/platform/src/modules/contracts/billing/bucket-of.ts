import { roundDownToMinor } from "@perya/money";

/** Micro-units in a ledger unit: rates are millionths. */
const MICRO = 1_000_000n;

/** What an agent's bucket of turnover brings, in micro-units. */
interface Bucket {
  /** Turnover of the team by the agent's own rate. */
  readonly gross: bigint;
  /** The same of the nearest downlines with a contract, by theirs. */
  readonly downGross: bigint;
  /** What the bucket before left, of the same day. */
  readonly remainder: bigint;
}

/**
 * What a bucket pays, in ledger units of whole minor ones, and what it leaves for the next one of
 * the day, in micro-units: below nothing after a correction that was larger than the bucket.
 * Downlines who take more than the gross amount of a bucket take nothing of the next.
 * Source: agents reference, section 4.4.
 */
export function bucketOf(
  { gross, downGross, remainder }: Bucket,
  currency: string,
): { readonly payable: bigint; readonly remainder: bigint } {
  const left = gross - downGross;
  const due = remainder + (left < 0n && gross >= 0n ? 0n : left);
  if (due <= 0n) return { payable: 0n, remainder: due };
  const { units } = roundDownToMinor({ units: due / MICRO, currency });
  return { payable: units, remainder: due - units * MICRO };
}
