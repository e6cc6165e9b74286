import type { Platform } from "../../../platform.ts";
import { siteReached, type ReachedBrand } from "../../brands/index.ts";
import type { Provider } from "./providers.ts";

/**
 * The address a provider sends people back to: at the host they left from, which has their cookie.
 * Each host's has to be registered there.
 */
export function redirectUri(platform: Platform, brand: ReachedBrand, provider: Provider): string {
  return `${siteReached(platform, brand)}/api/v1/social-logins/${provider}/callback`;
}
