import { ENGLISH, languageOf } from "@perya/languages";
import { z } from "zod";
import { languageOfName, wireMoney, wireTime } from "../../../http/answers/answer.ts";
import type { Platform } from "../../../platform.ts";
import { sameLimits } from "../../approvals/index.ts";
import type { StaffSignedIn } from "../../staff/index.ts";
import { METHOD_CODES } from "../methods.ts";
import { selectSteps } from "../steps.store.ts";
import { paidOf, toTimeline, wireOf, wireTimeline } from "../wire.ts";
import { mayCreditAlone } from "./approving/approve-deposit.ts";
import {
  DEPOSIT_STATUSES,
  feeUnitsOf,
  type Deposit,
  type DepositSighting,
  type DepositStatus,
} from "./deposit.ts";
import { BOOKED_AS, bookedAs } from "./booked-as.ts";
import { promotionsOf } from "./promotions/promotion-port.ts";
import { isOtherPayer } from "./is-other-payer.ts";
import { correctionsOf } from "./payers/payer-request.ts";
import { toCorrections, toPayers, wireCorrections, wirePayers } from "./payers/payer-wire.ts";
import { selectPayers } from "./payers/payers.store.ts";
import { returnsOf } from "./approving/return-request.ts";
import { sightingsOf } from "./approving/sightings-of.ts";

const fields = z.object({
  id: z.string(),
  status: z.enum(DEPOSIT_STATUSES),
  method: z.enum(METHOD_CODES),
  player: z.object({ id: z.string(), username: z.string() }),
  amount: wireMoney,
  paid: wireMoney.nullable(),
  fee: wireMoney.meta({ description: "Charged, or what would be." }),
  createdAt: wireTime,
  reference: z.string().nullable(),
  payer: z.string().nullable().meta({
    description: "The name of the account that paid, where it is known.",
  }),
  takenBackAt: wireTime.nullable().meta({
    description: "When the provider said that it took the payment back; null while it stands.",
  }),
  slip: z.boolean(),
  exactAmount: wireMoney.nullable(),
  reason: z.string().nullable(),
  approvals: z.array(
    z.object({ by: z.string(), at: wireTime, paid: wireMoney, reference: z.string() }),
  ),
  needsTwo: z.boolean().meta({
    description:
      "Whether the caller can't credit it alone or, once decided, whether two people did.",
  }),
});
export const row = fields.meta({
  id: "DepositRow",
  description: "A deposit as staff see it in a list.",
});
export const whole = fields
  .extend({
    promotion: z
      .object({
        id: z.string(),
        title: z.string().nullable().meta({
          description: "In English where it has English words; null when nobody knows it any more.",
        }),
        language: languageOfName("title"),
      })
      .nullable()
      .meta({ description: "The promotion that the player chose before paying." }),
    returns: z
      .array(
        z.object({
          by: z.string(),
          at: wireTime,
          paid: wireMoney,
          reference: z.string(),
          returnReference: z.string(),
          payee: z.string().nullable(),
          why: z.string().nullable(),
        }),
      )
      .meta({ description: "Who recorded it as sent back, and waits for a second person." }),
    returnedTo: z.object({ payee: z.string(), why: z.string().nullable() }).nullable().meta({
      description:
        "Whose account it was sent back to, and why that is another one than it came from.",
    }),
    bookedAs: z.enum(BOOKED_AS).nullable().meta({
      description: "As what else its number is booked, so that it can't be credited.",
    }),
    otherPayer: z.boolean().meta({
      description: "Whether the payer's name is none of the player's.",
    }),
    payers: wirePayers,
    corrections: wireCorrections,
    timeline: wireTimeline,
  })
  .meta({ id: "DepositDetails", description: "A deposit as staff see it, with its history." });

/** Deposits for a list. */
export async function toRows(
  { db, config }: Platform,
  staff: StaffSignedIn,
  deposits: readonly Deposit[],
): Promise<z.infer<typeof row>[]> {
  const sightings = await sightingsOf(db, deposits, ({ status }) => isOver(status));
  const seenOf = ({ id }: Deposit) => sightings.get(id) ?? [];
  const open = deposits.filter(({ status }) => !isOver(status));
  const credits = open.map((one) => ({ deposit: one, paidUnits: largest(one, seenOf(one)) }));
  const alone = await mayCreditAlone(db, credits, staff, sameLimits(config.twoPersonAbove));
  return deposits.map((deposit) =>
    toRow(
      deposit,
      seenOf(deposit),
      isOver(deposit.status) ? seenOf(deposit).length > 1 : !alone.has(deposit.id),
    ),
  );
}

function toRow(
  deposit: Deposit,
  sightings: readonly DepositSighting[],
  needsTwo: boolean,
): z.infer<typeof row> {
  const { publicId, status, method, playerRef, playerName, exactUnits, reason } = deposit;
  return {
    id: publicId,
    status,
    method,
    player: { id: playerRef, username: playerName },
    reason,
    amount: wireOf(deposit, deposit.units),
    paid: paidOf(deposit) ?? null,
    fee: wireOf(deposit, feeUnitsOf(deposit)),
    createdAt: deposit.createdAt.toString(),
    reference: deposit.providerTxn,
    payer: deposit.payer,
    takenBackAt: deposit.takenBackAt?.toString() ?? null,
    slip: deposit.slip !== null,
    exactAmount: exactUnits === null ? null : wireOf(deposit, exactUnits),
    approvals: sightings.map((one) => ({
      by: one.by,
      at: one.at.toString(),
      paid: wireOf(deposit, one.paidUnits),
      reference: one.reference,
    })),
    needsTwo,
  };
}

const OVER: ReadonlySet<DepositStatus> = new Set(["SUCCEEDED", "REVERSED", "REJECTED", "RETURNED"]);

/** No longer decided by anyone. */
function isOver(status: DepositStatus): boolean {
  return OVER.has(status);
}

/**
 * The largest amount a deposit may turn out to be: it decides whether one person is enough.
 */
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
  const [line] = await toRows(platform, staff, [deposit]);
  if (!line) throw new Error("A deposit has a row");
  const { db } = platform;
  const returns = await returnsOf(db, deposit);
  const currency = deposit.paidCurrency ?? deposit.currency;
  return {
    ...line,
    promotion: await wirePromotion(platform, deposit.promotion),
    returns: returns.map(({ at, paidUnits, ...said }) => ({
      ...said,
      at: at.toString(),
      paid: wireOf({ currency }, paidUnits),
    })),
    returnedTo:
      deposit.returnedTo === null ? null : { payee: deposit.returnedTo, why: deposit.returnedWhy },
    bookedAs: await bookedAs(db, deposit),
    otherPayer: await isOtherPayer(db, deposit),
    payers: toPayers(await selectPayers(db, deposit)),
    corrections: toCorrections(await correctionsOf(db, deposit)),
    timeline: toTimeline(await selectSteps(db, "deposit", deposit.id)),
  };
}

/** A chosen promotion with its title, for staff, who read English. */
async function wirePromotion(platform: Platform, id: string | null) {
  if (id === null) return null;
  const known = await promotionsOf(platform).titleOf(platform.db, id, [ENGLISH.code]);
  return {
    id,
    title: known?.title ?? null,
    language: known ? languageOf(known.language).tag : "",
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
      payer: deposit.payer,
    }
  );
}
