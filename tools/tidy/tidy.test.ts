import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { lateCatches } from "./late-catch.ts";
import { secondConnections } from "./second-connection.ts";
import { hasWords, ornaments } from "./plain-words.ts";
import { foldersWithoutReadme, isJudged, read, untidiness } from "./tidy.ts";

const ROOT = join(import.meta.dirname, "../..");
const tracked = execFileSync("git", ["ls-files", "-co", "--exclude-standard"], { cwd: ROOT, encoding: "utf8" })
  .split("\n")
  .filter((file) => file !== "" && existsSync(join(ROOT, file)));

test("every source file is one a person can hold in the head", () => {
  expect(tracked.filter(isJudged).flatMap((file) => untidiness(file, read(ROOT, file)))).toEqual([]);
});

test("no file asks a pool, or what has one, inside a transaction", () => {
  expect(tracked.filter(isJudged).flatMap((file) => secondConnections(file, read(ROOT, file)))).toEqual([]);
});

test("a second connection inside a transaction is found, and what is apart from it is not", () => {
  const found = (work: string) => secondConnections("a.ts", `await platform.db.inTransaction(async (tx) => {\n${work}\n});`);
  for (const ask of ["db.row(q)", "platform.db.inTransaction(f)", "Promise.all([tx.run(q), wallet.balance(1n)])", "(() => this.wallet.submit(g))()"])
    expect(found(`  await ${ask};`)).toEqual([expect.stringMatching(/^a\.ts:2: .* second connection/)]);
  expect(found("  await tx.run(q); await wallet.append(tx, g); await apart(() => db.run(q));")).toEqual([]);
});

test("no list of promises waits while it is written down", () => {
  expect(tracked.filter(isJudged).flatMap((file) => lateCatches(file, read(ROOT, file)))).toEqual([]);
});

test("a wait between promises that have begun is found, and one before them or in a function of its own is not", () => {
  const found = (list: string) => lateCatches("a.ts", `const all = await Promise.all([\n${list}\n]);`);
  expect(found("count(db),\nfigures(db, await brands(db)),")).toEqual([expect.stringMatching(/^a\.ts:3: waits/)]);
  expect(found("figures(db, await brands(db)),\ncount(db),\n(async () => await count(db))(),")).toEqual([]);
});

test("code, docs and texts are in plain words", () => {
  expect(tracked.filter(hasWords).flatMap((file) => ornaments(file, read(ROOT, file)))).toEqual([]);
});

test("a word that is not plain is found in a name, a sentence and a new migration", () => {
  expect(ornaments("a.md", "fine indeed\nWhoever asks, asks anew")).toEqual([
    expect.stringMatching(/^a\.md:2: "Whoever"/),
    expect.stringMatching(/^a\.md:2: "anew"/),
  ]);
  expect(ornaments("a.ts", "const renumberAnew = lastDeed(reckoned, somebody);")).toHaveLength(4);
  const [old, fresh] = ["20250101000000", "20270101000000"].map((at) => `apps/platform/src/modules/audit/migrations/${at}_a.sql`);
  expect([old, fresh, "README.md", "openapi/player.json"].filter((path) => hasWords(path ?? ""))).toEqual([fresh, "README.md"]);
});

test("every module, package, game, vendor and application says what it is for", () => {
  expect(foldersWithoutReadme(tracked)).toEqual([]);
});

test("a long file, a long function and a banned word are each found", () => {
  const long = "export const a = 1;\n".repeat(301);
  const longFunction = `function f() {\n${"  g();\n".repeat(60)}}\n`;
  expect(untidiness("packages/a/src/a.ts", long)).toEqual([expect.stringContaining("301 lines")]);
  expect(untidiness("packages/a/src/a.ts", longFunction)).toEqual([expect.stringContaining("a function of 62 lines")]);
  expect(untidiness("packages/a/src/a.ts", "const x = parseFloat('1');")).toEqual([expect.stringContaining("parseFloat")]);
});

test("a module without a README is found", () => {
  expect(foldersWithoutReadme(["apps/platform/README.md", "apps/platform/src/modules/wallet/index.ts"])).toEqual([
    "apps/platform/src/modules/wallet",
  ]);
});
