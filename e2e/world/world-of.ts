import { test, type Browser } from "@playwright/test";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { PLACE } from "../addresses.ts";
import { makeWorld, type World } from "./make-world.ts";

/**
 * The world of a product, for tests that only read it: created once in a run. A test that changes
 * it creates its own.
 */
export async function worldOf(browser: Browser): Promise<World> {
  // The folder is emptied before every run.
  const memory = join(test.info().project.outputDir, `world-${PLACE}.json`);
  const made = await readFile(memory, "utf8").catch(() => undefined);
  if (made !== undefined) return JSON.parse(made) as World;
  const world = await makeWorld(browser);
  await mkdir(dirname(memory), { recursive: true });
  await writeFile(memory, JSON.stringify(world));
  return world;
}
