import type { Tx } from "@perya/postgres";
import { turnoverOf } from "../../../turnover/index.ts";
import { askedBetween, unplayedOf, type Unplayed } from "../../../wagering/index.ts";
import { holds } from "../../bank-accounts/bank-account.ts";
import { bankAccountsById } from "../../bank-accounts/bank-accounts.store.ts";
import { provenNames } from "../../bank-accounts/proven-names.ts";
import {
  selectAttemptsOf,
  selectOtherUses,
  type NumberUse,
} from "../../bank-accounts/shared-numbers.store.ts";
import { selectBefore, sumPaid, type Before } from "./evidence.store.ts";
import type { Withdrawal } from "../withdrawal.ts";

/** What the cashier knows about a withdrawal besides the request itself. Ledger units. */
export interface Evidence extends Before {
  /** Deposits since the previous withdrawal until this one was asked for. */
  readonly deposits: bigint;
  readonly depositCount: number;
  /** Turnover required by those deposits. */
  readonly required: bigint;
  /** What is left to play now. */
  readonly left: Pick<Unplayed, "deposits" | "bonuses">;
  /** Valid turnover since the previous withdrawal until this one was asked for. */
  readonly turnover: bigint;
  readonly holder: string;
  /** The names the player registered with; empty where registration asks for none. */
  readonly names: readonly string[];
  readonly nameMatches: boolean;
  /** Bound by another player too, before numbers belonged to one. */
  readonly shared: boolean;
  readonly otherUses: readonly NumberUse[];
  readonly attempts: Awaited<ReturnType<typeof selectAttemptsOf>>;
}

const EVER = Temporal.Instant.fromEpochMilliseconds(0);

/** Gathers the evidence for deciding on a withdrawal. */
export async function evidenceOf(tx: Tx, withdrawal: Withdrawal): Promise<Evidence> {
  const { player, createdAt } = withdrawal;
  const [account] = await bankAccountsById(tx, [withdrawal.bankAccount]);
  if (!account) throw new Error(`Withdrawal ${withdrawal.publicId} has no bank account`);
  const before = await selectBefore(tx, withdrawal);
  const asked = await askedBetween(tx, player, "DEPOSIT", before.previousAt, createdAt);
  const deposits = asked.map(({ key }) => key);
  const [turnover, paid, names, otherUses, attempts] = await Promise.all([
    turnoverOf(tx, player, before.previousAt ?? EVER, createdAt),
    sumPaid(tx, deposits),
    provenNames(tx, player),
    selectOtherUses(tx, account.brandId, account.number, player),
    selectAttemptsOf(tx, player),
  ]);
  const { holder, shared } = account;
  return {
    ...before,
    left: await unplayedOf(tx, player),
    deposits: paid,
    depositCount: deposits.length,
    required: asked.reduce((sum, { required }) => sum + required, 0n),
    turnover,
    holder,
    names,
    nameMatches: holds(holder, names),
    shared,
    otherUses,
    attempts,
  };
}
