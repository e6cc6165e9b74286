import type { Platform } from "../../../platform.ts";
import { siteReached, type ReachedBrand } from "../../brands/index.ts";

/** The site a passkey is for, as browsers check it. */
export interface RelyingParty {
  /** Its host name. */
  readonly id: string;
  /** Scheme, host and port. */
  readonly origin: string;
  /** What the browser calls it. */
  readonly name: string;
}

/** The site that a request reached: each host of a brand has passkeys of its own. */
export function relyingParty(platform: Platform, brand: ReachedBrand): RelyingParty {
  const origin = siteReached(platform, brand);
  return { id: new URL(origin).hostname, origin, name: brand.name };
}
