import { z } from "zod";
import { fact, whole } from "../facts/index.ts";

/**
 * A deposit was credited. Ledger units: what was paid, and the fee that was taken from it.
 * `promotion` is the one that was chosen before paying.
 */
export const depositSucceeded = fact(
  "deposit succeeded",
  z.object({
    deposit: z.string(),
    player: whole,
    brand: whole,
    currency: z.string(),
    units: whole,
    fee: whole,
    method: z.string(),
    promotion: z.string().optional(),
  }),
);

/** A credited deposit was undone. `units` are the ledger units that were paid. */
export const depositReversed = fact(
  "deposit reversed",
  z.object({
    deposit: z.string(),
    player: whole,
    brand: whole,
    currency: z.string(),
    units: whole,
    method: z.string(),
  }),
);

/** A deposit was paid, or its player says so, and it is not credited yet. */
export const depositSubmitted = fact(
  "deposit submitted",
  z.object({ deposit: z.string(), player: whole, brand: whole }),
);

/**
 * Staff refused a deposit, or what was paid goes back to its source. `units` are what its player
 * asked to pay in, or what arrived, in ledger units.
 */
export const depositRefused = fact(
  "deposit refused",
  z.object({
    deposit: z.string(),
    player: whole,
    currency: z.string(),
    units: whole,
    sentBack: z.boolean(),
  }),
);

/** Staff started a withdrawal of so many ledger units for a player who may not sign in. */
export const withdrawalStarted = fact(
  "withdrawal started by staff",
  z.object({ withdrawal: z.string(), player: whole, currency: z.string(), units: whole }),
);

/**
 * A leg of a withdrawal was sent, or its player is reminded to answer. `units` are ledger units of
 * the leg, `minutes` what is left to answer in before silence counts as received; null where it
 * never does.
 */
export const payoutSent = fact(
  "payout sent",
  z.object({
    withdrawal: z.string(),
    player: whole,
    currency: z.string(),
    units: whole,
    minutes: z.number().int().nullable(),
    reminder: z.boolean(),
  }),
);

/** Money of a leg that counted as paid came back at the bank: so many ledger units. */
export const payoutCameBack = fact(
  "payout came back",
  z.object({ withdrawal: z.string(), player: whole, currency: z.string(), units: whole }),
);

/** A payout reached a player beside its refund: so many ledger units were taken from them again. */
export const payoutOwed = fact(
  "payout owed",
  z.object({ withdrawal: z.string(), player: whole, currency: z.string(), units: whole }),
);

/** Of a withdrawal's money that came back to cash, so many ledger units were taken as owed. */
export const owedTaken = fact(
  "owed taken",
  z.object({ withdrawal: z.string(), player: whole, currency: z.string(), units: whole }),
);

/** Of a withdrawal's legs that were to be paid, so many ledger units were taken as owed. */
export const owedSetOff = fact(
  "owed set off",
  z.object({ withdrawal: z.string(), player: whole, currency: z.string(), units: whole }),
);

/** Staff answered a player's complaint about a leg. `units` are ledger units of the leg. */
export const complaintAnswered = fact(
  "payout complaint answered",
  z.object({ withdrawal: z.string(), player: whole, currency: z.string(), units: whole }),
);

/**
 * A withdrawal ended. `units` are what was paid of it, or where nothing was what is cash again: 0
 * when all of it was taken for what its player owed.
 */
export const withdrawalEnded = fact(
  "withdrawal ended",
  z.object({
    withdrawal: z.string(),
    player: whole,
    brand: whole,
    currency: z.string(),
    units: whole,
    paid: z.boolean(),
  }),
);
