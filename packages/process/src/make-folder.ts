import { mkdir, stat } from "node:fs/promises";
import { dirname } from "node:path";

/**
 * Makes a folder and those above it; one that is there stays as it is. Throws the operating system's refusal. Not `mkdir` with `recursive`: below a folder that denies
 * there is anything to make in (/proc) Node's goes round for ever, and the process can't even be told to end.
 */
export async function makeFolder(path: string): Promise<void> {
  try {
    await mkdir(path);
  } catch (fault) {
    if (await isFolder(path)) return;
    if (
      (fault as NodeJS.ErrnoException).code !== "ENOENT" ||
      dirname(path) === path ||
      (await isFolder(dirname(path)))
    )
      throw fault;
    await makeFolder(dirname(path));
    await makeFolder(path);
  }
}

async function isFolder(path: string): Promise<boolean> {
  return stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  );
}
