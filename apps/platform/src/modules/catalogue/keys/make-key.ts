import { newRsaPair, newSharedSecret } from "@perya/secrets";
import type { NewKey } from "./add-key.ts";
import { KEY_KINDS, type VendorDialect } from "../catalogue.ts";

/**
 * A key for a vendor, and the part of it to hand to the vendor, only once: nothing if it brought
 * its own.
 */
export interface MadeKey {
  readonly key: NewKey;
  readonly privateKey: string | null;
  readonly secret: string | null;
}

/**
 * What a vendor will sign with: its own public key, else a key pair or a shared secret
 * generated now.
 */
export function makeKey(dialect: VendorDialect, publicKey: string | undefined): MadeKey {
  if (publicKey !== undefined) return { key: { publicKey }, privateKey: null, secret: null };
  if (KEY_KINDS[dialect] === "secret") {
    const secret = newSharedSecret();
    return { key: { secret }, privateKey: null, secret };
  }
  const pair = newRsaPair();
  return { key: { publicKey: pair.publicKey }, privateKey: pair.privateKey, secret: null };
}
