import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";

const ROOT = join(import.meta.dirname, "../..");

/** What the linter says about one file, by this project's rules: the names of the rules broken. */
function broken(path: string, text: string): string[] {
  const directory = mkdtempSync(join(tmpdir(), "perya-lint-"));
  try {
    const file = join(directory, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
    const linter = join(ROOT, "node_modules/oxlint/bin/oxlint");
    const config = join(ROOT, ".oxlintrc.json");
    const { stdout } = spawnSync(process.execPath, [linter, "-c", config, "-f", "json", "."], {
      cwd: directory,
      encoding: "utf8",
    });
    const { diagnostics } = JSON.parse(stdout) as { diagnostics: { code: string }[] };
    return diagnostics.map(({ code }) => code);
  } finally {
    rmSync(directory, { recursive: true });
  }
}

const DECIDING = "apps/platform/src/modules/wallet/deciding";
const lines = (count: number) => "  tick();\n".repeat(count);
const within = (count: number) => `export function run(tick: () => void) {\n${lines(count)}}\n`;

test.each([
  ["a file nobody holds in the head", "a.ts", constants(301), "max-lines"],
  ["a function of many steps", "a.ts", within(59), "max-lines-per-function"],
  ["a component of many elements", "a.tsx", within(79), "max-lines-per-function"],
  ["a float of money", "a.ts", 'export const A = parseFloat("1");', "no-restricted-globals"],
  ["the same by its longer name", "a.ts", 'export const A = Number.parseFloat("1");', "properties"],
  ["randomness one can predict", "a.ts", "export const A = Math.random();", "properties"],
  ["an outcome by the clock", "games/a/rules.ts", "export const A = Date.now();", "globals"],
  ["a decision by the clock", `${DECIDING}/a.ts`, "export const A = Date.now();", "globals"],
  ["a promise in a comment", "a.ts", "// TODO: refuse it\nexport const A = 1;", "warning-comments"],
  ["an unchecked line", "a.ts", "// @ts-ignore\nexport const A: 1 = 2;", "ban-ts-comment"],
  ["any", "a.ts", "export const a = (b: unknown) => (b as any).c;", "no-explicit-any"],
  ["HTML from outside", "a.tsx", markup(), "no-danger"],
])("%s is refused by the linter", (_, path, text, rule) => {
  expect(broken(path, text)).toEqual([expect.stringContaining(rule)]);
});

test("a table of routes may be longer than a function, and a test's story is not counted", () => {
  expect([broken("a.routes.ts", within(78)), broken("a.test.ts", within(90))]).toEqual([[], []]);
});

function constants(count: number): string {
  return Array.from({ length: count }, (_, n) => `export const A${n} = ${n};\n`).join("");
}

function markup(): string {
  return (
    "export const A = (p: { " +
    "text: string }) => <p dangerouslySetInnerHTML={{ __html: p.text }} />;"
  );
}
