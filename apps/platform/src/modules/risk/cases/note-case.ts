import type { Tx } from "@perya/postgres";
import { ok, refuse, type Result } from "@perya/result";
import { recordAudit } from "../../audit/index.ts";
import type { CaseReader } from "./case.ts";
import { insertStep, lockCase, updateAssignee } from "./cases.store.ts";

/** Writes a note into a case. What is written stays. */
export async function noteCase(
  tx: Tx,
  staff: CaseReader,
  publicId: string,
  words: string,
): Promise<Result<undefined, "NOT_FOUND">> {
  const found = await lockCase(tx, publicId, staff.brandId);
  if (!found) return refuse("NOT_FOUND");
  await insertStep(tx, found.id, { kind: "NOTE", actor: staff.username, words, details: {} });
  await recordAudit(tx, {
    actor: staff.username,
    action: "case.note",
    subject: publicId,
    brandId: found.brandId,
  });
  return ok(undefined);
}

/** Takes a case, or for null gives it back to the queue. Taking one that is theirs does nothing. */
export async function assignCase(
  tx: Tx,
  staff: CaseReader,
  publicId: string,
  assignee: string | null,
): Promise<Result<undefined, "NOT_FOUND">> {
  const found = await lockCase(tx, publicId, staff.brandId);
  if (!found) return refuse("NOT_FOUND");
  if (found.assignee === assignee) return ok(undefined);
  await updateAssignee(tx, found.id, assignee);
  const details = { from: found.assignee, to: assignee };
  await insertStep(tx, found.id, { kind: "ASSIGNED", actor: staff.username, words: "", details });
  await recordAudit(tx, {
    actor: staff.username,
    action: "case.assign",
    subject: publicId,
    brandId: found.brandId,
    before: { assignee: found.assignee },
    after: { assignee },
  });
  return ok(undefined);
}
