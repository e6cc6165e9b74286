import { readClock, type Tx } from "@perya/postgres";
import type { Platform } from "../../../platform.ts";
import { commitDraws } from "../../draws/index.ts";
import { isFast, type CalendarException } from "../games/calendar.ts";
import { lockGame, selectExceptions, selectGames } from "../games/games.store.ts";
import { planIssues, type PlannedIssue } from "../games/plan-issues.ts";
import { findRules } from "../games/rules-of.ts";
import { drawName, type LotteryGame } from "../lottery.ts";
import { insertIssues, selectLastDraw, selectTaken } from "./issues.store.ts";

/** Name of the job that creates issues ahead of time; its payload is empty. */
export const CREATE_ISSUES = "create-lottery-issues";

/**
 * How far ahead issues are created: one day for games drawn many times a day, eight days for all
 * others, and always the next one.
 */
const FAST_AHEAD = { hours: 24 };
const SLOW_AHEAD = { hours: 8 * 24 };

/**
 * Creates the issues of every enabled game, with their commitments published. Existing ones stay,
 * so it may be called at any time. Returns how many were new.
 */
export async function createIssues({
  db,
  config,
}: Pick<Platform, "db" | "config">): Promise<number> {
  let made = 0;
  for (const { code } of await selectGames(db))
    made += await db.inTransaction((tx) => createIssuesOf(tx, config.secretKey, code));
  return made;
}

/**
 * Creates one game's issues after its last existing one. An issue whose sales would already have
 * ended is skipped: nobody could have bet on it.
 */
export async function createIssuesOf(tx: Tx, secretKey: string, code: string): Promise<number> {
  // Locked, so that nobody changes its calendar meanwhile.
  const game = await lockGame(tx, code);
  const rules = game && findRules(game.rules);
  if (!game?.enabled || !rules) return 0;
  const [lastDraw, now] = [await selectLastDraw(tx, game.id), await readClock(tx)];
  const planned = planAhead(game, await selectExceptions(tx, game.id), lastDraw, now);
  if (planned.length === 0) return 0;
  const fresh = isFast(game.calendar) ? await renumber(tx, game.id, planned) : planned;
  const names = fresh.map(({ issueNo }) => drawName(game.code, issueNo));
  const commitments =
    game.source === "RNG" ? await commitDraws(tx, secretKey, names) : new Map<string, string>();
  const issues = fresh.map(({ day, ...issue }) => ({
    ...issue,
    terms: rules.termsOn(day),
    commitment: commitments.get(drawName(game.code, issue.issueNo)) ?? null,
  }));
  return insertIssues(tx, game.id, game.source, rules.version, issues);
}

/**
 * A day whose calendar was changed counts its draws from the start, and reaches numbers already
 * used: those continue as "20250101-0457-2". Otherwise draws would be missing for the rest of the
 * day, or a second draw of a number would have a known seed.
 */
async function renumber(
  tx: Tx,
  gameId: number,
  planned: readonly PlannedIssue[],
): Promise<PlannedIssue[]> {
  const fresh: PlannedIssue[] = [];
  let again = planned;
  for (let time = 2; again.length > 0; time++) {
    const taken = await selectTaken(
      tx,
      gameId,
      again.map(({ issueNo }) => issueNo),
    );
    fresh.push(...again.filter(({ issueNo }) => !taken.has(issueNo)));
    const others = again.filter(({ issueNo }) => taken.has(issueNo));
    again = others.map((issue) => ({
      ...issue,
      issueNo: `${issue.issueNo.split("-", 2).join("-")}-${time}`,
    }));
  }
  return fresh;
}

/**
 * The missing issues ahead; if there is none at all, the next one, however far ahead it is.
 */
function planAhead(
  game: LotteryGame,
  exceptions: readonly CalendarException[],
  lastDraw: Temporal.Instant | undefined,
  now: Temporal.Instant,
): PlannedIssue[] {
  const onSale = now.add({ seconds: game.lockSeconds });
  const hasNext = lastDraw !== undefined && Temporal.Instant.compare(lastDraw, onSale) > 0;
  const after = hasNext ? lastDraw : onSale;
  const until = now.add(isFast(game.calendar) ? FAST_AHEAD : SLOW_AHEAD);
  if (Temporal.Instant.compare(after, until) >= 0) return [];
  const planned = planIssues(game, exceptions, { after, until });
  return hasNext
    ? planned.filter(({ drawAt }) => Temporal.Instant.compare(drawAt, until) <= 0)
    : planned;
}
