import type { Tx } from "@perya/postgres";
import { publicFetch } from "../../../outward/fetch-public.ts";
import type { Platform } from "../../../platform.ts";
import { BackOff } from "../issues/back-off.ts";
import { lockIssue, selectFed, type FedIssue } from "../issues/issues.store.ts";
import { markResulted } from "../issues/mark-issues.store.ts";
import { publishIssue } from "../issues/publish-issue.ts";
import { dropResults } from "./drop-results.ts";
import { readFeed } from "./read-feed.ts";
import { insertFed } from "./results.store.ts";

/**
 * A feed without a result is asked again after the first wait, then after twice as long, and so on.
 */
const FIRST_WAIT_MS = 2_000;
const LONGEST_WAIT_MS = 60_000;

/**
 * Reads the results of outside draws until each has one or is too late. Created once per process,
 * which remembers when it asked.
 */
export function feedReader(platform: Platform): () => Promise<boolean> {
  const asked = new BackOff(FIRST_WAIT_MS, LONGEST_WAIT_MS);
  return async () => {
    const waiting = new Set(asked.waiting());
    const due = (await selectFed(platform.db)).filter(({ id }) => !waiting.has(id));
    for (const { id } of due) asked.postpone(id);
    await Promise.all(due.map((issue) => take(platform, issue)));
    return false;
  };
}

async function take(platform: Platform, issue: FedIssue): Promise<void> {
  const { id, gameCode, issueNo, feed } = issue;
  const result = await readFeed(publicFetch(platform.config.privateNetworks), feed, issue);
  if (!result.ok) {
    if (result.refusal !== "NO_RESULT_YET")
      platform.log.warn(
        { gameCode, issueNo, refusal: result.refusal, detail: result.detail },
        "a lottery's feed",
      );
    return;
  }
  const taken = await platform.db.inTransaction((tx) => keep(tx, id, result.value, feed.url));
  if (taken) publishIssue(platform, { gameCode, issueNo, status: "RESULTED" });
}

/** False when another process was first, or the issue was voided meanwhile. */
async function keep(tx: Tx, id: bigint, outcome: unknown, url: string): Promise<boolean> {
  const issue = await lockIssue(tx, id);
  if (issue?.status !== "DRAWING") return false;
  await dropResults(tx, issue, "feed", "The feed has given the result");
  await insertFed(tx, id, outcome, url);
  await markResulted(tx, id, outcome, null);
  return true;
}
