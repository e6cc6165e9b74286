import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";
import type { KeptFiles } from "./kept-files.ts";

/** A key of 32 bytes and its name, which stands in front of every file that it sealed. */
export interface FileKey {
  readonly id: string;
  readonly key: Buffer;
}

const ALGORITHM = "aes-256-gcm";
const MARK = Buffer.from("PFILE1");
const IV_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Files that are encrypted wherever they lie (AES-256-GCM). The first key seals new files, any of
 * them opens those it sealed, so that a new key can be put in front. The file's name is bound in: a
 * file that was moved under another name does not open.
 *
 * Layout: mark, length of the key's id (one byte), id, IV, tag, ciphertext.
 */
export function sealedFiles(
  files: KeptFiles,
  keys: readonly [FileKey, ...(readonly FileKey[])],
): KeptFiles {
  const [newest] = keys;
  return {
    put: (name, bytes) => files.put(name, seal(newest, name, bytes)),
    get: async (name) => open(keys, name, await files.get(name)),
    remove: (name) => files.remove(name),
  };
}

function seal({ id, key }: FileKey, name: string, bytes: Buffer): Buffer {
  const iv = randomBytes(IV_BYTES);
  const head = Buffer.concat([MARK, Buffer.of(id.length), Buffer.from(id)]);
  const cipher = createCipheriv(ALGORITHM, key, iv).setAAD(boundTo(head, name));
  const sealed = Buffer.concat([cipher.update(bytes), cipher.final()]);
  return Buffer.concat([head, iv, cipher.getAuthTag(), sealed]);
}

function open(keys: readonly FileKey[], name: string, kept: Buffer): Buffer {
  if (!kept.subarray(0, MARK.length).equals(MARK)) throw new Error("A kept file is not sealed");
  const from = MARK.length + 1 + (kept[MARK.length] ?? 0);
  const id = kept.subarray(MARK.length + 1, from).toString();
  const found = keys.find((one) => one.id === id);
  if (!found) throw new Error(`No key of FILES_KEYS has the name ${id}`);
  const text = from + IV_BYTES + TAG_BYTES;
  const decipher = createDecipheriv(ALGORITHM, found.key, kept.subarray(from, from + IV_BYTES))
    .setAAD(boundTo(kept.subarray(0, from), name))
    .setAuthTag(kept.subarray(from + IV_BYTES, text));
  return Buffer.concat([decipher.update(kept.subarray(text)), decipher.final()]);
}

function boundTo(head: Buffer, name: string): Buffer {
  return Buffer.concat([head, Buffer.from(name)]);
}
