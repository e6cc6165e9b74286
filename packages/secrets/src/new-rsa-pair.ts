import { generateKeyPairSync } from "node:crypto";

const RSA_BITS = 2_048;

/** A key pair as PEMs. */
export interface RsaPair {
  readonly publicKey: string;
  readonly privateKey: string;
}

/**
 * Makes an RSA key pair of the size vendors and we sign with. Takes a tenth of a second of this
 * thread; `bits` is for tests of keys that are too small.
 */
export function newRsaPair(bits = RSA_BITS): RsaPair {
  return generateKeyPairSync("rsa", {
    modulusLength: bits,
    publicKeyEncoding: { type: "spki", format: "pem" },
    privateKeyEncoding: { type: "pkcs8", format: "pem" },
  });
}
