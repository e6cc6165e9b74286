import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";

/** What a process that is ending still writes may come between. */
const RETRIES = 5;

/** Makes an empty folder for the test that runs, and takes it away with all that is in it when the test is over. */
export async function testFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "perya-test-folder-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true, maxRetries: RETRIES }));
  return folder;
}
