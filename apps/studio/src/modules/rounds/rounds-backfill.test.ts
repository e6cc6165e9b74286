import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { raw, sql } from "@perya/postgres/sql";
import { expect, test, vi } from "vitest";
import { MINES, SLOT, SOON, useHouse } from "../../testing/use-house.ts";

const { pageOf, house } = await useHouse();
const MIGRATIONS = [
  "migrations/20261204020001_seed_of_a_round.sql",
  "../wallet-client/migrations/20261204020002_session_of_a_call.sql",
];

const rounds = () =>
  house.db.rows<{ client_seed: string }>(
    sql`select id, seed, commitment, client_seed, status from round order by created_at`,
  );
const calls = () =>
  house.db.rows<{ session: bigint | null; status: string }>(
    sql`select id, session, status from wallet_call order by id`,
  );

test("an update gives the rounds of a house full of data their seeds, and the calls that wait their sessions", async () => {
  const pages = await Promise.all([pageOf(SLOT), pageOf(SLOT), pageOf(MINES)]);
  for (const page of pages) await page.play("100", { mines: 3 });
  await pages[0].ask("POST", "/api/fair/rotate", { clientSeed: "of my own" });
  await pages[0].play("100");
  house.wallet.say = ({ path }) => (path.endsWith("/win") ? "hang up" : undefined);
  const owed = pages[1].play("100");
  await vi.waitFor(async () => {
    expect(await rounds()).toContainEqual(expect.objectContaining({ status: "PENDING_CREDIT" }));
  }, SOON);
  const before = { rounds: await rounds(), calls: await calls() };
  expect(new Set(before.rounds.map((round) => round.client_seed)).size).toBe(4);

  await house.db.inTransaction(async (tx) => {
    await tx.run(sql`alter table round drop commitment, drop client_seed`);
    await tx.run(sql`alter table wallet_call drop session`);
    for (const file of MIGRATIONS)
      for (const statement of (await readFile(join(import.meta.dirname, file), "utf8")).split(
        /;\s*\n/,
      ))
        if (/^[a-z]/m.test(statement)) await tx.run(raw(statement));
  });
  expect(await rounds()).toEqual(before.rounds);
  expect(await calls()).toEqual(
    before.calls.map((call) => (call.status === "DONE" ? { ...call, session: null } : call)),
  );

  house.forget();
  expect((await owed).round).toMatchObject({ status: "CLOSED" });
  const open = await pages[2].ask("GET", "/api/rounds/last");
  expect(open.body.round).toMatchObject({ status: "OPEN" });
  const path = `/api/rounds/${open.body.round.roundId as string}/actions`;
  expect(await pages[2].ask("POST", path, { step: 0, action: { pick: 1 } })).toMatchObject({
    status: 200,
  });
});
