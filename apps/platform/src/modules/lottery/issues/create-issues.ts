import type { Tx } from "@perya/postgres";
import type { Platform } from "../../../platform.ts";
import { commitDraws } from "../../draws/index.ts";
import { isFast } from "../games/calendar.ts";
import { selectExceptions, selectGames } from "../games/games.store.ts";
import { planIssues } from "../games/plan-issues.ts";
import { findRules } from "../games/rules-of.ts";
import { drawName, type LotteryGame } from "../lottery.ts";
import { insertIssues, selectLastDraws, selectNow } from "./issues.store.ts";

/** Name of the job that makes the issues ahead; its payload is empty. */
export const CREATE_ISSUES = "create-lottery-issues";

/** How far ahead issues are made: a day of those drawn many times a day, eight days of all others, and the next one whenever that is. */
const FAST_AHEAD = { hours: 24 };
const SLOW_AHEAD = { hours: 8 * 24 };

/** Makes the issues of every game that is on, with their commitments published. What is there stays, so it may be called by anybody at any time. Answers how many were new. */
export async function createIssues({ db, config }: Pick<Platform, "db" | "config">): Promise<number> {
  const [games, lastDraws, now] = [await selectGames(db), await selectLastDraws(db), await selectNow(db)];
  let made = 0;
  for (const game of games.filter(({ enabled }) => enabled))
    made += await db.inTransaction((tx) => createIssuesOf(tx, config.secretKey, game, lastDraws.get(game.id), now));
  return made;
}

/** Makes the issues of one game that come after the last one there is. An issue whose sales would be over already is not made: nobody could have bet on it. */
async function createIssuesOf(
  tx: Tx,
  secretKey: string,
  game: LotteryGame,
  lastDraw: Temporal.Instant | undefined,
  now: Temporal.Instant,
): Promise<number> {
  const rules = findRules(game.rules);
  if (!rules) return 0;
  const onSale = now.add({ seconds: game.lockSeconds });
  const after = lastDraw && Temporal.Instant.compare(lastDraw, onSale) > 0 ? lastDraw : onSale;
  const until = now.add(isFast(game.calendar) ? FAST_AHEAD : SLOW_AHEAD);
  // A next one is there already, however far ahead it is.
  if (Temporal.Instant.compare(after, until) >= 0) return 0;
  const planned = planIssues(game, await selectExceptions(tx, game.id), { after, until });
  const fresh = after === lastDraw ? planned.filter(({ drawAt }) => Temporal.Instant.compare(drawAt, until) <= 0) : planned;
  if (fresh.length === 0) return 0;
  const names = fresh.map(({ issueNo }) => drawName(game.code, issueNo));
  const commitments = game.source === "RNG" ? await commitDraws(tx, secretKey, names) : new Map<string, string>();
  const issues = fresh.map(({ day, ...issue }) => ({
    ...issue,
    terms: rules.termsOn(day),
    commitment: commitments.get(drawName(game.code, issue.issueNo)) ?? null,
  }));
  return insertIssues(tx, game.id, game.source, rules.version, issues);
}
