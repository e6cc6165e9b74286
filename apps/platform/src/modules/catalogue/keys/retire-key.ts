import type { Tx } from "@perya/postgres";
import { ok, refuse, type Result } from "@perya/result";
import { bumpVersion, lockVendor, retireKeyRow, selectKeys } from "../vendors/vendors.store.ts";

/**
 * Retires a key, within seconds in every process. Refuses the last one: a vendor without a
 * key is switched off instead.
 */
export async function retireKey(
  tx: Tx,
  vendorId: number,
  keyId: number,
): Promise<Result<undefined, "NO_SUCH_KEY" | "LAST_KEY">> {
  await lockVendor(tx, vendorId);
  const active = (await selectKeys(tx, vendorId)).filter((key) => key.retiredAt === null);
  if (!active.some((key) => key.id === keyId)) return refuse("NO_SUCH_KEY");
  if (active.length === 1) return refuse("LAST_KEY");
  await retireKeyRow(tx, vendorId, keyId);
  await bumpVersion(tx);
  return ok(undefined);
}
