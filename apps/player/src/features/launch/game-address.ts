import { ApiError } from "@perya/api-client";
import type { LaunchAddress } from "@perya/api-client/player";

/** Where a game is played: at an address, or as HTML where its vendor gives none. */
export type Place = { readonly url: string } | { readonly content: string };

/**
 * The addresses a game may be opened at, best first. The answer is not trusted: only web addresses
 * are opened, and one without TLS only by a page without it. Throws ApiError INVALID_URL where
 * nothing is left.
 */
export function placesOf(
  { game_url, game_url2, content }: LaunchAddress,
  page: string,
): readonly Place[] {
  const addresses = [game_url, game_url2].filter(
    (address) => address !== undefined && isOpenable(address, page),
  ) as string[];
  if (addresses.length > 0) return addresses.map((url) => ({ url }));
  if (content) return [{ content }];
  throw new ApiError(502, "INVALID_URL", "Invalid URL, please contact customer service");
}

function isOpenable(address: string, page: string): boolean {
  const protocol = URL.parse(address)?.protocol;
  return protocol === "https:" || (protocol === "http:" && page === "http:");
}
