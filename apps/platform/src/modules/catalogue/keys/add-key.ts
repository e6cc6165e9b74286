import { createHash, createPublicKey } from "node:crypto";
import type { Tx } from "@perya/postgres";
import { ok, refuse, type Result } from "@perya/result";
import { KEY_KINDS, MAX_ACTIVE_KEYS, type VendorDialect } from "../catalogue.ts";
import { sealSecret } from "../../../secrets/seal-secret.ts";
import { bumpVersion, insertKey, lockVendor, selectKeys } from "../vendors/vendors.store.ts";

/** What a vendor will sign with: a PEM or a shared secret, as `KEY_KINDS` says. */
export type NewKey = { readonly publicKey: string } | { readonly secret: string };

export type AddKeyRefusal =
  | "NO_SUCH_VENDOR"
  | "INVALID_KEY"
  | "WRONG_KIND_OF_KEY"
  | "KEY_KNOWN"
  | "TOO_MANY_KEYS";

const MIN_RSA_BITS = 2_048;
const MIN_SECRET_CHARACTERS = 32;

/**
 * Adds another signing key for the vendor next to the current one, so that it can switch keys
 * without downtime. Refuses a third active key, a reused one, and RSA keys under 2,048 bits.
 * Returns the fingerprint.
 */
export async function addKey(
  tx: Tx,
  secretKey: string,
  vendorId: number,
  key: NewKey,
): Promise<Result<string, AddKeyRefusal>> {
  const vendor = await lockVendor(tx, vendorId);
  if (!vendor) return refuse("NO_SUCH_VENDOR");
  const read = readKey(vendor.dialect, key);
  if (!read.ok) return read;
  const active = (await selectKeys(tx, vendorId)).filter((row) => row.retiredAt === null);
  if (active.length >= MAX_ACTIVE_KEYS) return refuse("TOO_MANY_KEYS");
  const { material, fingerprint } = read.value;
  const row =
    "publicKey" in key
      ? { publicKey: material, sealedSecret: null }
      : { publicKey: null, sealedSecret: sealSecret(secretKey, `vendor:${vendor.slug}`, material) };
  if (!(await insertKey(tx, { vendorId, fingerprint, ...row }))) return refuse("KEY_KNOWN");
  await bumpVersion(tx);
  return ok(fingerprint);
}

/**
 * What is stored of a key, and its fingerprint. Refused where the dialect signs with another kind,
 * and for an invalid or too small key.
 */
export function readKey(
  dialect: VendorDialect,
  key: NewKey,
): Result<
  { readonly material: string; readonly fingerprint: string },
  "INVALID_KEY" | "WRONG_KIND_OF_KEY"
> {
  if ("publicKey" in key !== (KEY_KINDS[dialect] === "rsa")) return refuse("WRONG_KIND_OF_KEY");
  const material = "publicKey" in key ? readPublicKey(key.publicKey) : readSecret(key.secret);
  if (material === undefined) return refuse("INVALID_KEY");
  return ok({ material, fingerprint: createHash("sha256").update(material).digest("hex") });
}

/** The key as a normalised PEM; undefined unless it is an RSA public key of enough bits. */
function readPublicKey(pem: string): string | undefined {
  try {
    const key = createPublicKey(pem);
    const bits = key.asymmetricKeyDetails?.modulusLength ?? 0;
    if (key.asymmetricKeyType !== "rsa" || bits < MIN_RSA_BITS) return undefined;
    return key.export({ type: "spki", format: "pem" });
  } catch {
    return undefined;
  }
}

function readSecret(secret: string): string | undefined {
  return secret.length >= MIN_SECRET_CHARACTERS ? secret : undefined;
}
