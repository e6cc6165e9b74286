import { newRsaPair, newSharedSecret } from "@perya/secrets";
import type { NewKey } from "./add-key.ts";
import type { VendorDialect } from "./catalogue.ts";

/** A key for a vendor, and what of it the vendor must be told this once: nothing where it brought its own. */
export interface MadeKey {
  readonly key: NewKey;
  readonly privateKey: string | null;
  readonly secret: string | null;
}

/** What a vendor will sign with: its own public key (hub88), else a pair or a shared secret made now. */
export function makeKey(dialect: VendorDialect, publicKey: string | undefined): MadeKey {
  if (publicKey !== undefined) return { key: { publicKey }, privateKey: null, secret: null };
  if (dialect === "softswiss") {
    const secret = newSharedSecret();
    return { key: { secret }, privateKey: null, secret };
  }
  const pair = newRsaPair();
  return { key: { publicKey: pair.publicKey }, privateKey: pair.privateKey, secret: null };
}
