import { createHmac, timingSafeEqual } from "node:crypto";

const PURPOSE = "a site that may frame a game";

/**
 * Vouches for a site of the operator's, which named it in a signed call, so that the page of a game
 * may be framed there. An address that anyone may write into a link proves nothing without it.
 */
export function vouchFor(secretKey: string, address: string): string {
  return codeOf(secretKey, new URL(address).origin).toString("base64url");
}

/**
 * The origin that may frame the page at a path: the vouched one of its launch, undefined for none.
 */
export function framingSite(secretKey: string, path: string): string | undefined {
  const query = new URLSearchParams(path.split("?")[1] ?? "");
  const origin = URL.parse(query.get("lobby") ?? "")?.origin;
  if (origin === undefined) return undefined;
  const [told, due] = [
    Buffer.from(query.get("site") ?? "", "base64url"),
    codeOf(secretKey, origin),
  ];
  return told.length === due.length && timingSafeEqual(told, due) ? origin : undefined;
}

function codeOf(secretKey: string, origin: string): Buffer {
  return createHmac("sha256", secretKey).update(`${PURPOSE}\n${origin}`).digest();
}
