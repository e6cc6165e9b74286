import { execFile } from "node:child_process";
import { randomUUID } from "node:crypto";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "@perya/postgres/sql";
import { cloneDatabase, type TestDatabase } from "@perya/postgres/testing";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { givePoints } from "../modules/points/index.ts";
import { cutLastBatch } from "../modules/wallet/testing/cut.ts";
import { openBook } from "../modules/wallet/testing/open-book.ts";
import { readHeadFile } from "./head-file.ts";

let db: TestDatabase;
let folder: string;
let player: bigint;
beforeAll(async () => {
  [db, folder] = await Promise.all([
    cloneDatabase(inject("platform")),
    mkdtemp(join(tmpdir(), "perya-head-")),
  ]);
  player = await openBook(db).playerWith(500n);
});
afterAll(() => Promise.all([db.close(), rm(folder, { recursive: true })]));

/** The command-line tool, as an operator calls it. */
function cli(...args: string[]): Promise<{ code: number; out: string; err: string }> {
  const env = {
    ...process.env,
    DATABASE_URL: db.url,
    SECRET_KEY: "s".repeat(40),
    GATEWAY_SECRET: "g".repeat(40),
  };
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [join(import.meta.dirname, "main.ts"), ...args],
      { env, cwd: tmpdir() },
      (fault, out, err) => resolve({ code: fault ? Number(fault.code) : 0, out, err }),
    );
  });
}

async function file(name: string, text: string): Promise<string> {
  await writeFile(join(folder, name), text);
  return join(folder, name);
}

test("a head printed as lines or as JSON holds the ledger: green while it only grows, red once its end was cut", async () => {
  const [lines, json] = await Promise.all([cli("ledger", "head"), cli("ledger", "head", "--json")]);
  const digest = String((JSON.parse(json.out) as Record<string, unknown>)["digest"]);
  expect(lines.out).toContain(`digest ${digest} 1 chains, 2 batches`);
  const [text, object] = [await file("head.txt", lines.out), await file("head.json", json.out)];
  expect(readHeadFile(text).chains).toEqual(readHeadFile(object).chains);
  expect(await cli("ledger", "verify", "--head", text)).toMatchObject({
    code: 0,
    out: expect.stringContaining(`digest ${digest}\nGREEN`) as string,
  });

  await cutLastBatch(db, player);
  const cut = await cli("ledger", "verify", "--head", object);
  expect(cut).toMatchObject({
    code: 1,
    out: expect.stringMatching(
      /^Chain .* -1 ends at batch 1, but the head of .* has its batch 2/m,
    ) as string,
  });
});

test("a file that is not a head, or whose digest is not that of its chains, is refused in one sentence", async () => {
  const line = `${randomUUID()} 0 2 ${"a".repeat(64)} 2026-11-20T10:00:00Z\n`;
  const changed = await file(
    "changed.txt",
    `${line}digest ${"b".repeat(64)} 1 chains, 2 batches, 2026-11-20T10:00:00Z\n`,
  );
  expect(() => readHeadFile(changed)).toThrow("is not that of its chains: the file was changed.");
  for (const text of ["player,units\n1,500\n", "", line, "{}"]) {
    const other = await file("other.txt", text);
    expect(() => readHeadFile(other)).toThrow("is no head of a ledger");
  }
  expect(() => readHeadFile(join(folder, "none"))).toThrow("File not found");
});

test("players' points are verified, with exit code 1 once an entry was changed", async () => {
  const holder = await db.row<{ id: bigint }>(sql`
    insert into player (public_id, brand_id, username, currency, book, country)
    values (${`pl_${"0".repeat(20)}`}, 1, 'holder', 'PHP', 'play', 'PH')
    returning id`);
  const gift = { player: holder?.id ?? 0n, brandId: 1n, points: 120n, ref: "a gift", remark: "" };
  await db.inTransaction((tx) => givePoints(tx, gift));
  await db.run(sql`alter table points_entry disable trigger user`);
  await db.run(sql`update points_entry set remark = 'mine'`);
  const red = await cli("points", "verify", "--json");
  expect(red.code).toBe(1);
  expect(JSON.parse(red.out)).toMatchObject({
    green: false,
    entries: 1,
    points: "120",
    problems: [`player ${holder?.id}, entry 1: changed`],
  });
});

test("jackpots are verified, with exit code 1 where a pool has what nothing fed", async () => {
  expect(JSON.parse((await cli("jackpots", "verify", "--json")).out)).toEqual({
    green: true,
    tiers: 0,
    pools: 0,
    rounds: 0,
    problems: [],
  });
  await db.run(sql`
    with made as (
      insert into jackpot (public_id, brand_id, name, currency, book, state, opened_at)
      values (${`jp_${"0".repeat(20)}`}, 1, 'Fiesta', 'PHP', 'play', 'OPEN', now())
      returning id
    )
    insert into jackpot_tier (
      jackpot_id, name, kind, contribution_ppm, seed_units, odds_units, step_units, pool_units
    )
    select id, 'MINI', 'RANDOM', 1000, 1000, 1000000, 1000, 5 from made`);
  const red = await cli("jackpots", "verify", "--json");
  expect(red.code).toBe(1);
  expect(JSON.parse(red.out).problems).toEqual([
    "tier 1: the pool is another",
    "jackpot:1:pool has 0 in the ledger, not 5",
  ]);
});
