import type { Platform } from "../../../platform.ts";
import type { Issue } from "../lottery.ts";
import { correct, refund, settle } from "./hand-over.ts";
import { selectToPay } from "./issues.store.ts";

/** Issues looked at in one turn, and how many of them at once. */
const MANY = 100;
const AT_ONCE = 4;

/** Has the orders paid of every issue that has an outcome, and given back of every one that is void. Answers whether something was done. */
export async function payIssues(platform: Platform): Promise<boolean> {
  const due = await selectToPay(platform.db, MANY);
  for (let from = 0; from < due.length; from += AT_ONCE) await Promise.all(due.slice(from, from + AT_ONCE).map((issue) => pay(platform, issue)));
  return false;
}

async function pay(platform: Platform, { id, status }: Pick<Issue, "id" | "status">): Promise<void> {
  if (status === "VOIDED") await refund(platform, id);
  else if (status === "CORRECTING") await correct(platform, id);
  else await settle(platform, id);
}
