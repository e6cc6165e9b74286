import { randomUUID } from "node:crypto";
import { sql } from "@perya/postgres/sql";
import { expect, test } from "vitest";
import type { TestPlayer } from "../../../testing/people.ts";
import { useSites } from "../../../testing/use-sites.ts";

const { db, sites } = await useSites();
const house = await sites.staff("owner");

async function newBrand(): Promise<bigint> {
  const made = await db.row<{ id: bigint }>(sql`
    insert into brand (host, name, real_money, currency, country, zone, minimum_age)
    values (${`${randomUUID()}.example`}, 'Other', false, 'PHP', 'PH', 'Asia/Manila', 18)
    returning id`);
  if (!made) throw new Error("No brand");
  return made.id;
}

/** A player of a brand with so much cash, of which some is held. */
async function playerOf(brand: bigint, units: bigint, held = 0n): Promise<TestPlayer> {
  const player = await sites.player();
  await db.run(sql`update player set brand_id = ${brand} where id = ${player.id}`);
  await db.inTransaction((tx) =>
    sites.platform.wallet.append(tx, [
      { kind: "adjust", player: player.id, key: randomUUID(), units, reason: "test" },
      { kind: "hold", player: player.id, key: randomUUID(), units: held, reason: "test" },
    ]),
  );
  return player;
}

test("a brand's staff read the proof as it is, with what their own players' accounts hold and nothing of others", async () => {
  const [ours, theirs] = [await newBrand(), await newBrand()];
  const player = await playerOf(ours, 700n, 200n);
  await playerOf(ours, 50n);
  await playerOf(theirs, 9_000n);
  const [owner, auditor, cashier] = [
    await sites.staff("owner", ours),
    await sites.staff("auditor", ours),
    await sites.staff("cashier", ours),
  ];
  await house.call("POST", "/ledger-proof/run");
  const php = (amount: number) => ({ amount: String(amount), currency: "PHP" });
  const part = {
    currency: "PHP",
    book: "play",
    accounts: 2,
    players: php(550),
    held: php(200),
    owed: php(0),
    balancesMatch: true,
  };
  const own = {
    brand: "Other",
    ledger: { green: true, verifiedAt: expect.any(String) as string },
    parts: [part],
  };
  expect((await owner.call("GET", "/brand-proof")).value).toEqual(own);
  expect((await auditor.call("GET", "/brand-proof")).value).toEqual(own);
  expect((await house.call("GET", `/brand-proof?brand=${ours}`)).value).toEqual(own);
  expect((await owner.call("GET", "/dashboard")).value.ledger).toEqual({
    green: true,
    checkpointAt: own.ledger.verifiedAt,
  });
  expect((await cashier.call("GET", "/brand-proof")).status).toBe(403);
  expect((await owner.call("GET", `/brand-proof?brand=${theirs}`)).status).toBe(404);
  expect((await owner.call("GET", "/ledger-proof")).status).toBe(403);

  await db.run(sql`update wallet_account set cash = cash + 1 where player = ${player.id}`);
  expect((await owner.call("GET", "/brand-proof")).value.parts).toMatchObject([
    { balancesMatch: false, players: php(551) },
  ]);
  await house.call("POST", "/ledger-proof/run");
  expect((await owner.call("GET", "/brand-proof")).value.ledger.green).toBe(false);
  await db.run(sql`update wallet_account set cash = cash - 1 where player = ${player.id}`);
});
