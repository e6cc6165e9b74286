import { z } from "zod";
import { wireMoney, wireTime } from "../../../http/answers/answer.ts";
import type { Platform } from "../../../platform.ts";
import { sameLimits } from "../../approvals/index.ts";
import { loginBarredUntil } from "../../identity/index.ts";
import { playersByIds } from "../../players/index.ts";
import type { StaffSignedIn } from "../../staff/index.ts";
import { bankAccountsById } from "../bank-accounts/bank-accounts.store.ts";
import { selectSteps, selectStepsOf } from "../steps.store.ts";
import { toTimeline, wireOf, wireTimeline } from "../wire.ts";
import { mayApproveAlone } from "./approving/approve-withdrawal.ts";
import { toComplaint, wireComplaint } from "./complaints/complaint-wire.ts";
import type { Complaint } from "./complaints/complaint.ts";
import { complaintsOf } from "./complaints/complaints.store.ts";
import { selectDisputes } from "./legs/disputes.store.ts";
import { forcesOf } from "./legs/force-approval.ts";
import { legFields, toLeg, toStanding, wireStanding } from "./legs/leg-wire.ts";
import type { Leg } from "./legs/leg.ts";
import { selectLegPictures, selectLegs } from "./legs/legs.store.ts";
import { orderFields, toOrders } from "./orders/order-wire.ts";
import { notReceivedSaidOf } from "./paying/not-received-approval.ts";
import { returnsOf } from "./paying/return-approval.ts";
import { DECIDABLE, WITHDRAWAL_STATUSES, type Withdrawal } from "./withdrawal.ts";
import { selectApprovals } from "./withdrawals.store.ts";

const returnSeen = z.object({
  by: z.string(),
  at: wireTime,
  returned: wireMoney,
  reference: z.string(),
});

const staffLeg = legFields
  .extend({
    provider: z.string(),
    ...orderFields,
    timeline: wireTimeline,
    pictures: z.array(z.object({ n: z.number().int(), side: z.enum(["PLAYER", "STAFF"]) })).meta({
      description: "What a dispute rests on: the player's pictures, and the bank's proof.",
    }),
    returns: z.array(returnSeen).meta({
      description: "Who saw at the bank that the transfer came back since it was last sent.",
    }),
    forces: z
      .array(z.object({ by: z.string(), at: wireTime, proof: z.string(), reason: z.string() }))
      .meta({ description: "Who asks to close it as received, and waits for a second person." }),
    owed: z.boolean().meta({
      description: "False for a rest of which the player alone says that it did not arrive.",
    }),
    notReceived: z.array(z.object({ by: z.string(), at: wireTime, reason: z.string() })).meta({
      description: "Who found that it did not arrive, and waits for a second person.",
    }),
    complaint: wireComplaint.extend({ answeredBy: z.string().optional() }).optional(),
  })
  .meta({ id: "WithdrawalLeg", description: "One transfer of a withdrawal as staff see it." });

const fields = z.object({
  id: z.string(),
  status: z.enum(WITHDRAWAL_STATUSES),
  player: z.object({ id: z.string(), username: z.string(), kycLevel: z.number().int() }),
  amount: wireMoney,
  fee: wireMoney,
  bankAccount: z.object({ bank: z.string(), number: z.string(), holder: z.string() }),
  createdAt: wireTime,
  approvals: z.array(z.object({ by: z.string(), at: wireTime })),
  needsTwo: z.boolean().meta({
    description:
      "Whether the caller can't approve it alone or, once approved, whether two people did.",
  }),
  reason: z.string().nullable(),
  reference: z.string().nullable(),
  dispute: z
    .object({ amount: wireMoney, since: wireTime, pictures: z.number().int() })
    .nullable()
    .meta({ description: "What did not arrive, as the player says and proves by pictures." }),
});
export const row = fields.meta({
  id: "WithdrawalRow",
  description: "A withdrawal as staff see it in a list.",
});
export const whole = fields
  .extend({
    timeline: wireTimeline,
    barred: z.boolean().meta({
      description: "Whether the player may not sign in, and so answers on no page.",
    }),
    legs: z.array(staffLeg),
    standing: wireStanding,
  })
  .meta({
    id: "WithdrawalDetails",
    description: "A withdrawal as staff see it, with its history.",
  });

/** Withdrawals for a list. */
export async function toRows(
  { db, config }: Platform,
  staff: StaffSignedIn,
  withdrawals: readonly Withdrawal[],
): Promise<z.infer<typeof row>[]> {
  const accounts = byId(await bankAccountsById(db, withdrawals.map(bankAccountOf)));
  const players = byId(
    await playersByIds(
      db,
      withdrawals.map(({ player }) => player),
    ),
  );
  const approvals = await selectApprovals(
    db,
    withdrawals.map(({ id }) => id),
  );
  const disputes = new Map(
    (
      await selectDisputes(
        db,
        withdrawals.filter(({ status }) => status === "DISPUTED").map(({ id }) => id),
      )
    ).map((one) => [one.withdrawal, one]),
  );
  const requested = withdrawals.filter(({ status }) => DECIDABLE.includes(status));
  const alone = await mayApproveAlone(db, requested, staff, sameLimits(config.twoPersonAbove));
  return withdrawals.map((withdrawal) => {
    const { id, publicId, status, playerRef, playerName, units, reason, reference } = withdrawal;
    const account = accounts.get(withdrawal.bankAccount);
    if (!account) throw new Error(`Withdrawal ${publicId} has no bank account`);
    const player = players.get(withdrawal.player);
    if (!player) throw new Error(`Withdrawal ${publicId} has no player`);
    const agreed = approvals.get(id) ?? [];
    const dispute = disputes.get(id);
    return {
      id: publicId,
      status,
      player: { id: playerRef, username: playerName, kycLevel: player.kycLevel },
      reason,
      reference,
      amount: wireOf(withdrawal, units),
      fee: wireOf(withdrawal, withdrawal.feeUnits),
      bankAccount: { bank: account.bank, number: account.number, holder: account.holder },
      createdAt: withdrawal.createdAt.toString(),
      approvals: agreed.map(({ by, at }) => ({ by, at: at.toString() })),
      needsTwo: DECIDABLE.includes(status) ? !alone.has(id) : agreed.length > 1,
      dispute: dispute
        ? {
            amount: wireOf(withdrawal, dispute.units),
            since: dispute.since.toString(),
            pictures: dispute.pictures,
          }
        : null,
    };
  });
}

const bankAccountOf = ({ bankAccount }: Withdrawal) => bankAccount;

function byId<Row extends { readonly id: bigint }>(rows: readonly Row[]): ReadonlyMap<bigint, Row> {
  return new Map(rows.map((one) => [one.id, one]));
}

/** A withdrawal with its history. */
export async function toWhole(
  platform: Platform,
  staff: StaffSignedIn,
  withdrawal: Withdrawal,
): Promise<z.infer<typeof whole>> {
  const { db } = platform;
  const legs = await selectLegs(db, withdrawal.id);
  const [[line], steps, shown] = await Promise.all([
    toRows(platform, staff, [withdrawal]),
    selectSteps(db, "withdrawal", withdrawal.id),
    toStaffLegs(platform, withdrawal, legs),
  ]);
  if (!line) throw new Error("A withdrawal has a row");
  const standing = toStanding(withdrawal, legs);
  const barred = (await loginBarredUntil(db, withdrawal.player)) !== null;
  return { ...line, timeline: toTimeline(steps), barred, legs: shown, standing };
}

async function toStaffLegs(
  { db: tx, config }: Platform,
  withdrawal: Withdrawal,
  legs: readonly Leg[],
): Promise<z.infer<typeof staffLeg>[]> {
  const ids = legs.map(({ id }) => id);
  const steps = await selectStepsOf(tx, "leg", ids);
  const pictures = Map.groupBy(await selectLegPictures(tx, ids), ({ leg }) => leg);
  const complaints = await complaintsOf(tx, ids);
  const orders = await toOrders(tx, config, withdrawal, legs);
  const shown = [];
  for (const leg of legs)
    shown.push({
      ...toLeg(withdrawal, leg),
      provider: leg.provider,
      ...(await orders(leg)),
      timeline: toTimeline(steps.get(leg.id) ?? []),
      pictures: (pictures.get(leg.id) ?? []).map(({ n, side }) => ({ n, side })),
      returns: (await returnsOf(tx, withdrawal, leg)).map(
        ({ by, at, returnedUnits, reference }) => ({
          by,
          at: at.toString(),
          returned: wireOf(withdrawal, returnedUnits),
          reference,
        }),
      ),
      forces: (await forcesOf(tx, withdrawal, leg)).map(({ at, ...force }) => ({
        ...force,
        at: at.toString(),
      })),
      owed: leg.owed,
      notReceived: (await notReceivedSaidOf(tx, withdrawal, leg)).map(({ at, ...said }) => ({
        ...said,
        at: at.toString(),
      })),
      ...complaintIn(withdrawal, complaints.get(leg.id)),
    });
  return shown;
}

function complaintIn(owner: Withdrawal, complaint: Complaint | undefined) {
  if (!complaint) return {};
  const { answeredBy } = complaint;
  return {
    complaint: {
      ...toComplaint(owner, complaint),
      ...(answeredBy === null ? {} : { answeredBy }),
    },
  };
}
