import { z } from "zod";
import { wireMoney, wireTime } from "../../../http/answer.ts";
import type { Platform } from "../../../platform.ts";
import { sameLimits } from "../../approvals/index.ts";
import type { StaffSignedIn } from "../../staff/index.ts";
import { METHOD_CODES } from "../methods.ts";
import { selectSteps } from "../steps.store.ts";
import { paidOf, toTimeline, wireOf, wireTimeline } from "../wire.ts";
import { mayCreditAlone } from "./approve-deposit.ts";
import {
  DEPOSIT_STATUSES,
  type Deposit,
  type DepositSighting,
  type DepositStatus,
} from "./deposit.ts";
import { selectSightings } from "./deposit-approvals.store.ts";

const fields = z.object({
  id: z.string(),
  status: z.enum(DEPOSIT_STATUSES),
  method: z.enum(METHOD_CODES),
  player: z.object({ id: z.string(), username: z.string() }),
  amount: wireMoney,
  paid: wireMoney.nullable(),
  createdAt: wireTime,
  reference: z.string().nullable(),
  slip: z.boolean(),
  exactAmount: wireMoney.nullable(),
  reason: z.string().nullable(),
  approvals: z.array(
    z.object({ by: z.string(), at: wireTime, paid: wireMoney, reference: z.string() }),
  ),
  needsTwo: z
    .boolean()
    .meta({
      description:
        "Whether the person who asks could not credit it alone, or, once decided, whether two people did.",
    }),
});
export const row = fields.meta({
  id: "DepositRow",
  description: "A deposit as staff see it in a list.",
});
export const whole = fields
  .extend({ timeline: wireTimeline })
  .meta({ id: "DepositDetails", description: "A deposit as staff see it, with its history." });

/** A deposit for a list. */
export async function toRow(
  { db, config }: Platform,
  staff: StaffSignedIn,
  deposit: Deposit,
): Promise<z.infer<typeof row>> {
  const sightings = (await selectSightings(db, [deposit.id])).get(deposit.id) ?? [];
  const { publicId, status, method, playerRef, playerName, exactUnits, reason } = deposit;
  return {
    id: publicId,
    status,
    method,
    player: { id: playerRef, username: playerName },
    reason,
    amount: wireOf(deposit, deposit.units),
    paid: paidOf(deposit) ?? null,
    createdAt: deposit.createdAt.toString(),
    reference: deposit.providerTxn,
    slip: deposit.slip !== null,
    exactAmount: exactUnits === null ? null : wireOf(deposit, exactUnits),
    approvals: sightings.map((one) => ({
      by: one.by,
      at: one.at.toString(),
      paid: wireOf(deposit, one.paidUnits),
      reference: one.reference,
    })),
    needsTwo: isOver(status)
      ? sightings.length > 1
      : !(await mayCreditAlone(
          db,
          deposit,
          largest(deposit, sightings),
          staff,
          sameLimits(config.twoPersonAbove),
        )),
  };
}

/** Nobody decides about it any more. */
function isOver(status: DepositStatus): boolean {
  return status === "SUCCEEDED" || status === "REJECTED";
}

/** The largest amount that may come of a deposit as far as anybody knows: it decides whether one person is enough. */
function largest({ units, paidUnits }: Deposit, sightings: readonly DepositSighting[]): bigint {
  const known =
    paidUnits === null ? [units, ...sightings.map((one) => one.paidUnits)] : [paidUnits];
  return known.reduce((most, one) => (one > most ? one : most));
}

/** A deposit with its history. */
export async function toWhole(
  platform: Platform,
  staff: StaffSignedIn,
  deposit: Deposit,
): Promise<z.infer<typeof whole>> {
  return {
    ...(await toRow(platform, staff, deposit)),
    timeline: toTimeline(await selectSteps(platform.db, "deposit", deposit.id)),
  };
}

/** What the audit trail keeps of a deposit. */
export function trace(deposit: Deposit | undefined) {
  return (
    deposit && {
      status: deposit.status,
      amount: deposit.units.toString(),
      paid: deposit.paidUnits?.toString() ?? null,
      reference: deposit.providerTxn,
    }
  );
}
