import type { Tx } from "@perya/postgres";
import type { Result } from "@perya/result";
import { askOnce } from "../../approvals/index.ts";
import { recordAudit } from "../../audit/index.ts";
import type { StaffSignedIn } from "../staff.ts";

/** A change of staff or roles that a second person must approve. */
export interface StaffChange {
  /** "staff.add" */
  readonly kind: string;
  readonly subject: string;
  /** The name of the colleague or the role. */
  readonly about: string;
  /** The brand they work for; null is the house. */
  readonly brandId: bigint | null;
  readonly payload: object;
  readonly reason: string;
}

/** Asks for a change of staff, with its line in the audit trail. Answers the request's public id. */
export async function askChange(tx: Tx, asker: StaffSignedIn, change: StaffChange, after: object): Promise<Result<string, "ASKED_ALREADY">> {
  const money = { player: null, units: null, currency: null, key: null };
  const asked = await askOnce(tx, { ...change, ...money, askedById: asker.id, askedBy: asker.username });
  if (!asked.ok) return asked;
  const { kind, subject, brandId, reason } = change;
  await recordAudit(tx, { actor: asker.username, action: `${kind}.ask`, subject, brandId, after, reason });
  return asked;
}
