import type { Config } from "../../config.ts";
import type { Brand, ReachedBrand } from "./brands.ts";

type Installation = { readonly config: Pick<Config, "playerUrl"> };

/** The address of a brand's site at its main host, for links that no request asks for. */
export function siteOf({ config }: Installation, { host }: Pick<Brand, "host">): string {
  return siteAt(config, host);
}

/**
 * The address of a brand's site at the host a visitor is on. It is one of the brand's own and never
 * copied from the request, whose sender could name a host of theirs: what is no brand's host gets
 * the installation's own address.
 */
export function siteReached({ config }: Installation, { at }: Pick<ReachedBrand, "at">): string {
  return siteAt(config, at);
}

/** The addresses of a brand's site at all of its hosts, the main one first. */
export function sitesOf(
  { config }: Installation,
  { hosts }: Pick<ReachedBrand, "hosts">,
): readonly string[] {
  return hosts.map((host) => siteAt(config, host));
}

/** Brands share the installation's scheme and port; that of every other host is at its address. */
function siteAt({ playerUrl }: Pick<Config, "playerUrl">, host: string): string {
  const url = new URL(playerUrl);
  if (host !== "*") url.hostname = host;
  return url.origin;
}
