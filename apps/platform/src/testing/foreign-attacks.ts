import { globSync } from "node:fs";
import { join } from "node:path";
import type { Attacks } from "./attack.ts";

const SRC = join(import.meta.dirname, "..");
const found = globSync("modules/*/testing/foreign-attacks.ts", { cwd: SRC }).toSorted();
const ofModules = await Promise.all(
  found.map(async (file) => (await import(join(SRC, file))) as { readonly attacks: Attacks }),
);

/**
 * How each route of the operator API is tried by staff of another brand, from each module's
 * `testing/foreign-attacks.ts`. A route that is in none of them fails the test that reads this.
 */
export const ATTACKS: Attacks = Object.fromEntries(
  ofModules.flatMap(({ attacks }) => Object.entries(attacks)),
);
