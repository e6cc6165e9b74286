import { createPrivateKey, createPublicKey } from "node:crypto";
import { z } from "zod";

/**
 * The field types of environment variables. Each error message continues a sentence that begins
 * with the variable's name.
 */

const LEVELS = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const;
const SECRET_CHARACTERS = 32;

/** A whole number within bounds, both inclusive. */
export function whole(least: number, most: number) {
  const must = `must be a whole number from ${least} to ${most}`;
  return z.coerce.number(must).int(must).min(least, must).max(most, must);
}

/** 0 takes any free port: for tests. */
export const port = whole(0, 65_535);

const addressRule = "must be an address such as https://play.example.com";
/**
 * The characters allowed in an address's host. It may become part of a header that every page has,
 * so a URL's other characters are refused.
 */
const HOST = /^[a-z0-9._-]+$|^\[[\da-f:.]+\]$/;

/** An address under which people or servers reach something, without its trailing slash. */
export const address = z
  .url({ protocol: /^https?$/, error: addressRule })
  .refine((text) => HOST.test(URL.parse(text)?.hostname ?? ""), addressRule)
  .transform((text) => text.replace(/\/+$/, ""));

export const databaseUrl = z.url({
  protocol: /^postgres(ql)?$/,
  error: "must be an address of PostgreSQL such as postgres://user:password@host:5432/database",
});

export const redisUrl = z.url({
  protocol: /^rediss?$/,
  error: "must be an address of Valkey or Redis such as redis://host:6379",
});

const secretRule =
  `must be at least ${SECRET_CHARACTERS} characters that nobody can guess; ` +
  `\`openssl rand -hex 32\` makes them`;
export const secret = z.string(secretRule).min(SECRET_CHARACTERS, secretRule);

export const yesOrNo = z.stringbool("must be true or false");

export const logLevel = z.enum(LEVELS, `must be one of ${LEVELS.join(", ")}`);

/** An RSA key as a PEM, or as base64 of a PEM, which fits on one line of an environment file. */
export function rsaKey(half: "private" | "public") {
  const must = `must be the PEM of an RSA ${half} key, or base64 of it`;
  return z
    .string(must)
    .transform((text) =>
      text.includes("-----BEGIN") ? text : Buffer.from(text, "base64").toString("utf8"),
    )
    .refine((text) => isRsaKey(text, half), must);
}

function isRsaKey(text: string, half: "private" | "public"): boolean {
  // A private key would work in place of a public one, but reporting that the two were mixed up is
  // worth more.
  if (text.includes("PRIVATE KEY-----") !== (half === "private")) return false;
  try {
    return (
      (half === "private" ? createPrivateKey(text) : createPublicKey(text)).asymmetricKeyType ===
      "rsa"
    );
  } catch {
    return false;
  }
}
