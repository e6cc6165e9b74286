import { z } from "zod";
import { wireMoney, wireTime } from "../../../http/answers/answer.ts";
import type { Platform } from "../../../platform.ts";
import { mayCancelWithdrawals } from "../../profiles/index.ts";
import { settingsOf } from "../../settings/index.ts";
import type { BankAccount } from "../bank-accounts/bank-account.ts";
import { bankAccountsById } from "../bank-accounts/bank-accounts.store.ts";
import type { Step } from "../cashier.ts";
import { selectStepsOf } from "../steps.store.ts";
import { toWireBankAccount, wireBankAccount, wireOf } from "../wire.ts";
import { appealUntil } from "./complaints/appeal.ts";
import { toComplaint, wireComplaint } from "./complaints/complaint-wire.ts";
import type { Complaint } from "./complaints/complaint.ts";
import { complaintsOf } from "./complaints/complaints.store.ts";
import { legFields, toLeg, toStanding, wireStanding } from "./legs/leg-wire.ts";
import type { Leg } from "./legs/leg.ts";
import { selectLegsOf } from "./legs/legs.store.ts";
import { DECIDABLE, WITHDRAWAL_STATUSES, type Withdrawal } from "./withdrawal.ts";

const playerLeg = legFields.extend({
  complaint: wireComplaint.optional(),
  appealUntil: wireTime
    .optional()
    .meta({ description: "Until when the player may appeal, where they can." }),
});

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
    fee: wireMoney.optional().meta({ description: "What it cost beside the amount." }),
    mayCancel: z.boolean().meta({ description: "Whether the player can take it back now." }),
    legs: z
      .array(playerLeg)
      .meta({ description: "The transfers it is paid in; none before it is paid." }),
    standing: wireStanding.optional().meta({ description: "Once there are transfers." }),
    reason: z.string().optional(),
  })
  .meta({ id: "Withdrawal" });

/** The states of a withdrawal whose reason is shown to the player. */
const EXPLAINED: ReadonlySet<string> = new Set(["REJECTED", "FAILED", "REFUNDED"]);

/** What is looked up of some withdrawals before they are written. */
interface LookedUp {
  readonly accounts: ReadonlyMap<bigint, BankAccount>;
  readonly steps: ReadonlyMap<bigint, readonly Step[]>;
  readonly legs: ReadonlyMap<bigint, readonly Leg[]>;
  readonly complaints: ReadonlyMap<bigint, Complaint>;
}

/** A withdrawal as its player sees it: what happened and when, not who did it. */
function toWireWithdrawal(
  withdrawal: Withdrawal,
  { accounts, steps, complaints, ...found }: LookedUp,
  law: { readonly mayCancel: boolean; readonly appealDays: number },
): z.infer<typeof wireWithdrawal> {
  const { id, publicId, status, units, feeUnits, createdAt } = withdrawal;
  const account = accounts.get(withdrawal.bankAccount);
  if (!account) throw new Error(`Withdrawal ${publicId} has no bank account`);
  const legs = found.legs.get(id) ?? [];
  const shown = (status: string, reason: string | null) =>
    reason !== null && EXPLAINED.has(status) ? { reason } : {};
  return {
    id: publicId,
    status,
    amount: wireOf(withdrawal, units),
    ...(feeUnits > 0n ? { fee: wireOf(withdrawal, feeUnits) } : {}),
    bankAccount: toWireBankAccount(account),
    createdAt: createdAt.toString(),
    mayCancel: law.mayCancel && DECIDABLE.includes(status),
    timeline: (steps.get(id) ?? []).map(({ status, at, reason }) => ({
      status,
      at: at.toString(),
      ...shown(status, reason),
    })),
    legs: legs.map((leg) => ({
      ...toLeg(withdrawal, leg),
      ...saidAfter(withdrawal, leg, complaints.get(leg.id), law.appealDays),
    })),
    ...(legs.length > 0 ? { standing: toStanding(withdrawal, legs) } : {}),
    ...shown(status, withdrawal.reason),
  };
}

/** What the player said of a leg that was closed as received, or until when they still may. */
function saidAfter(
  owner: Withdrawal,
  leg: Leg,
  complaint: Complaint | undefined,
  appealDays: number,
) {
  if (complaint) return { complaint: toComplaint(owner, complaint) };
  const until = appealUntil(leg, appealDays);
  return until ? { appealUntil: until.toString() } : {};
}

/** Withdrawals of one player as they see them. */
export async function toPlayers(platform: Platform, withdrawals: readonly Withdrawal[]) {
  const { db } = platform;
  const [first] = withdrawals;
  if (!first) return [];
  const ids = withdrawals.map(({ id }) => id);
  const accounts = await bankAccountsById(
    db,
    withdrawals.map(({ bankAccount }) => bankAccount),
  );
  const legs = await selectLegsOf(db, ids);
  const legIds = [...legs.values()].flat().map(({ id }) => id);
  const found = {
    accounts: new Map(accounts.map((one) => [one.id, one])),
    steps: await selectStepsOf(db, "withdrawal", ids),
    legs,
    complaints: await complaintsOf(db, legIds),
  };
  const { payouts } = await settingsOf(platform, first.brandId);
  const law = {
    mayCancel: await mayCancelWithdrawals(platform, first.brandId),
    appealDays: payouts.appealDays,
  };
  return withdrawals.map((withdrawal) => toWireWithdrawal(withdrawal, found, law));
}

/** One withdrawal as its player sees it. */
export async function toPlayer(platform: Platform, withdrawal: Withdrawal) {
  const [wire] = await toPlayers(platform, [withdrawal]);
  if (!wire) throw new Error("A withdrawal has a row");
  return wire;
}
