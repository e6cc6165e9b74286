import { createHmac, hkdfSync } from "node:crypto";
import type { Recipient } from "./codes.ts";

const keys = new Map<string, Buffer>();

/**
 * A code's keyed hash. A million codes are quickly tried, so a plain hash would hide nothing from a
 * reader of the table.
 */
export function hashCode(
  secretKey: string,
  { brandId, purpose, recipient }: Recipient,
  code: string,
): Buffer {
  const key =
    keys.get(secretKey) ??
    Buffer.from(hkdfSync("sha256", secretKey, "", "perya one-time code", 32));
  keys.set(secretKey, key);
  return createHmac("sha256", key)
    .update(JSON.stringify([brandId.toString(), purpose, recipient, code]))
    .digest();
}
