import type { Tx } from "@perya/postgres";
import { ok, refuse, type Result } from "@perya/result";
import { newPublicId } from "../../../secrets/public-id.ts";
import { recordAudit } from "../../audit/index.ts";
import type { Player } from "../../players/index.ts";
import type { RiskCase } from "./case.ts";
import { hasFound, insertCase, insertStep, lockWaitingCase, raiseScore } from "./cases.store.ts";

/** The actor of what no person did. */
const RULES = "rules";

/** Opens a case by hand, with its line in the audit trail. One at a time for each player. */
export async function openCase(
  tx: Tx,
  player: Player,
  staff: string,
  reason: string,
): Promise<Result<RiskCase, "CASE_OPEN">> {
  const made = await insertCase(tx, newPublicId("rc"), player, staff, 0);
  if (!made) return refuse("CASE_OPEN");
  await insertStep(tx, made.id, { kind: "OPENED", actor: staff, words: reason, details: {} });
  await recordAudit(tx, {
    actor: staff,
    action: "case.open",
    subject: made.publicId,
    brandId: made.brandId,
    after: { player: made.playerRef },
    reason,
  });
  return ok(made);
}

/**
 * Opens a case by what was found of a subject, or adds that to the one that is open: a score, and
 * words for staff.
 */
export async function openCaseByRules(
  tx: Tx,
  player: Player,
  subject: string,
  { score, words }: { readonly score: number; readonly words: string },
): Promise<void> {
  const details = { subject, score };
  const made = await insertCase(tx, newPublicId("rc"), player, RULES, score);
  if (made) return insertStep(tx, made.id, { kind: "OPENED", actor: RULES, words, details });
  const open = await lockWaitingCase(tx, player.id);
  // Closed meanwhile: what is found next opens another one.
  if (!open || (await hasFound(tx, open.id, subject, score))) return;
  await raiseScore(tx, open.id, score);
  await insertStep(tx, open.id, { kind: "FOUND", actor: RULES, words, details });
}
