import { mkdir, stat } from "node:fs/promises";
import { dirname } from "node:path";

/**
 * Makes a folder and its parents; an existing one stays as it is. Throws the operating system's
 * error. Does not use `mkdir` with `recursive`: where a parent refuses with "no such file" (/proc),
 * Node's version loops for ever and the process can't even be stopped by a signal.
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
