import { openFiles } from "../../../files/open-files.ts";
import type { Platform } from "../../../platform.ts";
import { CASE_FILES } from "./add-case-file.ts";
import { selectPlain, updateSealed } from "./case-files.store.ts";

/** Files of one run. */
const MOST = 50;

/**
 * Moves files of cases that lie unencrypted in the database into the encrypted files, some in each
 * run. One leaves the database once it can be read back from there; a crash in between leaves it
 * for the next run.
 */
export async function sealCaseFiles({ db, config }: Platform): Promise<void> {
  const kept = openFiles(config, CASE_FILES);
  for (const { id, bytes } of await selectPlain(db, MOST)) {
    const name = `case-file-${id}`;
    const fault = await kept.put(name, bytes).catch((no: unknown) => no);
    // A run that ended too early may have put it there.
    const there = await kept.get(name);
    if (!there.equals(bytes))
      throw new Error(`The file ${id} of a case is another one among the encrypted files`, {
        cause: fault,
      });
    await db.inTransaction((tx) => updateSealed(tx, id, name));
  }
}
