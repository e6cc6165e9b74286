import type { Platform } from "../../../platform.ts";
import { rulesOf } from "../games/rules-of.ts";
import { settleIssue } from "../settling/settle-issue.ts";
import { selectToPay, type IssueToPay } from "./issues.store.ts";
import { afterFault, type PutOff } from "./put-off.ts";
import { tellOfIssue } from "./tell-of-issue.ts";

/** Issues looked at in one turn, and how many of them at once. */
const MANY = 100;
const AT_ONCE = 4;

/** Has the orders paid of every issue that has an outcome or another one, and given back of every one that is void. Those of `later` are left for another turn, and what fails is put among them. */
export async function payIssues(platform: Platform, later = afterFault()): Promise<boolean> {
  const due = await selectToPay(platform.db, MANY, later.waiting());
  for (let from = 0; from < due.length; from += AT_ONCE)
    await Promise.all(due.slice(from, from + AT_ONCE).map((issue) => pay(platform, issue, later)));
  return false;
}

/** An issue that can't be paid keeps none of the others waiting. */
async function pay(
  platform: Platform,
  { id, gameCode, issueNo, status }: IssueToPay,
  later: PutOff,
): Promise<void> {
  const { db, wallet, live, log } = platform;
  try {
    await settleIssue({ db, wallet, live, log, rulesOf }, id);
    later.forget(id);
    if (status !== "VOIDED") tellOfIssue(platform, { gameCode, issueNo, status: "SETTLED" });
  } catch (fault) {
    later.putOff(id);
    log.error({ err: fault, gameCode, issueNo }, "an issue could not be paid");
  }
}
