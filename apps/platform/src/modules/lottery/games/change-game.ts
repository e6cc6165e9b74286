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

export type ChangeRefusal = "NO_SUCH_GAME" | "LOCK_TOO_LONG" | "FEED_MISSING" | "FEED_UNUSABLE" | "NO_SUCH_ZONE";

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
  const wanted = { ...before, ...change };
  const after = { ...wanted, feed: wanted.source === "FEED" ? wanted.feed : null };
  if (after.calendar.kind === "every" && after.lockSeconds > after.calendar.seconds - SHORTEST_SALES_SECONDS) return refuse("LOCK_TOO_LONG");
  if (after.source === "FEED" && after.feed === null) return refuse("FEED_MISSING");
  if (after.feed && !(isFeedAddress(after.feed.url) && isFeedKey(after.feed.publicKey))) return refuse("FEED_UNUSABLE");
  if (!isZone(after.timezone)) return refuse("NO_SUCH_ZONE");
  await updateGame(tx, after);
  await remakeIssues(tx, secretKey, after);
  return ok({ before, after });
}

/** Takes back the issues that have not opened and recreates them. */
export async function remakeIssues(tx: Tx, secretKey: string, { id, code }: Pick<LotteryGame, "id" | "code">): Promise<void> {
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
