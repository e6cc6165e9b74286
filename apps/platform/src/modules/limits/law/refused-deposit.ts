import { readClock, type Tx } from "@perya/postgres";
import type { LimitLaw } from "../../profiles/index.ts";
import { closedByLaw, periodStart } from "./ceilings.ts";
import { lawFor, type UnderLaw } from "./law-for.ts";

/** What a player paid in and was paid out since a time, in ledger units. */
export type AskMoved = (
  tx: Tx,
  player: bigint,
  since: Temporal.Instant,
) => Promise<{ readonly paidIn: bigint; readonly paidOut: bigint }>;

export type DepositLawRefusal = "LIMIT_NEEDED" | "OWN_DEPOSIT_LIMIT" | "CURRENCY_CLOSED";

/**
 * What the law of a brand refuses a deposit by: a currency that a ceiling names no amount in, as
 * nothing is converted, a limit that has to be set first, or a ceiling.
 * Undefined where it accepts it. The caller holds the lock under which deposits are counted.
 */
export async function refusedDeposit(
  law: LimitLaw,
  tx: Tx,
  player: UnderLaw,
  units: bigint,
  askMoved: AskMoved,
): Promise<DepositLawRefusal | undefined> {
  if (closedByLaw(law, player.currency)) return "CURRENCY_CLOSED";
  const { needed, ceilings, own } = await lawFor(law, tx, player);
  if (needed.length > 0) return "LIMIT_NEEDED";
  const now = await readClock(tx);
  for (const ceiling of [...ceilings, ...own]) {
    const since = periodStart(ceiling, now, player.zone);
    const { paidIn, paidOut } = await askMoved(tx, player.id, since);
    const used = ceiling.isNet && paidOut > 0n ? paidIn - paidOut : paidIn;
    if (used + units > ceiling.units) return "OWN_DEPOSIT_LIMIT";
  }
  return undefined;
}
