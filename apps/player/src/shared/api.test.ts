import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const SOURCES = join(import.meta.dirname, "..");

test("CO-04 one client makes every call of the site: nothing else fetches, and nobody opens another one", () => {
  const files = globSync("**/*.{ts,tsx}", { cwd: SOURCES }).filter((path) => !path.includes(".test."));
  const texts = files.map((path) => [path, readFileSync(join(SOURCES, path), "utf8")] as const);
  const saying = (words: RegExp) => texts.flatMap(([path, text]) => (words.test(text) ? [path] : []));
  // Whether a file of the build is still there is no call, nor how fast another address answers.
  const fetching = saying(/(?<!\w)fetch\(|XMLHttpRequest|sendBeacon/).toSorted();
  expect(fetching).toEqual(["features/routers/measure-route.ts", "shared/part-fault.ts"]);
  expect(saying(/openApi</)).toEqual(["shared/api.ts"]);
});
