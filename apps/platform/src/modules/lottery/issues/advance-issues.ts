import type { Platform } from "../../../platform.ts";
import { selectGames } from "../games/games.store.ts";
import type { LotteryGame } from "../lottery.ts";
import { advanceIssue } from "./advance-issue.ts";
import { selectDue } from "./issues.store.ts";
import { voidUnopened } from "./mark-issues.store.ts";
import { countVoid, observeLate } from "./metrics.ts";
import { afterFault, type BackOff } from "./back-off.ts";
import { publishIssue } from "./publish-issue.ts";

/**
 * Issues per run, and how many at once: every fast game is drawn at the full minute.
 */
const MANY = 200;
const AT_ONCE = 4;

/**
 * Advances every due issue, each in its own transaction, earliest draws first. Any number of
 * processes may do this at once, and after an outage it is the same: a missed draw is held late, or
 * voided if it is too late for that. Issues in `later` are skipped, and those that fail are added
 * to it. Returns whether there is more to do at once.
 */
export async function advanceIssues(platform: Platform, later = afterFault()): Promise<boolean> {
  const { db } = platform;
  countVoid(await voidUnopened(db));
  const due = await selectDue(db, MANY, later.waiting());
  if (due.length === 0) return false;
  const games = new Map((await selectGames(db)).map((game) => [game.id, game]));
  let moved = 0;
  for (let from = 0; from < due.length; from += AT_ONCE) {
    const steps = await Promise.all(
      due.slice(from, from + AT_ONCE).map((id) => advance(platform, id, games, later)),
    );
    moved += steps.reduce((sum, one) => sum + one, 0);
  }
  return moved > 0;
}

/**
 * Advances an issue as far as it is due, one state at a time. Returns the number of steps. One that
 * can't be advanced does not block the others.
 */
async function advance(
  platform: Platform,
  id: bigint,
  games: ReadonlyMap<number, LotteryGame>,
  later: BackOff,
): Promise<number> {
  const { db, config, log } = platform;
  const fail = (fault: unknown) => {
    later.postpone(id);
    log.error({ err: fault, issue: String(id) }, "an issue could not be moved on");
  };
  for (let moved = 0; ; moved++) {
    const news = await db
      .inTransaction((tx) =>
        advanceIssue(tx, config.secretKey, id, ({ gameId }) => games.get(gameId)),
      )
      .catch(fail);
    if (!news) return moved;
    later.forget(id);
    if (news.status === "VOIDED") countVoid(1);
    if (news.status === "RESULTED") observeLate(news.lateSeconds);
    publishIssue(platform, news);
  }
}
