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

/** What a change of a game is refused with. */
export const CHANGE_REFUSALS = {
  NO_SUCH_GAME: [404, "There is no such lottery."],
  LOCK_TOO_LONG: [422, "Sales have to last ten seconds at least between two draws."],
  FEED_MISSING: [422, "A game whose results come from a feed needs its address and its key."],
  FEED_UNUSABLE: [422, "A feed has an https address and an Ed25519 key as base64."],
  NO_SUCH_ZONE: [422, "There is no such time zone."],
} as const satisfies Record<string, readonly [status: number, sentence: string]>;

export type ChangeRefusal = keyof typeof CHANGE_REFUSALS;

/** Sales of a game drawn every few seconds last at least so long. */
const SHORTEST_SALES_SECONDS = 10;

/**
 * Changes a game. Issues that have not opened are recreated by what it says now; one that is on sale, or drawn, stays as it was announced. Answers the game before and
 * after.
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

/** What is wrong with a game as it would be; undefined when it can be drawn so. */
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

/** Takes back the issues that have not opened and recreates them. */
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
