import type { Tx } from "@perya/postgres";
import { ok, refuse, type Result } from "@perya/result";
import { insertHost, selectHosts } from "./brands.store.ts";
import { MOST_HOSTS } from "./new-brand.ts";

/**
 * Lets a brand answer at one more host. Refused with the host's name as detail when a brand answers
 * there.
 */
export async function addHost(
  tx: Tx,
  brandId: bigint,
  host: string,
): Promise<Result<undefined, "HOST_TAKEN" | "TOO_MANY_HOSTS">> {
  const hosts = (await selectHosts(tx, [brandId])).get(brandId) ?? [];
  if (hosts.length >= MOST_HOSTS) return refuse("TOO_MANY_HOSTS");
  return (await insertHost(tx, brandId, host)) ? ok(undefined) : refuse("HOST_TAKEN", host);
}
