import type { Tx } from "@perya/postgres";
import { z } from "zod";
import { wireMoney, wireTime } from "../../../http/answers/answer.ts";
import type { BankAccount } from "../bank-accounts/bank-account.ts";
import { bankAccountsById } from "../bank-accounts/bank-accounts.store.ts";
import type { Step } from "../cashier.ts";
import { selectStepsOf } from "../steps.store.ts";
import { toWireBankAccount, wireBankAccount, wireOf } from "../wire.ts";
import { legFields, toLeg, toStanding, wireStanding } from "./legs/leg-wire.ts";
import type { Leg } from "./legs/leg.ts";
import { selectLegsOf } from "./legs/legs.store.ts";
import { WITHDRAWAL_STATUSES, type Withdrawal } from "./withdrawal.ts";

export const wireWithdrawal = z
  .object({
    id: z.string(),
    status: z.enum(WITHDRAWAL_STATUSES),
    amount: wireMoney,
    bankAccount: wireBankAccount,
    createdAt: wireTime,
    timeline: z.array(
      z.object({ status: z.string(), at: wireTime, reason: z.string().optional() }),
    ),
    legs: z
      .array(legFields)
      .meta({ description: "The transfers it is paid in; none before it is paid." }),
    standing: wireStanding.optional().meta({ description: "Once there are transfers." }),
    reason: z.string().optional(),
  })
  .meta({ id: "Withdrawal" });

/** The states of a withdrawal whose reason is shown to the player. */
const EXPLAINED: ReadonlySet<string> = new Set(["REJECTED", "FAILED", "REFUNDED"]);

/** A withdrawal as its player sees it: what happened and when, not who did it. */
function toWireWithdrawal(
  withdrawal: Withdrawal,
  account: BankAccount,
  steps: readonly Step[],
  legs: readonly Leg[],
): z.infer<typeof wireWithdrawal> {
  const shown = (status: string, reason: string | null) =>
    reason !== null && EXPLAINED.has(status) ? { reason } : {};
  return {
    id: withdrawal.publicId,
    status: withdrawal.status,
    amount: wireOf(withdrawal, withdrawal.units),
    bankAccount: toWireBankAccount(account),
    createdAt: withdrawal.createdAt.toString(),
    timeline: steps.map(({ status, at, reason }) => ({
      status,
      at: at.toString(),
      ...shown(status, reason),
    })),
    legs: legs.map((leg) => toLeg(withdrawal, leg)),
    ...(legs.length > 0 ? { standing: toStanding(withdrawal, legs) } : {}),
    ...shown(withdrawal.status, withdrawal.reason),
  };
}

/** Withdrawals as their player sees them. */
export async function toPlayers(tx: Tx, withdrawals: readonly Withdrawal[]) {
  const ids = withdrawals.map(({ id }) => id);
  const accountIds = withdrawals.map(({ bankAccount }) => bankAccount);
  const accounts = new Map((await bankAccountsById(tx, accountIds)).map((one) => [one.id, one]));
  const steps = await selectStepsOf(tx, "withdrawal", ids);
  const legs = await selectLegsOf(tx, ids);
  return withdrawals.map((withdrawal) => {
    const { id, publicId, bankAccount } = withdrawal;
    const account = accounts.get(bankAccount);
    if (!account) throw new Error(`Withdrawal ${publicId} has no bank account`);
    return toWireWithdrawal(withdrawal, account, steps.get(id) ?? [], legs.get(id) ?? []);
  });
}

/** One withdrawal as its player sees it. */
export async function toPlayer(tx: Tx, withdrawal: Withdrawal) {
  const [wire] = await toPlayers(tx, [withdrawal]);
  if (!wire) throw new Error("A withdrawal has a row");
  return wire;
}
