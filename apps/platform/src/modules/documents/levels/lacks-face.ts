import type { Tx } from "@perya/postgres";
import { brandById } from "../../brands/index.ts";
import { documentLawNow, PROVEN_LEVEL } from "../../profiles/index.ts";
import { selectWithFace } from "./levels.store.ts";

/**
 * Why a player may not have a level: the law of their brand asks for a picture of the face beside
 * the document, and none is approved. A sentence for staff; undefined where the level may be set.
 */
export async function lacksFace(
  tx: Tx,
  { id, brandId }: { readonly id: bigint; readonly brandId: bigint },
  level: number,
): Promise<string | undefined> {
  if (level < PROVEN_LEVEL) return undefined;
  const brand = await brandById(tx, brandId);
  if (!brand) throw new Error(`Brand ${brandId} is gone`);
  const { face } = await documentLawNow(tx, brand);
  if (!face || (await selectWithFace(tx, [id])).has(id)) return undefined;
  return face.sentence;
}
