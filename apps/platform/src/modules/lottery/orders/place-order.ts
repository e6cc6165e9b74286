import type { Platform } from "../../../platform.ts";
import { lawsOfBets } from "../../profiles/index.ts";
import { rulesOf } from "../games/rules-of.ts";
import { unitsPerMinor } from "../limits/limits.ts";
import { betOn } from "./bet.ts";
import { findBetIssue, forgetBetIssue } from "./find-bet-issue.ts";
import type { AskedOrder } from "./order.ts";
import { refuseOrder } from "./order-refusal.ts";
import { enqueue } from "./order-queue.ts";
import type { PlacedOrder } from "./place-orders.ts";
import { readLines } from "./read-lines.ts";

/**
 * Places an order: lines are parsed here, outside the database; everything that can change is
 * decided in the transaction that takes the stake. Repeating a key returns the same order. Throws
 * when it is unknown whether it was placed: retry with the same key.
 */
export async function placeOrder(platform: Platform, order: AskedOrder): Promise<PlacedOrder> {
  const placed = await place(platform, order);
  if (
    placed.ok ||
    placed.refusal !== "NOT_FOUND" ||
    !forgetBetIssue(platform, order.gameCode, order.issueNo)
  )
    return placed;
  return place(platform, order);
}

async function place(platform: Platform, order: AskedOrder): Promise<PlacedOrder> {
  const issue = await findBetIssue(platform, order.gameCode, order.issueNo);
  if (!issue) return refuseOrder("NOT_FOUND");
  const minor = unitsPerMinor(order.player.currency);
  const lines = readLines(rulesOf(issue.rules), issue.terms, order.lines, minor);
  if (!lines.ok) return refuseOrder(lines.refusal);
  const law = await lawsOfBets(platform, order.player, "lottery");
  return enqueue(platform, betOn(order, issue, lines.value, minor, law));
}
