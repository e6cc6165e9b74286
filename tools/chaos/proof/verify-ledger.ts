import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import type { Check } from "./check.ts";

const run = promisify(execFile);
const CLI = join(import.meta.dirname, "../../../apps/platform/src/cli/main.ts");

/** A full scan with the operator's command, in the platform's environment. */
export async function verifyLedger(env: NodeJS.ProcessEnv): Promise<Check> {
  const { stdout } = await run(process.execPath, [CLI, "ledger", "verify", "--json"], {
    env,
  }).catch((fault: { stdout: string }) => fault);
  const proof = JSON.parse(stdout) as { green: boolean; entries: string; problems: string[] };
  const faults = proof.green ? [] : ["the ledger is RED", ...proof.problems];
  return { name: "ledger:verify over the full scan", looked: Number(proof.entries), faults };
}
