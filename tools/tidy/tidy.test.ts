import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { foreignTables, tableOwners } from "./foreign-tables.ts";
import { lateCatches } from "./late-catch.ts";
import { secondConnections } from "./second-connection.ts";
import { hasWords, ornaments } from "./plain-words.ts";
import { processWide } from "./process-wide.ts";
import { openedTwice } from "./transactions.ts";
import { foldersWithoutReadme, isJudged, read, untidiness } from "./tidy.ts";

const ROOT = join(import.meta.dirname, "../..");
const tracked = execFileSync("git", ["ls-files", "-co", "--exclude-standard"], {
  cwd: ROOT,
  encoding: "utf8",
})
  .split("\n")
  .filter((file) => file !== "" && existsSync(join(ROOT, file)));

test("every source file is one a person can hold in the head", () => {
  expect(tracked.filter(isJudged).flatMap((file) => untidiness(file, read(ROOT, file)))).toEqual(
    [],
  );
});

test("no file asks a pool, or what has one, inside a transaction", () => {
  expect(
    tracked.filter(isJudged).flatMap((file) => secondConnections(file, read(ROOT, file))),
  ).toEqual([]);
});

test("a second connection inside a transaction is found, and what is apart from it is not", () => {
  const found = (work: string) =>
    secondConnections("a.ts", `await platform.db.inTransaction(async (tx) => {\n${work}\n});`);
  for (const ask of [
    "db.row(q)",
    "platform.db.inTransaction(f)",
    "Promise.all([tx.run(q), wallet.balance(1n)])",
    "(() => this.wallet.submit(g))()",
  ])
    expect(found(`  await ${ask};`)).toEqual([
      expect.stringMatching(/^a\.ts:2: .* second connection/),
    ]);
  expect(
    found("  await tx.run(q); await wallet.append(tx, g); await apart(() => db.run(q));"),
  ).toEqual([]);
});

test("a verb that is given a transaction opens none, and no store does", () => {
  expect(tracked.filter(isJudged).flatMap((file) => openedTwice(file, read(ROOT, file)))).toEqual(
    [],
  );
});

test("a verb that is given a transaction and opens another is found, and a use case is not", () => {
  const opens = "(db: Database) {\n  await db.inTransaction((tx) => write(tx));\n}";
  expect(openedTwice("pay.ts", `export async function pay${opens}`)).toEqual([]);
  expect(
    openedTwice("pay.ts", `export async function pay${opens.replace("(", "(tx: Tx, ")}`),
  ).toEqual(["pay.ts:2: a verb that is given a transaction opens another"]);
  expect(openedTwice("payments.store.ts", `export async function pay${opens}`)).toEqual([
    "payments.store.ts:2: a store opens a transaction",
  ]);
});

test("a server's modules hold nothing of a platform", () => {
  expect(tracked.filter(isJudged).flatMap((file) => processWide(file, read(ROOT, file)))).toEqual(
    [],
  );
});

test("a cache and a variable of a module are found, and a table and what a function holds are not", () => {
  const found = (text: string, path = "apps/platform/src/modules/brands/brands.ts") =>
    processWide(path, text).length;
  expect(found("const known = new WeakMap<Platform, Map<string, Brand>>();")).toBe(1);
  expect(found("export let latest: Brand | undefined;")).toBe(1);
  expect(
    found(
      "const CODES = new Set(['PHP', 'VND']);\nconst all = () => { let found = 0; return new Map(); };",
    ),
  ).toBe(0);
  expect(found("let open = false;", "apps/player/src/shared/auth-modal.ts")).toBe(0);
});

test("no list of promises waits while it is written down", () => {
  expect(tracked.filter(isJudged).flatMap((file) => lateCatches(file, read(ROOT, file)))).toEqual(
    [],
  );
});

test("a wait between promises that have begun is found, and one before them or in a function of its own is not", () => {
  const found = (list: string) =>
    lateCatches("a.ts", `const all = await Promise.all([\n${list}\n]);`);
  expect(found("count(db),\nfigures(db, await brands(db)),")).toEqual([
    expect.stringMatching(/^a\.ts:3: waits/),
  ]);
  expect(
    found("figures(db, await brands(db)),\ncount(db),\n(async () => await count(db))(),"),
  ).toEqual([]);
});

const migrations = tracked
  .filter((file) => /\/migrations\/.*\.sql$/.test(file))
  .map((path) => ({ path, text: read(ROOT, path) }));

test("a store names the tables of its own module alone", () => {
  const owners = tableOwners(migrations);
  expect(owners.get("player")).toBe("players");
  expect(
    tracked
      .filter((file) => file.endsWith(".store.ts"))
      .flatMap((file) => foreignTables(file, read(ROOT, file), owners)),
  ).toEqual([]);
});

test("a store that reads another module's table is found, and one that names its own or a part of its statement is not", () => {
  const owners = tableOwners([
    {
      path: "apps/platform/src/modules/players/migrations/1_a.sql",
      text: "create table player (id bigint);",
    },
    {
      path: "apps/platform/src/modules/cashier/migrations/2_b.sql",
      text: "create unlogged table if not exists deposit (id bigint);",
    },
  ]);
  const found = (text: string, file = "deposits.store.ts") =>
    foreignTables(`apps/platform/src/modules/cashier/${file}`, text, owners);
  expect(
    found(
      "const a = 1;\ntx.row(sql`select username from deposit d join player p on p.id = d.player`);",
    ),
  ).toEqual([
    "apps/platform/src/modules/cashier/deposits.store.ts:2: player is a table of players",
  ]);
  expect(found("tx.run(sql`update only player set username = ${name}`);")).toHaveLength(1);
  expect(
    found(
      "/** Comes from player. */ tx.row(sql`with played as (select 1 from deposit) select player from played`);",
    ),
  ).toEqual([]);
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
  const [old, fresh] = ["20250101000000", "20270101000000"].map(
    (at) => `apps/platform/src/modules/audit/migrations/${at}_a.sql`,
  );
  expect(
    [old, fresh, "README.md", "openapi/player.json"].filter((path) => hasWords(path ?? "")),
  ).toEqual([fresh, "README.md"]);
});

test("every module, package, game, vendor and application says what it is for", () => {
  expect(foldersWithoutReadme(tracked)).toEqual([]);
});

test("a long file, a long function and a banned word are each found", () => {
  const long = "export const a = 1;\n".repeat(301);
  const longFunction = `function f() {\n${"  g();\n".repeat(60)}}\n`;
  expect(untidiness("packages/a/src/a.ts", long)).toEqual([expect.stringContaining("301 lines")]);
  expect(untidiness("packages/a/src/a.ts", longFunction)).toEqual([
    expect.stringContaining("a function of 62 lines"),
  ]);
  expect(untidiness("packages/a/src/a.ts", "const x = parseFloat('1');")).toEqual([
    expect.stringContaining("parseFloat"),
  ]);
});

test("a module without a README is found", () => {
  expect(
    foldersWithoutReadme(["apps/platform/README.md", "apps/platform/src/modules/wallet/index.ts"]),
  ).toEqual(["apps/platform/src/modules/wallet"]);
});
