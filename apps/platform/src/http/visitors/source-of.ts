import { ok, refuse, type Result } from "@perya/result";

/** Why an address can't be a source of a content security policy. */
export type SourceRefusal = "NOT_AN_ADDRESS" | "NOT_HTTPS" | "HAS_A_LOGIN" | "NOT_A_HOST";

const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;
/**
 * A host as policies allow it (CSP Level 3, host-char), or an IPv6 address: no wildcard, and
 * nothing that ends a source or a directive.
 */
const HOST = /^(?:[a-z0-9-]+(?:\.[a-z0-9-]+)*|\[[\da-f:.]+\])$/;

/**
 * An address as the source of a policy: parsed as a URL and rebuilt from its scheme, host and port
 * alone, so that nothing else of the input gets into a header that every page has. Plain http is
 * accepted only for this machine, or where the installation itself sets it.
 */
export function sourceOf(
  address: string,
  { http = false }: { readonly http?: boolean } = {},
): Result<string, SourceRefusal> {
  const url = URL.parse(address);
  if (!url) return refuse("NOT_AN_ADDRESS");
  const plain = url.protocol === "http:" && (http || LOOPBACK.test(url.hostname));
  if (url.protocol !== "https:" && !plain) return refuse("NOT_HTTPS");
  if (url.username !== "" || url.password !== "") return refuse("HAS_A_LOGIN");
  return HOST.test(url.hostname) ? ok(`${url.protocol}//${url.host}`) : refuse("NOT_A_HOST");
}
