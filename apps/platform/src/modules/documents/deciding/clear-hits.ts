import type { Tx } from "@perya/postgres";
import { ok, refuse, type Result } from "@perya/result";
import { recordAudit } from "../../audit/index.ts";
import { hasOpenHit, type Document, type State } from "../document.ts";
import { updateCleared } from "../documents.store.ts";

/** States in which hits wait for staff: approved ones have those of a list that came later. */
const LISTED_IN: ReadonlySet<State> = new Set(["CHECKING", "APPROVED"]);

/** Says that the listed persons found for a document, which is locked, are others, and why. */
export async function clearHits(
  tx: Tx,
  document: Document,
  by: string,
  reason: string,
): Promise<Result<void, "WRONG_STATE">> {
  if (!LISTED_IN.has(document.state) || !hasOpenHit(document)) return refuse("WRONG_STATE");
  await updateCleared(tx, document.id, { by, reason });
  await recordAudit(tx, {
    actor: by,
    action: "document.clear",
    subject: document.publicId,
    brandId: document.brandId,
    after: { persons: document.hits?.map(({ person }) => person) },
    reason,
  });
  return ok(undefined);
}
