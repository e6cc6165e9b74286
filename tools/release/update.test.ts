import { connect, type Database } from "@perya/postgres";
import { raw, sql, type Sql } from "@perya/postgres/sql";
import { postSigned, rsaSigner } from "@perya/wallet-protocol";
import { execFile } from "node:child_process";
import { randomBytes, randomUUID } from "node:crypto";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, inject, test, vi } from "vitest";
import { BOOKING_SOURCES } from "../../apps/platform/src/booking-sources.ts";
import { migratePlatform } from "../../apps/platform/src/migrate.ts";
import { closeDays } from "../../apps/platform/src/modules/figures/closing/close-days.ts";
import { verifyLedger } from "../../apps/platform/src/modules/wallet/index.ts";
import {
  startPlatform,
  type PlatformProcess,
} from "../../apps/platform/src/testing/platform-process.ts";
import { migrateGateway } from "../../apps/sandbox-gateway/src/migrate.ts";
import { migrateStudio } from "../../apps/studio/src/migrate.ts";
import { DATABASES, readDump, releases, type App } from "./dumps.ts";
import { KEYS } from "./keys.ts";
import { loadDump } from "./load-dump.ts";
import { tablesOf, type Table } from "./tables.ts";

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const ROOT = join(import.meta.dirname, "../..");
const MIGRATE = {
  platform: migratePlatform,
  studio: migrateStudio,
  gateway: migrateGateway,
} as const satisfies Record<App, unknown>;
const APPS = Object.keys(DATABASES) as App[];
/** The migration lists of a database grow with each update. */
const GROWING = /\.(schema_migration|migrations)$/;
/**
 * Columns that a later migration removed or overwrote on purpose, by table. Each must say where its
 * data are now; all other data must be unchanged.
 */
const CARRIED_OVER: Readonly<Record<string, readonly string[]>> = {
  // An approval has an outcome of three kinds since 20261130040001.
  "public.approval": ["approved"],
  // Roles are rows since 20261130040004, and who holds which stands in staff_role.
  "public.staff": ["roles"],
  // Account numbers are compared by their digits since 20261130050002, and kept as those.
  "public.bank_account": ["number"],
  // A game is searched by d where its names have a Vietnamese đ since 20261228000002.
  "public.game": ["search"],
};
/** Tables that a later migration removed, each with what reads their rows where they are now. */
const MOVED: Readonly<Record<string, Sql>> = {
  // The position of the betting records stands with those of the ledger's followers since
  // 20261204010002.
  "public.betting_cursor": sql`
    select row(true, read_to)::text as row from wallet_follower where name = 'betting records'`,
  // What must be played for deposits stands with everything else that must be played since
  // 20270123020001.
  "public.wagering_requirement": sql`
    select row(deposit.id, asked.player, asked.required, asked.created_at, asked.ended_at)::text
      as row
    from requirement asked join deposit on deposit.public_id = asked.key
    where asked.source = 'DEPOSIT'`,
};
/** Tables that migrations add rows to: their contents depend on the version. */
const ADDED_TO: ReadonlySet<string> = new Set(["public.cashier_move", "public.game_word"]);
/** Tables whose rows may never be changed or lost. */
const FOR_GOOD = ["public.wallet_entry", "public.wallet_batch"];

/** An empty database of the test run's server. */
async function emptyDatabase(): Promise<{ url: string; drop: () => Promise<void> }> {
  const { serverUrl } = inject("platform");
  const name = `release_${randomBytes(6).toString("hex")}`;
  const administer = async (statement: string) => {
    const server = connect(serverUrl, { connections: 1, statementTimeoutMs: 30_000 });
    await server.run(raw(statement));
    await server.close();
  };
  await administer(`create database ${name}`);
  return {
    url: serverUrl.replace(/\/[^/]*$/, `/${name}`),
    drop: () => administer(`drop database ${name} with (force)`),
  };
}

/** Every row of some tables, by the columns they had; of those that moved, from where they are. */
async function rowsOf(
  db: Database,
  tables: readonly Table[],
  moved: Readonly<Record<string, Sql>> = {},
): Promise<Map<string, string[]>> {
  const found = new Map<string, string[]>();
  for (const { name, columns } of tables) {
    const rows = await db.rows<{ row: string }>(
      moved[name] ??
        sql`select row(${raw(columns.join(", "))})::text as row from ${raw(name)} order by 1`,
    );
    found.set(
      name,
      rows.map(({ row }) => row),
    );
  }
  return found;
}

function withoutCarriedOver({ name, columns }: Table): Table {
  return { name, columns: columns.filter((column) => !CARRIED_OVER[name]?.includes(column)) };
}

/** How many rows each table has, but for those that are added to. */
function counts(rows: ReadonlyMap<string, readonly string[]>): Record<string, number> {
  return Object.fromEntries(
    [...rows].filter(([name]) => !ADDED_TO.has(name)).map(([name, { length }]) => [name, length]),
  );
}

/** The rows of the first that the second lacks, by table. */
function lost(
  before: ReadonlyMap<string, readonly string[]>,
  after: ReadonlyMap<string, readonly string[]>,
): Record<string, string[]> {
  const gone = [...before].map(([table, rows]) => {
    const left = new Set(after.get(table));
    return [table, rows.filter((row) => !left.has(row))] as const;
  });
  return Object.fromEntries(gone.filter(([, rows]) => rows.length > 0));
}

describe.each(await releases())("data of release %s", (release) => {
  const urls = {} as Record<App, string>;
  const drops: (() => Promise<void>)[] = [];
  afterAll(async () => {
    for (const drop of drops) await drop();
  });

  test.each(APPS)("are all there after the update of the %s, row by row", async (app) => {
    const { url, drop } = await emptyDatabase();
    drops.push(drop);
    urls[app] = url;
    await loadDump(url, await readDump(release, app), ROOT);
    const db = connect(url, { connections: 2, statementTimeoutMs: 30_000 });
    const tables = (await tablesOf(db))
      .filter(({ name }) => !GROWING.test(name))
      .map(withoutCarriedOver);
    const before = await rowsOf(db, tables);
    expect([...before.values()].filter((rows) => rows.length > 0).length).toBeGreaterThan(0);
    await MIGRATE[app](url);
    const after = await rowsOf(db, tables, MOVED);
    expect(lost(before, after)).toEqual({});
    expect(counts(after)).toEqual(counts(before));
    await db.close();
  });

  test("have a ledger that proves, to the last entry", async () => {
    const db = connect(urls.platform, { connections: 2, statementTimeoutMs: 30_000 });
    const entries = await db.row<{ n: bigint }>(sql`select count(*) as n from wallet_entry`);
    const proof = await verifyLedger(db);
    await db.close();
    expect(proof.books.flatMap(({ problems }) => problems)).toEqual([]);
    expect([proof.green, proof.entries]).toEqual([true, entries?.n]);
  });

  describe("of the platform, once it runs", () => {
    let platform: PlatformProcess;
    let db: Database;
    let forGood: Map<string, string[]>;
    const env = () => ({
      ...KEYS,
      DATABASE_URL: urls.platform,
      GATEWAY_URL: "http://127.0.0.1:1",
      STUDIO_URL: "http://127.0.0.1:1",
      SEED_DEMO: "true",
    });
    beforeAll(async () => {
      db = connect(urls.platform, { connections: 2, statementTimeoutMs: 30_000 });
      forGood = await rowsOf(
        db,
        (await tablesOf(db)).filter(({ name }) => FOR_GOOD.includes(name)),
      );
      platform = await startPlatform(env());
    });
    afterAll(async () => {
      platform.signal("SIGTERM");
      await platform.ended;
      await db.close();
    });

    const cli = async (...args: string[]) => {
      const program = join(ROOT, "apps/platform/src/cli/main.ts");
      const options = { env: { ...process.env, ...env(), PLAYER_URL: platform.playerUrl } };
      return JSON.parse(
        (await promisify(execFile)(process.execPath, [program, ...args, "--json"], options)).stdout,
      ) as Record<string, string>;
    };

    test("take a new bet, which the records follow", async () => {
      const vendor = await cli(
        "vendor",
        "create",
        "--slug",
        "newcomer",
        "--name",
        "Newcomer",
        "--dialect",
        "hub88",
      );
      const { user, token } = await cli(
        "test-player",
        "create",
        "--vendor",
        "newcomer",
        "--balance",
        "100",
        "--currency",
        "PHP",
      );
      const game = await db.row<{ code: string }>(sql`
        select game.code
        from game
        join vendor on vendor.id = vendor_id
        where vendor.slug = 'newcomer'`);
      const ids = {
        request_uuid: randomUUID(),
        transaction_uuid: randomUUID(),
        supplier_transaction_id: randomUUID(),
        round: randomUUID(),
      };
      const bet = {
        user,
        token,
        game_code: game?.code,
        ...ids,
        round_closed: true,
        currency: "PHP",
        amount: 100,
        is_free: false,
      };
      const answer = await postSigned(
        `${platform.playerUrl}/wallet/hub88/newcomer/transaction/bet`,
        bet,
        rsaSigner(vendor["privateKey"] ?? ""),
      );
      expect(answer.json).toMatchObject({ status: "RS_OK" });
      const record = () => db.row(sql`select stake from betting_record where round = ${ids.round}`);
      await vi.waitFor(async () => expect(await record()).toBeDefined(), {
        timeout: 30_000,
        interval: 100,
      });
    });

    test("have their missed draws drawn, paid or given back, and keep waiting for those to come", async () => {
      const open = () =>
        db.row<{ missed: bigint; coming: bigint }>(sql`
          select count(*) filter (where draw_at < now()) as missed,
            count(*) filter (where draw_at > now()) as coming
          from lottery_order o
          join lottery_issue issue on issue.id = o.issue_id
          where issue.status not in ('SETTLED', 'VOIDED')`);
      await vi.waitFor(async () => expect(await open()).toMatchObject({ missed: 0n }), {
        timeout: 60_000,
        interval: 200,
      });
      const proof = await verifyLedger(db);
      expect([proof.green, proof.books.flatMap(({ problems }) => problems)]).toEqual([true, []]);
      const after = await rowsOf(
        db,
        (await tablesOf(db)).filter(({ name }) => FOR_GOOD.includes(name)),
      );
      expect(lost(forGood, after)).toEqual({});
      expect(Number(proof.entries)).toBeGreaterThan(
        forGood.get("public.wallet_entry")?.length ?? 0,
      );
    });

    test("have their days closed: what was booked before the update adds up", async () => {
      const error = vi.fn<(what: object, message: string) => void>();
      // A dump that was just made has no day that is over.
      const over = await db.row(sql`
        select from wallet_batch where at < now() - interval '2 days' limit 1`);
      const states = () =>
        db.rows<{ state: string; breaks: unknown }>(sql`
          select distinct state, breaks from report_closing`);
      await vi.waitFor(
        async () => {
          await closeDays({ db, log: { error } }, BOOKING_SOURCES);
          expect(await states()).toEqual(over ? [{ state: "CLOSED", breaks: [] }] : []);
        },
        { timeout: 60_000, interval: 500 },
      );
      expect(error).not.toHaveBeenCalled();
    });
  });
});
