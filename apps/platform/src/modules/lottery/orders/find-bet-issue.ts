import type { Platform } from "../../../platform.ts";
import { selectBetIssue } from "./issues-for-bets.store.ts";
import type { BetIssue } from "./order.ts";

const MOST = 2_000;
const memories = new WeakMap<Platform, Map<string, Promise<BetIssue | undefined>>>();

/** What a bet needs of an issue. Remembered, because only recreating the draw changes it, and read once for concurrent bets. */
export function findBetIssue(platform: Platform, gameCode: string, issueNo: string): Promise<BetIssue | undefined> {
  const memory = memories.get(platform) ?? new Map<string, Promise<BetIssue | undefined>>();
  memories.set(platform, memory);
  const key = `${gameCode}/${issueNo}`;
  const known = memory.get(key);
  if (known) return known;
  if (memory.size >= MOST) memory.clear();
  const asked = selectBetIssue(platform.db, gameCode, issueNo);
  memory.set(key, asked);
  const forget = () => void memory.delete(key);
  asked.then((issue) => issue ?? forget(), forget);
  return asked;
}

/** Asks the database about an issue again the next time: staff can recreate draws that have not opened. False when nothing was remembered. */
export function forgetBetIssue(platform: Platform, gameCode: string, issueNo: string): boolean {
  return memories.get(platform)?.delete(`${gameCode}/${issueNo}`) === true;
}
