import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { DATA_DIR } from "../addresses.ts";

const COMMAND = join(import.meta.dirname, "../../apps/platform/src/cli/main.ts");

/**
 * The answer of `npm run ledger:verify` on this worker's product, which reads every entry there is.
 * Throws with what it found where something does not add up.
 */
export async function verifyLedger(): Promise<{ readonly green: boolean }> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [COMMAND, "ledger", "verify", "--json"],
    { env: { ...process.env, DATA_DIR } },
  );
  return JSON.parse(stdout) as { green: boolean };
}
