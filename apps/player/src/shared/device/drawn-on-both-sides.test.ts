import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const ROOT = join(import.meta.dirname, "../../../../..");
const SOURCES = join(ROOT, "apps/player/src");

test("what is kept outside of components is followed in the one way that the server's page can be drawn with", () => {
  const files = globSync("{apps/player,packages/ui}/src/**/*.{ts,tsx}", { cwd: ROOT }).filter(
    (path) => !path.includes(".test."),
  );
  const direct = files.filter((path) =>
    readFileSync(join(ROOT, path), "utf8").includes("useSyncExternalStore"),
  );
  expect(direct).toEqual(["packages/ui/src/store.ts"]);
});

test("a part of the site that is loaded later can say that it did not come", () => {
  const files = globSync("**/*.tsx", { cwd: SOURCES });
  expect(
    files.filter((path) => /\blazy\(/.test(readFileSync(join(SOURCES, path), "utf8"))),
  ).toEqual([]);
});
