import { perPlatform } from "../../per-platform.ts";
import type { Platform } from "../../platform.ts";
import { SharedReads } from "../../shared-reads.ts";
import type { ReachedBrand } from "./brands.ts";
import { selectBrand } from "./brands.store.ts";

const FRESH_MS = 5_000;
const MAX_HOSTS = 1_000;
const brands = perPlatform(
  ({ db }) =>
    new SharedReads({
      read: (host: string) => selectBrand(db, host),
      max: MAX_HOSTS,
      freshMs: FRESH_MS,
    }),
);

/** The brand a request is for, by its host name. Cached for five seconds. */
export function brandOfRequest(
  platform: Platform,
  { hostname }: { readonly hostname: string },
): Promise<ReachedBrand> {
  return brands(platform).get(hostname);
}
