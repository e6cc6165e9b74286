import type { Platform } from "../../../platform.ts";
import type { Brand } from "../../brands/index.ts";
import type { Provider } from "./providers.ts";

/** The address a provider sends people back to; it has to be registered there. */
export function redirectUri({ config }: Platform, { host }: Brand, provider: Provider): string {
  const url = new URL(`/api/v1/social-logins/${provider}/callback`, config.playerUrl);
  if (host !== "*") url.hostname = host;
  return url.href;
}
