import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { isCheckedCode, read } from "./tidy.ts";
import { wideLines } from "./wide-lines.ts";

const ROOT = join(import.meta.dirname, "../..");
const tracked = execFileSync("git", ["ls-files", "-co", "--exclude-standard"], {
  cwd: ROOT,
  encoding: "utf8",
})
  .split("\n")
  .filter((file) => file !== "" && existsSync(join(ROOT, file)));

test("no line of code or prose is wider than 100 columns", () => {
  expect(
    tracked
      .filter(
        (file) => (isCheckedCode(file) && !file.endsWith(".d.json.ts")) || file.endsWith(".md"),
      )
      .flatMap((file) => wideLines(file, read(ROOT, file))),
  ).toEqual([]);
});

const words = "a stake and its payout ".repeat(6);

test.each([
  [
    "a statement of a store",
    "players.store.ts",
    'tx.row(sql`\n  select id, public_id as "publicId", username from player ' +
      "where brand_id = ${brandId} and username = ${username} and closed_at is null`);",
    "players.store.ts:2: 138 columns",
  ],
  ["a sentence", "a.ts", `throw new Error("${words}");`, "a.ts:1: 158 columns"],
  ["a comment", "a.ts", `const a = 1;\n// ${words}`, "a.ts:2: 141 columns"],
  ["a line of a help text", "a.ts", `const help = \`\n${words}\`;`, "a.ts:2: 140 columns"],
  ["a hint of a form", "a.tsx", `const a = <p title="${words}" />;`, "a.tsx:1: 163 columns"],
  ["a paragraph", "a.md", `# A\n\n${words}`, "a.md:3: 138 columns"],
])("%s that is wider is found", (_, path, text, finding) => {
  expect(wideLines(path, text)).toEqual([finding]);
});

test("what can't be broken is as wide as it is", () => {
  const long = "x".repeat(120);
  for (const [path, text] of [
    ["a.test.ts", `test("${words}", () => undefined);`],
    ["a.test.ts", `test.each([1])(\n  "${words}",\n  () => undefined,\n);`],
    ["a.tsx", `const a = <p className="${"grid gap-2 px-3 ".repeat(9)}" />;`],
    ["a.tsx", `const a = <path d="M0 ${"12.5 4l-3 ".repeat(12)}z" />;`],
    ["a.ts", `const at = "https://example.com/${long}";`],
    ["a.ts", `const pattern = /${"a b ".repeat(30)}/;`],
    ["a.md", `| ${words} |\n[it](https://example.com/${long})`],
  ] as const)
    expect(wideLines(path, text)).toEqual([]);
});

test("as much as fits is not wide, and a wide title excuses nothing beside it", () => {
  expect(wideLines("a.ts", `// ${"x".repeat(97)}`)).toEqual([]);
  expect(wideLines("a.test.ts", `test("${words}", () => { say("${words}"); });`)).toHaveLength(1);
});
