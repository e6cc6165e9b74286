import { openFiles } from "../../files/open-files.ts";
import type { Platform } from "../../platform.ts";
import { deleteFiles, selectLeft } from "./documents.store.ts";
import { FILES_OF } from "./uploading/send-document.ts";

const MOST = 100;

/** Removes files whose upload never became a document. */
export async function removeLeftFiles({ db, config }: Platform): Promise<void> {
  const kept = openFiles(config, FILES_OF);
  for (;;) {
    const names = await selectLeft(db, MOST);
    for (const name of names) await kept.remove(name);
    await db.inTransaction((tx) => deleteFiles(tx, names));
    if (names.length < MOST) return;
  }
}
