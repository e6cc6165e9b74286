import type { Tx } from "@perya/postgres";
import { DEPOSIT_LIMITS, type DepositLimit } from "./limits.ts";
import { selectLimits } from "./limits.store.ts";
import { lowestOf } from "./lowest-of.ts";

/** What a player paid in within rolling 24 hours, 7 and 30 days, in ledger units. */
export interface DepositedLately {
  readonly day: bigint;
  readonly week: bigint;
  readonly month: bigint;
}

/** A player's deposit limits in force, in ledger units; null for none. */
export type DepositLimits = Readonly<Record<DepositLimit, bigint | null>>;

const WINDOW_OF = {
  dailyDeposit: "day",
  weeklyDeposit: "week",
  monthlyDeposit: "month",
} as const satisfies Record<DepositLimit, keyof DepositedLately>;

/** The deposit limits of a player, of which the cashier asks before it opens a deposit. */
export async function depositLimitsOf(tx: Tx, player: bigint): Promise<DepositLimits> {
  const rows = await selectLimits(tx, player);
  const limits = DEPOSIT_LIMITS.map((name) => [name, lowestOf(rows, name)] as const);
  return Object.fromEntries(limits) as DepositLimits;
}

/** How much of a deposit limit is used. */
export function depositUsed(name: DepositLimit, lately: DepositedLately): bigint {
  return lately[WINDOW_OF[name]];
}

/** The first limit that a deposit would pass, and what it still leaves; undefined for none. */
export function reachedDepositLimit(
  limits: DepositLimits,
  lately: DepositedLately,
  units: bigint,
): { readonly name: DepositLimit; readonly left: bigint } | undefined {
  for (const name of DEPOSIT_LIMITS) {
    const most = limits[name];
    if (most === null) continue;
    const left = most - depositUsed(name, lately);
    if (units > left) return { name, left: left > 0n ? left : 0n };
  }
  return undefined;
}
