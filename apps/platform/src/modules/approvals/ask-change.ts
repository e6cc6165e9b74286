import type { Tx } from "@perya/postgres";
import type { Result } from "@perya/result";
import { recordAudit } from "../audit/index.ts";
import { askOnce } from "./ask-approval.ts";

/** A change of staff, roles or settings that a second person must approve. */
export interface Change {
  /** "staff.add" */
  readonly kind: string;
  readonly subject: string;
  /** What is changed, in words: the name of a colleague, a role, a brand. */
  readonly about: string;
  /** The brand it belongs to; null is the house. */
  readonly brandId: bigint | null;
  readonly payload: object;
  readonly reason: string;
}

/**
 * Asks for a change, with its line in the audit trail. Returns the request's public id. Refused
 * while another change of that kind waits for the same subject.
 */
export async function askChange(
  tx: Tx,
  asker: { readonly id: bigint; readonly username: string },
  change: Change,
  after: object,
): Promise<Result<string, "ASKED_ALREADY">> {
  const money = { player: null, units: null, currency: null, key: null };
  const asked = await askOnce(tx, {
    ...change,
    ...money,
    askedById: asker.id,
    askedBy: asker.username,
  });
  if (!asked.ok) return asked;
  const { kind, subject, brandId, reason } = change;
  await recordAudit(tx, {
    actor: asker.username,
    action: `${kind}.ask`,
    subject,
    brandId,
    after,
    reason,
  });
  return asked;
}
