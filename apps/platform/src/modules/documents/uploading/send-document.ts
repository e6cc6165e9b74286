import type { Tx } from "@perya/postgres";
import { ok, refuse, type Result } from "@perya/result";
import { randomUUID } from "node:crypto";
import { addJob } from "../../../jobs/add-job.ts";
import { openFiles } from "../../../files/open-files.ts";
import type { Platform } from "../../../platform.ts";
import { newPublicId } from "../../../secrets/public-id.ts";
import { noteDocumentNumber } from "../../players/index.ts";
import { currentSection } from "../../settings/index.ts";
import type { Kind, Document, DocumentFile, Typed } from "../document.ts";
import {
  countLately,
  deleteFiles,
  insertDocument,
  insertFile,
  lockProofs,
  selectByKey,
  updateFiles,
} from "../documents.store.ts";
import { sealNumber } from "../number-of.ts";
import type { ReadFile } from "./read-file.ts";

/** Name of the job that begins the check of a document. */
export const CHECK_DOCUMENT = "documents-check";
/** Where documents are kept, beside other files. */
export const FILES_OF = "documents";

export type SendRefusal = "ALREADY_WAITING" | "TOO_MANY_DOCUMENTS";

/** A document that a player sends. */
interface Sending {
  readonly player: { readonly id: bigint; readonly brandId: bigint };
  readonly kind: Kind;
  readonly key: string;
  readonly typed: Typed;
  readonly files: readonly ReadFile[];
}

/**
 * Keeps a player's document for staff to check. Its files are noted, kept and then given to the
 * document: after a kill in between, a job removes them. Repeating a key returns the same document.
 */
export async function sendDocument(
  platform: Platform,
  sending: Sending,
): Promise<Result<Document, SendRefusal>> {
  const { db, config } = platform;
  const { player, key } = sending;
  const earlier = await selectByKey(db, player.id, key);
  if (earlier) return ok(earlier);
  if (await hasSentEnough(db, player)) return refuse("TOO_MANY_DOCUMENTS");
  const kept = openFiles(config, FILES_OF);
  const files = sending.files.map(({ kind, bytes }, place): DocumentFile & { sent: Buffer } => ({
    name: randomUUID(),
    place,
    kind,
    bytes: bytes.length,
    sent: bytes,
  }));
  const names = files.map(({ name }) => name);
  await db.inTransaction(async (tx) => {
    for (const file of files) await insertFile(tx, file);
  });
  for (const { name, sent } of files) await kept.put(name, sent);
  const done = await db.inTransaction((tx) => write(tx, config.secretKey, sending, names));
  if (done.ok) return done;
  for (const name of names) await kept.remove(name);
  await db.inTransaction((tx) => deleteFiles(tx, names));
  // Sent twice at once: the other one was first.
  const other = await selectByKey(db, player.id, key);
  return other ? ok(other) : done;
}

/** Whether a player has sent as many in 24 hours as the brand looks at. */
async function hasSentEnough(tx: Tx, { id, brandId }: Sending["player"]): Promise<boolean> {
  const { perDay } = await currentSection(tx, brandId, "documents");
  return (await countLately(tx, id)) >= perDay;
}

async function write(
  tx: Tx,
  secretKey: string,
  { player, kind, key, typed }: Sending,
  names: readonly string[],
): Promise<Result<Document, SendRefusal>> {
  await lockProofs(tx, player.id);
  if (await hasSentEnough(tx, player)) return refuse("TOO_MANY_DOCUMENTS");
  const publicId = newPublicId("doc");
  const number = typed.number === null ? null : sealNumber(secretKey, publicId, typed.number);
  const document = await insertDocument(tx, {
    ...typed,
    publicId,
    player: player.id,
    brandId: player.brandId,
    key,
    kind,
    number,
  });
  if (!document) return refuse("ALREADY_WAITING");
  await updateFiles(tx, document.id, names);
  if (number) await noteDocumentNumber(tx, player.id, { kind, mark: number.mark, isProven: false });
  await addJob(tx, CHECK_DOCUMENT, { document: document.id.toString() });
  return ok(document);
}
