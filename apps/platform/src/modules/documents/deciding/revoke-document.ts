import type { Tx } from "@perya/postgres";
import { ok, refuse, type Result } from "@perya/result";
import { recordAudit } from "../../audit/index.ts";
import { tellFact } from "../../facts/index.ts";
import { needsTwo, type Document } from "../document.ts";
import { lockProofs, updateDecided } from "../documents.store.ts";
import { documentDecided } from "../facts.ts";
import { reachLevel } from "../levels/reach-level.ts";
import type { Rejection } from "./decide-document.ts";

/** Why an approved document is rejected after all; `why` is for colleagues alone. */
export interface Revocation extends Rejection {
  readonly why: string;
}

/** Whether two people reject an approved document: a proof of level 3, or a player who has it. */
export function revokingNeedsTwo({ proof }: Document, kycLevel: number): boolean {
  return needsTwo(proof) || kycLevel >= 3;
}

/**
 * Rejects a document that was approved, which its caller has locked: it proves nothing any more,
 * and the level follows. The player is told like of any other rejection, and never why.
 */
export async function revokeDocument(
  tx: Tx,
  document: Document,
  by: string,
  { reason, note, why }: Revocation,
): Promise<Result<void, "NOT_APPROVED">> {
  await lockProofs(tx, document.player);
  if (document.state !== "APPROVED") return refuse("NOT_APPROVED");
  const { id, player, kind, publicId, brandId } = document;
  await updateDecided(tx, id, { state: "REJECTED", by, reason, note });
  const level = await reachLevel(tx, player);
  await tellFact(tx, documentDecided, { player, kind, reason });
  await recordAudit(tx, {
    actor: by,
    action: "document.revoke",
    subject: publicId,
    brandId,
    after: { kind, level, reason, note },
    reason: why,
  });
  return ok(undefined);
}
