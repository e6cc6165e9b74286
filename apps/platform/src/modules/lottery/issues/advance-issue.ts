import { openDraw } from "@perya/fair";
import { readClock, type Tx } from "@perya/postgres";
import { openSeed } from "../../draws/index.ts";
import { rulesOf } from "../games/rules-of.ts";
import { drawLabel, drawName, type Issue, type IssueStatus, type LotteryGame } from "../lottery.ts";
import { dropResults } from "../results/drop-results.ts";
import { claimIssue, lockIssue } from "./issues.store.ts";
import {
  markDrawing,
  markLocked,
  markOpen,
  markResulted,
  markVoided,
} from "./mark-issues.store.ts";

/** The issue's new state. */
export interface Moved {
  readonly gameCode: string;
  readonly issueNo: string;
  readonly status: IssueStatus;
  /** Time since its scheduled draw. */
  readonly lateSeconds: number;
}

/**
 * Advances an issue by one state, if it is due by the database's clock. The row is locked FOR
 * UPDATE, so every bet in time is committed before sales end and none comes after. Undefined when
 * another process has it, or there is nothing to do.
 */
export async function advanceIssue(
  tx: Tx,
  secretKey: string,
  id: bigint,
  gameOf: (issue: Issue) => LotteryGame | undefined,
): Promise<Moved | undefined> {
  if (!(await claimIssue(tx, id))) return undefined;
  const issue = await lockIssue(tx, id);
  const game = issue && gameOf(issue);
  if (!issue || !game) return undefined;
  // Read after the row is locked: waiting for it may have taken a while.
  const now = await readClock(tx);
  const status = await step(tx, secretKey, issue, game, now);
  return (
    status && {
      gameCode: issue.gameCode,
      issueNo: issue.issueNo,
      status,
      lateSeconds: now.since(issue.drawAt).total("seconds"),
    }
  );
}

async function step(
  tx: Tx,
  secretKey: string,
  issue: Issue,
  game: LotteryGame,
  now: Temporal.Instant,
): Promise<IssueStatus | undefined> {
  const isPast = (at: Temporal.Instant) => Temporal.Instant.compare(at, now) <= 0;
  const { id, status, openAt, closeAt, drawAt } = issue;
  if (!["SCHEDULED", "OPEN", "LOCKED", "DRAWING"].includes(status)) return undefined;
  if (isPast(drawAt.add({ seconds: game.maxLateSeconds }))) {
    await markVoided(tx, id, "TOO_LATE");
    if (issue.source !== "RNG")
      await dropResults(tx, issue, "clock", "The draw is void: no result in time");
    return "VOIDED";
  }
  if (status === "SCHEDULED" && isPast(openAt)) {
    await markOpen(tx, id);
    return "OPEN";
  }
  if (status === "OPEN" && isPast(closeAt)) {
    await markLocked(tx, id);
    return "LOCKED";
  }
  if (status === "LOCKED" && isPast(drawAt)) {
    await markDrawing(tx, id);
    return "DRAWING";
  }
  return status === "DRAWING" && issue.source === "RNG" ? draw(tx, secretKey, issue) : undefined;
}

/**
 * Draws from the seed committed to before sales, with the hash of the locked bets. A seed that does
 * not open for it voids the issue.
 */
async function draw(tx: Tx, secretKey: string, issue: Issue): Promise<IssueStatus> {
  const { id, gameCode, issueNo, lockEntropy } = issue;
  if (lockEntropy === null)
    throw new Error(`The issue ${drawName(gameCode, issueNo)} is drawn before it is locked`);
  const seed = await openSeed(tx, secretKey, drawName(gameCode, issueNo), lockEntropy);
  if (!seed.ok) {
    await markVoided(tx, id, seed.refusal);
    return "VOIDED";
  }
  const outcome = rulesOf(issue.rules).draw(
    openDraw(seed.value, drawLabel(gameCode, issueNo, lockEntropy)),
    issue.terms,
  );
  await markResulted(tx, id, outcome, seed.value);
  return "RESULTED";
}
