import type { Tx } from "@perya/postgres";
import { ok, refuse, type Result } from "@perya/result";
import { createIssuesOf } from "../issues/create-issues.ts";
import { deleteScheduled } from "../issues/issues.store.ts";
import type { LotteryGame } from "../lottery.ts";
import { isFeedAddress, isFeedKey } from "../results/read-feed.ts";
import { lockGame, updateGame } from "./games.store.ts";

/** What staff may change of a game. */
export type GameChange = Partial<
  Pick<
    LotteryGame,
    | "calendar"
    | "timezone"
    | "lockSeconds"
    | "maxLateSeconds"
    | "cancelSeconds"
    | "source"
    | "feed"
    | "defaultMarket"
    | "hot"
    | "enabled"
    | "sortOrder"
  >
>;

/** Refusals of a change of a game. */
export const CHANGE_REFUSALS = {
  NO_SUCH_GAME: [404, "There is no such lottery."],
  LOCK_TOO_LONG: [422, "Sales must last at least ten seconds between two draws."],
  FEED_MISSING: [422, "A game whose results come from a feed needs its address and its key."],
  FEED_UNUSABLE: [422, "A feed needs an https address and an Ed25519 key as base64."],
  NO_SUCH_ZONE: [422, "There is no such time zone."],
} as const satisfies Record<string, readonly [status: number, sentence: string]>;

export type ChangeRefusal = keyof typeof CHANGE_REFUSALS;

/** Minimum duration of sales of a game drawn every few seconds. */
const SHORTEST_SALES_SECONDS = 10;

/**
 * Changes a game. Issues that have not opened are recreated; one that is on sale or drawn stays as
 * announced. Returns the game before and after.
 */
export async function changeGame(
  tx: Tx,
  secretKey: string,
  code: string,
  change: GameChange,
): Promise<Result<{ before: LotteryGame; after: LotteryGame }, ChangeRefusal>> {
  const before = await lockGame(tx, code);
  if (!before) return refuse("NO_SUCH_GAME");
  const after = applyChange(before, change);
  const wrong = faultOf(after);
  if (wrong) return refuse(wrong);
  await updateGame(tx, after);
  await remakeIssues(tx, secretKey, after);
  return ok({ before, after });
}

/** A game as it is after a change. */
export function applyChange(before: LotteryGame, change: GameChange): LotteryGame {
  const wanted = { ...before, ...change };
  return { ...wanted, feed: wanted.source === "FEED" ? wanted.feed : null };
}

/** What is wrong with a changed game; undefined when it can be drawn. */
export function faultOf({
  calendar,
  lockSeconds,
  source,
  feed,
  timezone,
}: LotteryGame): Exclude<ChangeRefusal, "NO_SUCH_GAME"> | undefined {
  if (calendar.kind === "every" && lockSeconds > calendar.seconds - SHORTEST_SALES_SECONDS)
    return "LOCK_TOO_LONG";
  if (source === "FEED" && feed === null) return "FEED_MISSING";
  if (feed && !(isFeedAddress(feed.url) && isFeedKey(feed.publicKey))) return "FEED_UNUSABLE";
  return isZone(timezone) ? undefined : "NO_SUCH_ZONE";
}

/** Removes the issues that have not opened and recreates them. */
export async function remakeIssues(
  tx: Tx,
  secretKey: string,
  { id, code }: Pick<LotteryGame, "id" | "code">,
): Promise<void> {
  await deleteScheduled(tx, id);
  await createIssuesOf(tx, secretKey, code);
}

function isZone(name: string): boolean {
  try {
    Temporal.Now.zonedDateTimeISO(name);
    return true;
  } catch {
    return false;
  }
}
