import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";

const ALGORITHM = "aes-256-gcm";
const KEY_BYTES = 32;
const IV_BYTES = 12;
const TAG_BYTES = 16;

export interface Sealer {
  /**
   * Encrypts a secret for the database. Its owner, such as "vendor:<slug>", is bound in, so a
   * sealed secret can't be moved to another row.
   */
  sealSecret(secretKey: string, owner: string, secret: string): Buffer;
  /**
   * Decrypts a sealed secret. Throws when the key, the owner or the bytes differ from those used to
   * seal it.
   */
  openSecret(secretKey: string, owner: string, sealed: Buffer): string;
}

/**
 * Seals secrets (AES-256-GCM) under a key derived from the server's secret and a purpose, so that
 * no server can open what another has sealed, even with the same secret. Never change a purpose:
 * sealed secrets open with the same purpose only.
 */
export function sealer(purpose: string): Sealer {
  const keys = new Map<string, Buffer>();
  const keyOf = (secretKey: string): Buffer => {
    const key =
      keys.get(secretKey) ?? Buffer.from(hkdfSync("sha256", secretKey, "", purpose, KEY_BYTES));
    keys.set(secretKey, key);
    return key;
  };
  return {
    sealSecret: (secretKey, owner, secret) => {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv(ALGORITHM, keyOf(secretKey), iv).setAAD(Buffer.from(owner));
      const sealed = Buffer.concat([cipher.update(secret, "utf8"), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), sealed]);
    },
    openSecret: (secretKey, owner, sealed) => {
      const decipher = createDecipheriv(
        ALGORITHM,
        keyOf(secretKey),
        sealed.subarray(0, IV_BYTES),
      ).setAAD(Buffer.from(owner));
      decipher.setAuthTag(sealed.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
      return Buffer.concat([
        decipher.update(sealed.subarray(IV_BYTES + TAG_BYTES)),
        decipher.final(),
      ]).toString("utf8");
    },
  };
}
