import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";

const ALGORITHM = "aes-256-gcm";
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** Encrypts a secret for the database (AES-256-GCM). What it belongs to is bound in, so a sealed secret can't be moved to another row. */
export function sealSecret(secretKey: string, owner: string, secret: string): Buffer {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(ALGORITHM, keyOf(secretKey), iv).setAAD(Buffer.from(owner));
  const sealed = Buffer.concat([cipher.update(secret, "utf8"), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]);
}

/** Decrypts a sealed secret. Throws when the key, the owner or the bytes are not those it was sealed with. */
export function openSecret(secretKey: string, owner: string, sealed: Buffer): string {
  const decipher = createDecipheriv(ALGORITHM, keyOf(secretKey), sealed.subarray(0, IV_BYTES)).setAAD(Buffer.from(owner));
  decipher.setAuthTag(sealed.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  return Buffer.concat([decipher.update(sealed.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]).toString("utf8");
}

const keys = new Map<string, Buffer>();

function keyOf(secretKey: string): Buffer {
  const key = keys.get(secretKey) ?? Buffer.from(hkdfSync("sha256", secretKey, "", "perya studio sealed secret", 32));
  keys.set(secretKey, key);
  return key;
}
