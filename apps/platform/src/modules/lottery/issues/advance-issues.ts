import type { Platform } from "../../../platform.ts";
import { selectGames } from "../games/games.store.ts";
import { advanceIssue } from "./advance-issue.ts";
import { selectDue, voidUnopened } from "./issues.store.ts";
import { countVoid, observeLate } from "./metrics.ts";
import { tellOfIssue } from "./tell-of-issue.ts";

/** Issues looked at in one turn. */
const MANY = 200;

/**
 * Moves on every issue whose time has come, each in a transaction of its own, those drawn first at the front. Any number of processes may do this at once, and after an
 * outage it is the same: what was missed is drawn late, and what is too late for that is void. Answers whether there is more to do at once.
 */
export async function advanceIssues(platform: Platform): Promise<boolean> {
  const { db, config } = platform;
  countVoid(await voidUnopened(db));
  const due = await selectDue(db, MANY);
  if (due.length === 0) return false;
  const games = new Map((await selectGames(db)).map((game) => [game.id, game]));
  let moved = 0;
  for (const id of due) {
    const news = await db.inTransaction((tx) => advanceIssue(tx, config.secretKey, id, ({ gameId }) => games.get(gameId)));
    if (!news) continue;
    moved++;
    if (news.status === "VOIDED") countVoid(1);
    if (news.status === "RESULTED") observeLate(news.lateSeconds);
    tellOfIssue(platform, news);
  }
  return moved > 0;
}
