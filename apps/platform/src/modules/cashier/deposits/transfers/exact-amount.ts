import { fromMinor, money, toMinor } from "@perya/money";
import type { Tx } from "@perya/postgres";
import { randomInt } from "node:crypto";
import { exactAmountsInUse } from "../deposits.store.ts";

/** The last two digits of the minor unit mark a transfer (player-money, section 1). */
const MOST_MARKS = 99n;
/** A mark is at most one part in so many of what is asked for, where the minor unit is large. */
const PART = 50n;

/**
 * A free amount that differs from the asked one by its mark alone; undefined when all are in use.
 * It is above the asked one where `mayBe` the most it could come to, which no limit stands against
 * then, and else below. Ledger units.
 */
export async function exactAmount(
  tx: Tx,
  units: bigint,
  currency: string,
  mayBe: (mostUnits: bigint) => Promise<boolean>,
): Promise<bigint | undefined> {
  const asked = toMinor(money(units, currency));
  const part = asked / PART;
  const marks = Array.from({ length: Number(part < MOST_MARKS ? part : MOST_MARKS) }, (_, at) =>
    BigInt(at + 1),
  );
  const of = (minor: bigint) => fromMinor(minor, currency).units;
  const above = marks.map((mark) => of(asked + mark));
  const below = marks.map((mark) => of(asked - mark));
  const used = await exactAmountsInUse(tx, currency, below.at(-1) ?? units, above.at(-1) ?? units);
  const ways = (await mayBe(above.at(-1) ?? units)) ? [above, below] : [below];
  for (const way of ways) {
    const free = way.filter((one) => !used.has(one));
    if (free.length > 0) return free[randomInt(free.length)];
  }
  return undefined;
}
