import { hash, randomBytes } from "node:crypto";

const TOKEN_BYTES = 32;

/** An opaque session token or ticket: 256 random bits. */
export function newToken(): string {
  return randomBytes(TOKEN_BYTES).toString("base64url");
}

/** The form of a token that is stored. */
export function tokenHash(token: string): Buffer {
  return hash("sha256", token, "buffer");
}
