import { generateKeyPairSync } from "node:crypto";

/** A key pair of the size the protocol asks for, as PEMs. */
export function pair(): { readonly publicKey: string; readonly privateKey: string } {
  return generateKeyPairSync("rsa", {
    modulusLength: 2048,
    publicKeyEncoding: { type: "spki", format: "pem" },
    privateKeyEncoding: { type: "pkcs8", format: "pem" },
  });
}
