import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { foreignTables, tableOwners } from "./foreign-tables.ts";
import { lateCatches } from "./late-catch.ts";
import { secondConnections } from "./second-connection.ts";
import { processClocks } from "./process-clock.ts";
import { processWide } from "./process-wide.ts";
import { openedTwice } from "./transactions.ts";
import { foldersWithoutReadme, isCheckedCode, read } from "./tidy.ts";

const ROOT = join(import.meta.dirname, "../..");
const tracked = execFileSync("git", ["ls-files", "-co", "--exclude-standard"], {
  cwd: ROOT,
  encoding: "utf8",
})
  .split("\n")
  .filter((file) => file !== "" && existsSync(join(ROOT, file)));

test("no file asks a pool, or what has one, inside a transaction", () => {
  expect(
    tracked.filter(isCheckedCode).flatMap((file) => secondConnections(file, read(ROOT, file))),
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
  expect(
    tracked.filter(isCheckedCode).flatMap((file) => openedTwice(file, read(ROOT, file))),
  ).toEqual([]);
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
  expect(
    tracked.filter(isCheckedCode).flatMap((file) => processWide(file, read(ROOT, file))),
  ).toEqual([]);
});

test("a cache and a variable of a module are found, and a table and what a function holds are not", () => {
  const found = (text: string, path = "apps/platform/src/modules/brands/brands.ts") =>
    processWide(path, text).length;
  expect(found("const known = new WeakMap<Platform, Map<string, Brand>>();")).toBe(1);
  expect(found("export let latest: Brand | undefined;")).toBe(1);
  expect(found("const pages = new LRUCache<string, Page>({ max: 100 });")).toBe(1);
  expect(found("const waiting: Job[] = [];")).toBe(1);
  expect(
    found(
      "const CODES = new Set(['PHP', 'VND']);\nconst all = () => { let found " +
        "= 0; return new Map(); };",
    ),
  ).toBe(0);
  expect(found("let open = false;", "apps/player/src/shared/session/auth-modal.ts")).toBe(0);
});

test("no list of promises waits while it is written down", () => {
  expect(
    tracked.filter(isCheckedCode).flatMap((file) => lateCatches(file, read(ROOT, file))),
  ).toEqual([]);
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
  expect(owners.get("apps/platform")?.get("player")).toBe("players");
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
    found("tx.rows(sql`select d.id from deposit as d, player p where p.id = d.player`);"),
  ).toHaveLength(1);
  expect(
    found(
      "/** Comes from player. */ tx.row(sql`with played as (select 1 from deposit) " +
        "select player from played`);",
    ),
  ).toEqual([]);
});

test("a table of one application is nobody's in another that has one of its name", () => {
  const modules = ["apps/platform/src/modules/rounds", "apps/studio/src/modules/rounds"];
  const owners = tableOwners([
    {
      path: "apps/platform/src/modules/players/migrations/1_a.sql",
      text: "create table player (id bigint);",
    },
    {
      path: "apps/studio/src/modules/rounds/migrations/1_a.sql",
      text: "create table player (id bigint); create table round (id uuid);",
    },
  ]);
  const found = modules.map((folder) =>
    foreignTables(`${folder}/rounds.store.ts`, "tx.row(sql`select 1 from player, round`);", owners),
  );
  expect(found).toEqual([[`${modules[0]}/rounds.store.ts:1: player is a table of players`], []]);
});

test("no module asks its own process whether something is in time", () => {
  expect(
    tracked.filter(isCheckedCode).flatMap((file) => processClocks(file, read(ROOT, file))),
  ).toEqual([]);
});

test("a module that compares a deadline with the process's clock is found, and one that reads a time is not", () => {
  const found = (text: string) =>
    processClocks("apps/platform/src/modules/cashier/withdrawals/request-withdrawal.ts", text);
  for (const now of ["Temporal.Now.instant()", "Date.now()", "new Date()"])
    expect(found(`if (account.usableFrom > ${now}) refuse("BANK_ACCOUNT_WAITING");`)).toEqual([
      expect.stringMatching(/request-withdrawal\.ts:1: the database's clock/),
    ]);
  expect(found('new Date("2026-01-01"); Temporal.Instant.from(asked); performance.now();')).toEqual(
    [],
  );
});

/** A process reads its environment where it begins, and hands it to the one schema. */
const READS_ENVIRONMENT = /^apps\/[^/]+\/(?:src\/(?:cli\/)?main\.ts|vite\.config\.ts)$/;
const readsEnvironment = (path: string, text: string) =>
  /^(?:apps|packages|games|vendors)\//.test(path) &&
  !/\.test\.ts$|\/testing\//.test(path) &&
  !READS_ENVIRONMENT.test(path) &&
  /\bprocess\.env\b/.test(text);

test("a process reads its environment once, where it begins", () => {
  const own = tracked.filter(isCheckedCode);
  expect(own.filter((file) => readsEnvironment(file, read(ROOT, file)))).toEqual([]);
  const reading = 'const url = process.env["GATEWAY_URL"] ?? "";';
  expect(readsEnvironment("apps/platform/src/modules/cashier/pay.ts", reading)).toBe(true);
  expect(readsEnvironment("apps/studio/src/main.ts", reading)).toBe(false);
});

const MIGRATION = /\/migrations\/\d{14}_[a-z0-9_]+\.sql$/;

test("a migration is named by its time and what it does, and no two of an application alike", () => {
  expect(migrations.filter(({ path }) => !MIGRATION.test(path))).toEqual([]);
  const names = migrations.map(({ path }) => `${path.split("/")[1]} ${path.split("/").at(-1)}`);
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});

test("a migration of fifty commits ago is as it was", () => {
  const git = (...args: string[]) => execFileSync("git", args, { cwd: ROOT, encoding: "utf8" });
  const before = git("rev-list", "--max-count=51", "HEAD").trim().split("\n").at(-1) ?? "HEAD";
  const edited = ["diff", "--diff-filter=M", "--name-only", before, "--", "*/migrations/*.sql"];
  expect(git(...edited)).toBe("");
});

test("every module, package, game, vendor and application says what it is for", () => {
  expect(foldersWithoutReadme(tracked)).toEqual([]);
});

test("a module without a README is found", () => {
  expect(
    foldersWithoutReadme(["apps/platform/README.md", "apps/platform/src/modules/wallet/index.ts"]),
  ).toEqual(["apps/platform/src/modules/wallet"]);
});
