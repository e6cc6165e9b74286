import type { Platform } from "../../platform.ts";
import type { Brand } from "./brands.ts";
import { selectBrand } from "./brands.store.ts";

const FRESH_MS = 5_000;
const MAX_HOSTS = 1_000;
const known = new WeakMap<Platform, Map<string, { readonly brand: Brand; readonly until: number }>>();

/** The brand a request is for, by its host name. Remembered for five seconds. */
export async function brandOfRequest(platform: Platform, request: { readonly hostname: string }): Promise<Brand> {
  const hosts = known.get(platform) ?? new Map();
  known.set(platform, hosts);
  const remembered = hosts.get(request.hostname);
  if (remembered && remembered.until > Date.now()) return remembered.brand;
  const until = Date.now() + FRESH_MS;
  const brand = await selectBrand(platform.db, request.hostname);
  if (hosts.size >= MAX_HOSTS) hosts.clear();
  hosts.set(request.hostname, { brand, until });
  return brand;
}
