import { formatMoney } from "@perya/money";
import type { Tx } from "@perya/postgres";
import { LIMITS, type MoneyLimit } from "./limits.ts";
import { selectLimits } from "./limits.store.ts";
import { lowestOf } from "./lowest-of.ts";
import type { Limited } from "./note-change.ts";

/** What staff call limits on amounts that the cashier decides. */
const TITLES: Readonly<Partial<Record<MoneyLimit, string>>> = {
  dailyDeposit: "deposits in 24 hours",
  weeklyDeposit: "deposits in 7 days",
  monthlyDeposit: "deposits in 30 days",
  balance: "the balance held",
};

/** Whether a name is one of players' limits on amounts, and no rule of a law. */
export function isLimit(name: string): name is MoneyLimit {
  return (LIMITS as readonly string[]).includes(name);
}

/** A player's limit in force as staff read it: which it is, how much, and whose. */
export async function sayLimit(
  tx: Tx,
  { id, currency }: Limited,
  name: MoneyLimit,
): Promise<string> {
  const rows = await selectLimits(tx, id);
  const units = lowestOf(rows, name);
  const whose = rows.own.get(name) === units ? "the player" : "staff";
  const amount = units === null ? "none" : formatMoney({ units, currency });
  return `Limit of ${TITLES[name] ?? name}: ${amount}, set by ${whose}`;
}
