import { sql } from "@perya/postgres/sql";
import { apart } from "@perya/postgres/testing";
import { expect, test } from "vitest";
import { brandOfRequest } from "./modules/brands/index.ts";
import { currentKey } from "./modules/envelopes/current-key.ts";
import { privateKey } from "./modules/envelopes/private-key.ts";
import { settingsOf } from "./modules/settings/index.ts";
import { passTime } from "./testing/pass-time.ts";
import { useSites } from "./testing/use-sites.ts";
import { untilWaiting } from "./testing/waiting.ts";

const { db, sites } = await useSites();
const MINUTE_MS = 60_000;

/**
 * Reads while a lock keeps the read waiting for more than a minute, longer than any of these caches
 * trusts what it holds.
 */
async function readSlowly<Value>(
  table: ReturnType<typeof sql>,
  read: () => Promise<Value>,
): Promise<Value> {
  const { reading } = await db.inTransaction(async (tx) => {
    await tx.run(sql`lock table ${table} in access exclusive mode`);
    const reading = apart(read);
    await untilWaiting(db);
    passTime(MINUTE_MS + 1);
    return { reading };
  });
  return reading;
}

test("settings that were read slowly are read again once their time is over, counted from the question", async () => {
  const read = async () => (await settingsOf(sites.platform, 1n)).features.FREEPLAY;
  const before = await readSlowly(sql`brand_settings`, read);
  const value = JSON.stringify({ FREEPLAY: !before });
  await db.run(sql`
    insert into brand_settings (brand_id, section, value, version)
    values (1, 'features', ${value}::jsonb, 1)`);
  expect(await read()).toBe(!before);
});

test("a session that was read slowly is refused once it is revoked", async () => {
  const { id, call } = await sites.player();
  const read = async () => (await call("GET", "/member")).status;
  expect(await readSlowly(sql`player_session`, read)).toBe(200);
  await db.run(sql`update player_session set revoked_at = now() where player_id = ${id}`);
  expect(await read()).toBe(401);
});

test("a brand that was read slowly is read again", async () => {
  const read = async () =>
    (await brandOfRequest(sites.platform, { hostname: "slow.example" })).name;
  await readSlowly(sql`brand`, read);
  await db.run(sql`update brand set name = 'Renamed' where host = '*'`);
  expect(await read()).toBe("Renamed");
});

test("an envelope's key that was read slowly opens nothing once it is deleted", async () => {
  const { kid } = await currentKey(sites.platform);
  const read = () => privateKey(sites.platform, kid);
  expect(await readSlowly(sql`envelope_key`, read)).toBeDefined();
  await db.run(sql`delete from envelope_key where id = ${kid}`);
  expect(await read()).toBeUndefined();
});
