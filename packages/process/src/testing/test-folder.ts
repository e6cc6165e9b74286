import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";

/** A process that is ending may still write files while the folder is removed. */
const RETRIES = 5;

/**
 * Makes an empty folder for the current test, and removes it with its contents when the test ends.
 */
export async function testFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "perya-test-folder-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true, maxRetries: RETRIES }));
  return folder;
}
