import type { Tx } from "@perya/postgres";
import { ok, refuse, type Result } from "@perya/result";
import type { Platform } from "../../platform.ts";
import {
  noteSmsRefused,
  sendMail,
  sendSms,
  smsBudgetOf,
  type SmsBudget,
} from "../messages/index.ts";
import type { Recipient } from "./codes.ts";

/**
 * Why no text message may be sent: the budget is spent, or the brand does not serve the number's
 * country.
 */
export type BudgetRefusal = "QUOTA_EXCEEDED" | "OPERATION_NOT_ALLOWED";

/**
 * The budget a message to a recipient is charged to; undefined for e-mail, which costs nothing.
 * Queries the database; call it before the transaction.
 */
export async function budgetFor(
  platform: Platform,
  { brandId, channel, recipient }: Recipient,
): Promise<Result<SmsBudget | undefined, BudgetRefusal>> {
  if (channel === "mail") return ok(undefined);
  const budget = await smsBudgetOf(platform, brandId, recipient);
  if (!budget.ok) noteSmsRefused(platform, brandId, "", budget.refusal);
  return budget;
}

/** Stores a message to a recipient; returns its id. Refused when the budget is spent. */
export async function postCode(
  tx: Tx,
  { brandId, recipient }: Recipient,
  { subject, text }: { readonly subject: string; readonly text: string },
  budget: SmsBudget | undefined,
): Promise<Result<string, "QUOTA_EXCEEDED">> {
  return budget
    ? sendSms(tx, { recipient, text }, budget)
    : ok(await sendMail(tx, { brandId, recipient, subject, text }));
}

/** The refusal for a spent budget, counted in the metrics. */
export function spent(
  platform: Platform,
  budget: SmsBudget | undefined,
): Result<never, "QUOTA_EXCEEDED"> {
  if (budget) noteSmsRefused(platform, budget.brandId, budget.bucket, "QUOTA_EXCEEDED");
  return refuse("QUOTA_EXCEEDED");
}
