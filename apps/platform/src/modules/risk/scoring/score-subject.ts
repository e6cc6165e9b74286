import type { Tx } from "@perya/postgres";
import { isTrialAccount, playerById } from "../../players/index.ts";
import { currentSection } from "../../settings/index.ts";
import { openCaseByRules } from "../cases/open-case.ts";
import { gatherFacts } from "./gather-facts.ts";
import { scoreOf, type Score } from "./score.ts";
import { upsertScore } from "./scores.store.ts";
import type { Subject } from "./subject.ts";

/**
 * Scores a subject by what is known now, keeps the score, and from the brand's threshold on opens a
 * case or adds to the one that is open. Nothing is blocked by it. Undefined for a trial account.
 */
export async function scoreSubject(tx: Tx, subject: Subject): Promise<Score | undefined> {
  const player = await playerById(tx, subject.player);
  if (!player || isTrialAccount(player)) return undefined;
  const settings = await currentSection(tx, subject.brandId, "risk");
  const score = scoreOf(subject.kind, await gatherFacts(tx, subject, settings), settings);
  await upsertScore(tx, subject, score);
  if (score.score < settings.caseFrom) return score;
  const words = score.reasons.map((reason) => reason.words).join("\n");
  await openCaseByRules(tx, player, subject.id, { score: score.score, words });
  return score;
}
