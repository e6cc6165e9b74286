import type { Tx } from "@perya/postgres";
import { lockStatements } from "../matching/matching.store.ts";
import type { Difference } from "./difference.ts";
import { lockDifference, selectDifference } from "./differences.store.ts";

/**
 * A difference of a brand's, or of any for null, locked until the transaction ends together with
 * its provider's statements, which are locked first wherever both are.
 */
export async function holdDifference(
  tx: Tx,
  publicId: string,
  brandId: bigint | null,
): Promise<Difference | undefined> {
  const seen = await selectDifference(tx, publicId, brandId);
  if (!seen) return undefined;
  await lockStatements(tx, seen);
  return lockDifference(tx, publicId, brandId);
}
