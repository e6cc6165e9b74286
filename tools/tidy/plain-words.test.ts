import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { hasWords, refusedWords, plainWords } from "./plain-words.ts";
import { read } from "./tidy.ts";

const ROOT = join(import.meta.dirname, "../..");
const tracked = execFileSync("git", ["ls-files", "-co", "--exclude-standard"], {
  cwd: ROOT,
  encoding: "utf8",
})
  .split("\n")
  .filter((file) => file !== "" && existsSync(join(ROOT, file)));

const refused = plainWords(read(ROOT, "docs/glossary.md"));

test("code, docs and texts are in the glossary's words", () => {
  expect(
    tracked.filter(hasWords).flatMap((file) => refusedWords(file, read(ROOT, file), refused)),
  ).toEqual([]);
});

test.each([
  ["a.md", "- every endpoint\n- the vendor's Entrance", 'a.md:2: "Entrance"'],
  ["a.ts", "// fine\n/** What a clerk sees. */", 'a.ts:2: "clerk"'],
  ["a.ts", 'const said = "The courier is late";', 'a.ts:1: "courier"'],
  ["a.ts", "const said = `${who} is the youngest`;", 'a.ts:1: "youngest"'],
  ["a.tsx", "const a = (\n  <p>\n    Everybody wins\n  </p>\n);", 'a.tsx:3: "Everybody"'],
  ["apps/player/src/messages/en/a.json", '{\n  "why": "As ever"\n}', 'a.json:2: "As ever"'],
  ["9_a.sql", "-- What it mends.\nselect mends from part;", '9_a.sql:1: "mends"'],
  ["a.md", "fine indeed\nWhoever asks, asks", 'a.md:2: "Whoever"'],
  ["a.ts", "const renumberAnew = 1;", 'a.ts:1: "Anew"'],
  ["a.ts", "export function openDoors(): void {}", 'a.ts:1: "Door"'],
  ["a.ts", "later.putOff(id);", 'a.ts:1: "putOff"'],
  ["9_a.sql", "select dues from part;", '9_a.sql:1: "dues"'],
])("%s: %j has a word that the glossary refuses", (path, text, finding) => {
  expect(refusedWords(path, text, refused)).toEqual([expect.stringContaining(finding)]);
});

test("names, code on a page, statements and words that hold another are not refused", () => {
  for (const [path, text] of [
    ["a.ts", "export const packed = mends(dressed, 'mended');"],
    ["a.ts", "// `mendBet` checks it: amended, indeed unpacked."],
    ["a.md", "Run `npm run mend`.\n```\nmended\n```\nDone."],
    ["9_a.sql", "select mends from part;"],
    [
      "a.ts",
      "sql`update ${table} mended set cash = 0 where mended.player = ${id} and mended.cash > 0`",
    ],
  ] as const)
    expect(refusedWords(path, text, refused)).toEqual([]);
});

test("the glossary decides what is refused, and a page without its tables is a fault", () => {
  const page =
    "\n## Say instead\n\n| Not | Say |\n| --- | --- |\n| frob, frobs | do |\n\n## In names " +
    "too\n\n| Not | Say |\n| --- | --- |\n| zap | end |\n";
  expect(refusedWords("a.md", "It frobs.\nzapped", plainWords(page))).toEqual([
    'a.md:2: "zap", say end',
    'a.md:1: "frobs", say do',
  ]);
  expect(() => plainWords(page.replace("Say instead", "Said"))).toThrow("no table");
});

test("what is generated, released or already on main is not checked for words", () => {
  const [old, fresh] = ["20250101000000", "20270101000000"].map(
    (at) => `apps/platform/src/modules/audit/migrations/${at}_a.sql`,
  );
  expect(
    [old, fresh, "README.md", "docs/glossary.md", "openapi/player.json"].filter((path) =>
      hasWords(path ?? ""),
    ),
  ).toEqual([fresh, "README.md"]);
});
