import type { Tx } from "@perya/postgres";
import type { Draft } from "./content.ts";
import { insertItem, selectAll } from "./content.store.ts";
import { makeAllSafe } from "./make-safe.ts";

/**
 * A brand's initial content. A brand that has anything, published or not, is left as it is.
 */
export async function seedContent(
  tx: Tx,
  brandId: bigint,
  drafts: readonly Draft[],
): Promise<void> {
  if ((await selectAll(tx, brandId)).length > 0) return;
  for (const draft of drafts) await insertItem(tx, brandId, makeAllSafe(draft));
}
