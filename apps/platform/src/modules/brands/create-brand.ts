import type { Tx } from "@perya/postgres";
import { ok, refuse, type Result } from "@perya/result";
import { insertBrand, insertHost } from "./brands.store.ts";
import type { Brand } from "./brands.ts";
import type { NewBrand } from "./new-brand.ts";

/**
 * Adds a brand that answers at its hosts. Refused with the host's name as detail when another
 * brand answers there.
 */
export async function createBrand(
  tx: Tx,
  { hosts: [main = "", ...others], ...about }: NewBrand,
): Promise<Result<Brand, "HOST_TAKEN">> {
  const brand = await insertBrand(tx, { ...about, host: main });
  if (!brand) return refuse("HOST_TAKEN", main);
  for (const host of others) {
    if (!(await insertHost(tx, brand.id, host))) return refuse("HOST_TAKEN", host);
  }
  return ok(brand);
}
