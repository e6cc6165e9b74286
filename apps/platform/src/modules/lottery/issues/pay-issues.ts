import type { Platform } from "../../../platform.ts";
import { rulesOf } from "../games/rules-of.ts";
import { settleIssue } from "../settling/settle-issue.ts";
import { selectToPay, type IssueToPay } from "./issues.store.ts";
import { afterFault, type BackOff } from "./back-off.ts";
import { publishIssue } from "./publish-issue.ts";

/** Issues looked at in one tick, and how many of them at once. */
const MANY = 100;
const AT_ONCE = 4;

/**
 * Pays the orders of every issue with a new or corrected outcome, and refunds those of every void
 * one. Issues in `later` are skipped, and those that fail are added to it.
 */
export async function payIssues(platform: Platform, later = afterFault()): Promise<boolean> {
  const due = await selectToPay(platform.db, MANY, later.waiting());
  for (let from = 0; from < due.length; from += AT_ONCE)
    await Promise.all(due.slice(from, from + AT_ONCE).map((issue) => pay(platform, issue, later)));
  return false;
}

/** An issue that can't be paid does not block the others. */
async function pay(
  platform: Platform,
  { id, gameCode, issueNo, status }: IssueToPay,
  later: BackOff,
): Promise<void> {
  const { db, wallet, live, log } = platform;
  try {
    await settleIssue({ db, wallet, live, log, rulesOf }, id);
    later.forget(id);
    if (status !== "VOIDED") publishIssue(platform, { gameCode, issueNo, status: "SETTLED" });
  } catch (fault) {
    later.postpone(id);
    log.error({ err: fault, gameCode, issueNo }, "an issue could not be paid");
  }
}
