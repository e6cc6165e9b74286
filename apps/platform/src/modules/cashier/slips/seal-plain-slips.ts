import { openFiles } from "../../../files/open-files.ts";
import { plainSlips } from "./plain-slips.ts";
import { keptName, SLIPS, type FilesConfig } from "./slip-files.ts";

/** Slips of one run. */
const MOST = 200;

/**
 * Moves slips that lie unencrypted on this machine into the encrypted files, some in each run. One
 * is removed once it can be read back from there; a crash in between leaves it for the next run.
 */
export async function sealPlainSlips(config: FilesConfig): Promise<void> {
  const [plain, kept] = [plainSlips(config.filesDir), openFiles(config, SLIPS)];
  for (const name of (await plain.names()).slice(0, MOST)) {
    const bytes = await plain.find(name);
    if (!bytes) continue;
    const fault = await kept.put(keptName(name), bytes).catch((no: unknown) => no);
    // A run that ended too early may have put it there.
    const there = await kept.get(keptName(name));
    if (!there.equals(bytes))
      throw new Error(`The slip ${name} is another one among the encrypted files`, {
        cause: fault,
      });
    await plain.remove(name);
  }
}
