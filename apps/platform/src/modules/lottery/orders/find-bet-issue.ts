import { perPlatform } from "../../../per-platform.ts";
import type { Platform } from "../../../platform.ts";
import { SharedReads } from "../../../shared-reads.ts";
import { selectBetIssue } from "./issues-for-bets.store.ts";
import type { BetIssue } from "./order.ts";

const MOST = 2_000;
const issues = perPlatform(
  ({ db }) =>
    new SharedReads({ read: (key: string) => selectBetIssue(db, ...namesIn(key)), max: MOST }),
);

/**
 * What a bet needs of an issue. Cached, because only recreating the draw changes it, and read once
 * for concurrent bets.
 */
export function findBetIssue(
  platform: Platform,
  gameCode: string,
  issueNo: string,
): Promise<BetIssue | undefined> {
  return issues(platform).get(keyOf(gameCode, issueNo));
}

/**
 * Drops an issue from the cache: staff can recreate draws that have not opened. False when nothing
 * was cached.
 */
export function forgetBetIssue(platform: Platform, gameCode: string, issueNo: string): boolean {
  return issues(platform).forget(keyOf(gameCode, issueNo));
}

function keyOf(gameCode: string, issueNo: string): string {
  return `${gameCode}/${issueNo}`;
}

/** No game's code has a slash. */
function namesIn(key: string): [gameCode: string, issueNo: string] {
  const at = key.indexOf("/");
  return [key.slice(0, at), key.slice(at + 1)];
}
