import { testFolder } from "@perya/process/testing";
import { execFile } from "node:child_process";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { sql } from "@perya/postgres/sql";
import { cloneDatabase, type TestDatabase } from "@perya/postgres/testing";
import { afterAll, beforeAll, expect, inject, onTestFinished, test } from "vitest";
import { readConfig } from "../config.ts";
import { walletApi } from "../modules/rounds/index.ts";
import { openPlatform } from "../open-platform.ts";

const run = promisify(execFile);
const ROOT = join(import.meta.dirname, "../../../..");

let db: TestDatabase;
let env: NodeJS.ProcessEnv;
beforeAll(async () => {
  db = await cloneDatabase(inject("platform"));
  env = {
    ...process.env,
    DATABASE_URL: db.url,
    SECRET_KEY: "s".repeat(40),
    GATEWAY_SECRET: "g".repeat(40),
  };
});
afterAll(() => db.close());

interface Ended {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

async function tool(script: string, ...args: string[]): Promise<Ended> {
  try {
    const { stdout, stderr } = await run(process.execPath, [join(ROOT, script), ...args], {
      env,
      cwd: tmpdir(),
    });
    return { code: 0, out: stdout, err: stderr };
  } catch (fault) {
    const { code, stdout, stderr } = fault as { code: number; stdout: string; stderr: string };
    return { code, out: stdout, err: stderr };
  }
}

const cli = (...args: string[]) => tool("apps/platform/src/cli/main.ts", ...args);
const json = ({ out }: Ended) => JSON.parse(out) as Record<string, unknown>;

test("a vendor and a test player made on the command line drive the whole conformance suite from outside", async () => {
  const platform = await openPlatform(readConfig({ ...env, LOG_LEVEL: "silent" }));
  const api = walletApi(platform);
  const server = createServer((request, response) => {
    if (!api.takes(request, response)) response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  env["PLAYER_URL"] = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const directory = await testFolder();
  const [vendorFile, targetFile] = [join(directory, "vendor.json"), join(directory, "target.json")];

  await writeFile(
    vendorFile,
    (
      await cli(
        "vendor",
        "create",
        "--slug",
        "acme",
        "--name",
        "Acme",
        "--dialect",
        "hub88",
        "--json",
      )
    ).out,
  );
  const made = await cli(
    "test-player",
    "create",
    "--vendor",
    "acme",
    "--balance",
    "100000",
    "--currency",
    "PHP",
    "--conformance",
    "--vendor-file",
    vendorFile,
    "--json",
  );
  await writeFile(targetFile, made.out);
  expect(json(made)).toMatchObject({
    baseUrl: `${env["PLAYER_URL"]}/wallet/hub88/acme`,
    balance: "100000.00",
    balanceUnits: "10000000000",
    game: "test-game",
    currency: "PHP",
  });
  const suite = await tool(
    "packages/wallet-protocol/src/conformance/cli.ts",
    "--target",
    targetFile,
    "--json",
  );
  const results = json(suite)["results"] as { outcome: string; title: string; why: string }[];
  expect(results.filter(({ outcome }) => outcome === "failed")).toEqual([]);
  expect(json(suite)).toMatchObject({ skipped: 1 });
  expect(suite.code).toBe(0);

  await new Promise((resolve) => server.close(resolve));
  await api.close();
  await platform.close();
  expect(await cli("ledger", "verify")).toMatchObject({
    code: 0,
    out: expect.stringContaining("GREEN") as string,
  });
});

test("a ledger that someone touched is red, with exit code 1 and what is wrong", async () => {
  await db.run(sql`
    update wallet_account set cash = cash + 1
    where player = (select min(player) from wallet_account)`);
  const verified = await cli("ledger", "verify", "--json");
  expect(verified.code).toBe(1);
  expect(json(verified)["green"]).toBe(false);
  expect(json(verified)["problems"]).toContainEqual(
    expect.stringContaining("is not the sum of its entries"),
  );
});

/** Has the brands take real money until the test has ended. */
async function takeRealMoney(): Promise<void> {
  onTestFinished(async () => void (await db.run(sql`update brand set real_money = false`)));
  await db.run(sql`update brand set real_money = true`);
}

test("no test player is made at a brand that takes real money", async () => {
  await takeRealMoney();
  const refused = await cli("test-player", "create", "--vendor", "acme", "--balance", "1");
  expect(refused).toMatchObject({ code: 2, err: expect.stringContaining("real money") as string });
});

test("a softswiss vendor gets its secret shown once, and the list shows none", async () => {
  const made = await cli(
    "vendor",
    "create",
    "--slug",
    "soft",
    "--name",
    "Soft",
    "--dialect",
    "softswiss",
    "--json",
  );
  const { secret } = json(made);
  expect(secret).toMatch(/^[0-9a-f]{64}$/);
  const listed = await cli("vendor", "list");
  expect(listed.out).toContain("/wallet/softswiss/soft");
  expect(listed.out).not.toContain(String(secret));
});

test.each([
  [["vendor", "create", "--name", "X"], "needs --slug"],
  [["vendor", "create", "--slug", "acme", "--name", "X"], "A vendor acme already exists"],
  [
    ["vendor", "create", "--slug", "new", "--name", "X", "--dialect", "smoke"],
    "--dialect must be hub88 or softswiss",
  ],
  [["test-player", "create", "--vendor", "nobody", "--balance", "1"], "There is no vendor nobody"],
  [
    ["test-player", "create", "--vendor", "acme", "--balance", "lots"],
    "--balance must be an amount",
  ],
  [["vendor", "list", "--nonsense"], "--nonsense"],
])("%j says in one sentence what is wrong", async (args, sentence) => {
  expect(await cli(...args)).toMatchObject({
    code: 2,
    err: expect.stringContaining(sentence) as string,
  });
});

test("help names every command, and an unknown command is told from the rest", async () => {
  const help = await cli("--help");
  expect(help.code).toBe(0);
  for (const name of ["vendor create", "vendor list", "test-player create", "ledger verify"])
    expect(help.out).toContain(name);
  expect(await cli("vendor", "delete")).toMatchObject({ code: 2 });
  expect((await cli("vendor", "create", "--help")).out).toContain("--dialect");
});

test("LB-12 an installation without the demo is given the house's lotteries once, and what staff made of them stays", async () => {
  const first = json(await cli("lottery", "seed", "--json"));
  const games = await db.row<{ games: bigint; catalogue: bigint; pictures: bigint }>(sql`
    select count(*) as games, count(game.id) as catalogue,
      count(distinct nullif(game.show_icon_url, '')) as pictures
    from lottery_game
    left join game on game.id = lottery_game.game_id`);
  expect(games).toEqual({
    games: BigInt(Number(first["added"])),
    catalogue: games?.games,
    pictures: games?.games,
  });
  const waiting = await db.row(sql`
    select count(*) as jobs from graphile_worker.jobs
    where task_identifier = 'create-lottery-issues'`);
  expect(waiting).toEqual({ jobs: 1n });

  const version = () => db.row(sql`select version from catalogue_version`);
  const before = await version();
  await db.run(
    sql`update lottery_game set enabled = false, lock_seconds = 7 where code = 'KENO-1M'`,
  );
  expect((await cli("lottery", "seed")).out).toContain("there already");
  expect(
    await db.row(
      sql`select enabled, lock_seconds as "lockSeconds" from lottery_game where code = 'KENO-1M'`,
    ),
  ).toEqual({
    enabled: false,
    lockSeconds: 7,
  });
  expect(await version()).toEqual(before);
});

test("GB-16 a catalogue to measure with is filled once, with games of several lobbies, and never beside real money", async () => {
  expect(await cli("catalogue", "fill", "--games", "0")).toMatchObject({
    code: 2,
    err: expect.stringContaining("from 1 to 20000") as string,
  });
  expect(json(await cli("catalogue", "fill", "--games", "400", "--json"))).toEqual({ added: 400 });
  expect(json(await cli("catalogue", "fill", "--games", "400", "--json"))).toEqual({ added: 0 });
  const types = await db.rows<{ type: string; games: bigint }>(sql`
    select game_type as type, count(*) as games
    from game
    join vendor on vendor.id = vendor_id
    where vendor.slug like 'measuring-%'
    group by 1
    order by 1`);
  expect(types).toEqual([
    { type: "FISH", games: 10n },
    { type: "INHOUSE", games: 10n },
    { type: "LIVE", games: 10n },
    { type: "PVP", games: 10n },
    { type: "RNG", games: 360n },
  ]);
  await takeRealMoney();
  expect(await cli("catalogue", "fill")).toMatchObject({
    code: 2,
    err: expect.stringContaining("real money") as string,
  });
});
