import type { Tx } from "@perya/postgres";
import { ok, refuse, type Result } from "@perya/result";
import { insertHost } from "./brands.store.ts";

/**
 * Lets a brand answer at one more host. Refused with the host's name as detail when a brand answers
 * there.
 */
export async function addHost(
  tx: Tx,
  brandId: bigint,
  host: string,
): Promise<Result<undefined, "HOST_TAKEN">> {
  return (await insertHost(tx, brandId, host)) ? ok(undefined) : refuse("HOST_TAKEN", host);
}
