import { randomBytes } from "node:crypto";

const SECRET_BYTES = 32;

/** A secret two servers sign with (HMAC), or one derives keys from: 256 random bits as hex. */
export function newSharedSecret(): string {
  return randomBytes(SECRET_BYTES).toString("hex");
}
