import { createPrivateKey, createSecretKey } from "node:crypto";
import { signHmac } from "../sign/hmac.ts";
import { signRsa } from "../sign/rsa.ts";

/** Signs the bytes that are about to be sent. */
export interface Signer {
  readonly header: string;
  sign(body: Buffer): Promise<string>;
}

/**
 * The native protocol's signature, also used by an operator who calls a vendor. The key is a PEM.
 */
export function rsaSigner(privateKeyPem: string): Signer {
  const key = createPrivateKey(privateKeyPem);
  return { header: "x-hub88-signature", sign: (body) => signRsa(key, body) };
}

/** The SOFTSWISS signature. */
export function hmacSigner(secret: string): Signer {
  const key = createSecretKey(Buffer.from(secret, "utf8"));
  return { header: "x-request-sign", sign: async (body) => signHmac(key, body) };
}
