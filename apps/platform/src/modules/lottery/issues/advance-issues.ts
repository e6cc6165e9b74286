import type { Platform } from "../../../platform.ts";
import { selectGames } from "../games/games.store.ts";
import type { LotteryGame } from "../lottery.ts";
import { advanceIssue } from "./advance-issue.ts";
import { selectDue, voidUnopened } from "./issues.store.ts";
import { countVoid, observeLate } from "./metrics.ts";
import { afterFault, type PutOff } from "./put-off.ts";
import { tellOfIssue } from "./tell-of-issue.ts";

/** Issues looked at in one turn, and how many of them at once: every fast game is drawn at the full minute. */
const MANY = 200;
const AT_ONCE = 4;

/**
 * Moves on every issue whose time has come, each in a transaction of its own, those drawn first at the front. Any number of processes may do this at once, and after an
 * outage it is the same: what was missed is drawn late, and what is too late for that is void. Those of `later` are left for another turn, and what fails is put among them.
 * Answers whether there is more to do at once.
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

/** Takes an issue as far as the clock says, a state at a time. Answers how many. One that can't be moved on keeps none of the others waiting. */
async function advance(
  platform: Platform,
  id: bigint,
  games: ReadonlyMap<number, LotteryGame>,
  later: PutOff,
): Promise<number> {
  const { db, config, log } = platform;
  const fail = (fault: unknown) => {
    later.putOff(id);
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
    tellOfIssue(platform, news);
  }
}
