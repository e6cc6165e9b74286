import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "@perya/postgres/sql";
import {
  cloneDatabase,
  openForwarder,
  type Forwarder,
  type TestDatabase,
} from "@perya/postgres/testing";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { ledgerHead } from "./cli/ledger-head.ts";
import { ledgerVerify } from "./cli/ledger-verify.ts";
import type { Options } from "./cli/command.ts";
import { readConfig } from "./config.ts";
import { openBook } from "./modules/wallet/testing/open-book.ts";
import { openPlatform } from "./open-platform.ts";
import { openSites, type Sites } from "./testing/open-sites.ts";
import type { TestStaff, TestPlayer } from "./testing/people.ts";

/**
 * What is read from the standby, and what is not: it decides something, or shows at once what its
 * reader has just done.
 */
const READS = {
  player: ["/betting-record", "/account-record", "/winners"],
  console: ["/dashboard", "/lottery/reports", "/audit", "/audit/verify", "/players/:id/rounds"],
};
const OTHERS = {
  player: ["/balance", "/lottery/records"],
  console: ["/work", "/players", "/players/:id", "/players/:id/entries", "/ledger-proof"],
};

let db: TestDatabase;
let standby: Forwarder;
let sites: Sites;
let player: TestPlayer;
let staff: TestStaff;
beforeAll(async () => {
  db = await cloneDatabase(inject("platform"));
  standby = await openForwarder(Number(new URL(db.url).port));
  sites = await openSites(db, { DATABASE_READ_URL: db.url.replace(/:\d+\//, `:${standby.port}/`) });
  [player, staff] = [await sites.player(), await sites.staff("owner")];
});
afterAll(async () => {
  await sites.close();
  await standby[Symbol.asyncDispose]();
  await db.close();
});

/** How each of some addresses is answered. */
async function statuses(asked: typeof READS): Promise<readonly (readonly [string, number])[]> {
  const all = [
    ...asked.player.map((path) => [player, path] as const),
    ...asked.console.map((path) => [staff, path] as const),
  ];
  return Promise.all(
    all.map(
      async ([who, path]) =>
        [path, (await who.call("GET", path.replace(":id", player.publicId))).status] as const,
    ),
  );
}

const each = (asked: typeof READS, status: number) =>
  [...asked.player, ...asked.console].map((path) => [path, status]);

test("what only reads and may lag is read over DATABASE_READ_URL, on connections that refuse every write, and nothing else is", async () => {
  expect(await statuses(READS)).toEqual(each(READS, 200));
  expect(await statuses(OTHERS)).toEqual(each(OTHERS, 200));
  await expect(sites.platform.reads.run(sql`create table note (id int)`)).rejects.toMatchObject({
    code: "25006",
  });

  // Where nothing listens.
  standby.redirect(1);
  expect(await statuses(READS)).toEqual(each(READS, 503));
  expect(await statuses(OTHERS)).toEqual(each(OTHERS, 200));
  const stake = {
    kind: "adjust",
    player: player.id,
    key: "without a standby",
    units: 500n,
  } as const;
  expect(await db.inTransaction((tx) => sites.platform.wallet.append(tx, [stake]))).toMatchObject({
    ok: true,
  });
  standby.redirect(Number(new URL(db.url).port));
  expect(await statuses(READS)).toEqual(each(READS, 200));
});

test("without that address it is read where everything else is", async () => {
  const platform = await openPlatform(
    readConfig({
      DATABASE_URL: db.url,
      SECRET_KEY: "s".repeat(40),
      GATEWAY_SECRET: "g".repeat(40),
      LOG_LEVEL: "silent",
    }),
  );
  expect(platform.reads).toBe(platform.db);
  await platform.close();
});

test("ledger:verify reads the standby; what is held to a published head is read from the primary, which is never behind it", async () => {
  const behind = await cloneDatabase(inject("platform"));
  await openBook(db).playerWith(500n);
  const platform = { ...sites.platform, reads: behind };
  const asked = (head: string | undefined): Options => ({
    text: () => "",
    optional: () => head,
    on: () => false,
  });
  expect((await ledgerVerify.run(asked(undefined), platform)).json).toMatchObject({
    green: true,
    batches: "0",
  });
  const folder = await mkdtemp(join(tmpdir(), "perya-reads-"));
  const file = join(folder, "head.txt");
  await writeFile(file, (await ledgerHead.run(asked(undefined), platform)).lines.join("\n"));
  const held = await ledgerVerify.run(asked(file), platform);
  expect(held.json).toMatchObject({ green: true });
  expect(BigInt(String(held.json["batches"]))).toBeGreaterThan(0n);
  await Promise.all([behind.close(), rm(folder, { recursive: true })]);
});
