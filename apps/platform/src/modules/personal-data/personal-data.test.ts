import { sql } from "@perya/postgres/sql";
import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { PASSWORD, type TestPlayer } from "../../testing/people.ts";
import { useSites } from "../../testing/use-sites.ts";
import { signInClient } from "../identity/signing-in/testing/sign-in-client.ts";
import { setKycLevel } from "../players/index.ts";
import { MAX_A_DAY } from "./downloads.store.ts";

const { db, sites } = await useSites();
const { platform } = sites;
const PESO = 100_000n;
const client = signInClient(db, sites);

const ask = (player: TestPlayer, password = PASSWORD) =>
  player.call("POST", "/personal-data", { password });
const close = (player: TestPlayer, password = PASSWORD) =>
  player.call("POST", "/account-closing", { password });
const obstacles = async (player: TestPlayer) =>
  (await player.call("GET", "/account-closing")).value.obstacles;
const give = (player: TestPlayer, units: bigint) =>
  db.inTransaction((tx) =>
    platform.wallet.append(tx, [
      { kind: "adjust", player: player.id, units, key: randomUUID(), reason: "to play" },
    ]),
  );

test("MC-17 a player downloads everything that is held of them, by an address that works once, and nothing of others or secret", async () => {
  const [player, other] = [await sites.player(), await sites.player()];
  await give(player, 700_000n);
  await db.run(sql`
    insert into feedback (brand_id, player_id, content)
    select 1, ${player.id}, 'note ' || nth from generate_series(1, 2345) nth`);
  await db.run(sql`
    insert into feedback (brand_id, player_id, content) values (1, ${other.id}, 'not mine')`);
  expect(await ask(player, "Wrong2026")).toMatchObject({ status: 422, code: "WRONG_PASSWORD" });
  const { address } = (await ask(player)).value;
  const file = await fetch(sites.playerUrl + address);
  expect(file.headers.get("content-disposition")).toBe(
    `attachment; filename="${player.publicId}.json"`,
  );
  const text = await file.text();
  const held = JSON.parse(text);
  expect(held.account).toMatchObject([{ id: player.publicId, username: player.username }]);
  expect(held.signIns).toHaveLength(1);
  expect(held.ledger).toMatchObject([{ kind: "open" }, { kind: "adjust", cash: "700000" }]);
  expect(held.feedback).toHaveLength(2_345);
  expect(new Set(held.feedback.map((row: { text: string }) => row.text)).size).toBe(2_345);
  const kinds = [
    "rounds",
    "lotteryOrders",
    "deposits",
    "withdrawals",
    "withdrawalLegs",
    "documents",
  ];
  const more =
    "vendorMovements vendorChoices messages messagesByMail limits limitRaises realityCheck " +
    "hoursOfPlay places lotteryChases lotteryFavourites";
  for (const name of [...kinds, ...more.split(" ")])
    expect([name, Array.isArray(held[name])]).toEqual([name, true]);
  expect(text).not.toContain("not mine");
  expect(text).not.toMatch(/argon2|hash/i);
  expect((await fetch(sites.playerUrl + address)).status).toBe(404);
});

test("MC-17 an address of a download is good for ten minutes, and there are three a day", async () => {
  const player = await sites.player();
  const { address } = (await ask(player)).value;
  await db.run(sql`
    update data_download set asked_at = now() - interval '11 minutes'
    where player_id = ${player.id}`);
  expect((await fetch(sites.playerUrl + address)).status).toBe(404);
  for (let nth = 1; nth < MAX_A_DAY; nth++) expect((await ask(player)).status).toBe(200);
  expect(await ask(player)).toMatchObject({ status: 429, code: "TOO_MANY_DOWNLOADS" });
  await db.run(sql`
    update data_download set asked_at = now() - interval '25 hours'
    where player_id = ${player.id}`);
  expect((await ask(player)).status).toBe(200);
});

test("MC-17 an account with money can't be closed; an empty one signs in no more, keeps its limits, and only staff open it again", async () => {
  const player = await sites.player();
  await give(player, 500_000n);
  expect(await obstacles(player)).toEqual(["BALANCE"]);
  expect(await close(player)).toMatchObject({ status: 409, code: "NOT_EMPTY" });
  expect((await player.call("GET", "/balance")).status).toBe(200);
  await give(player, -500_000n);
  await player.call("POST", "/limits", { name: "dailyDeposit", amount: "100000000" });
  const limitsOf = () =>
    db.rows(sql`select name, units from player_limit where player_id = ${player.id}`);
  const before = await limitsOf();
  expect(before).toHaveLength(1);
  expect(await close(player, "Wrong2026")).toMatchObject({ code: "WRONG_PASSWORD" });
  expect((await close(player)).status).toBe(200);

  const other = await client.login({ username: player.username });
  expect(other).toMatchObject({ status: 403, code: "ACCOUNT_CLOSED" });
  expect((await client.login({ username: player.username, password: "Wrong2026" })).code).toBe(
    "WRONG_LOGIN",
  );
  expect(await limitsOf()).toEqual(before);
  const owner = await sites.staff("owner");
  const reopen = () =>
    owner.call("POST", `/players/${player.publicId}/reopen`, { reason: "Asked by phone" });
  expect((await reopen()).status).toBe(200);
  expect(await reopen()).toMatchObject({ status: 409, code: "NOT_CLOSED" });
  expect((await client.login({ username: player.username })).status).toBe(200);
});

test("MC-17 a rest that is too little to be withdrawn is given up with the account once its player confirms the amount, and is on an account of its own", async () => {
  const player = await sites.player();
  const giveUp = (units: bigint) =>
    player.call("POST", "/account-closing", { password: PASSWORD, giveUp: units.toString() });
  const read = async () => (await player.call("GET", "/account-closing")).value;
  await give(player, 100n * PESO);
  expect(await read()).toEqual({ obstacles: ["BALANCE"] });
  expect(await giveUp(100n * PESO)).toMatchObject({ status: 409, code: "REST_DIFFERS" });
  await give(player, -1n);
  const rest = 100n * PESO - 1n;
  expect(await read()).toMatchObject({
    obstacles: ["BALANCE"],
    rest: { amount: rest.toString(), currency: "PHP" },
  });
  expect(await close(player)).toMatchObject({ status: 409, code: "NOT_EMPTY" });
  expect(await giveUp(rest - 1n)).toMatchObject({ status: 409, code: "REST_DIFFERS" });
  expect((await player.call("GET", "/balance")).status).toBe(200);
  const twice = await Promise.all([giveUp(rest), giveUp(rest)]);
  expect(twice.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(await client.login({ username: player.username })).toMatchObject({
    code: "ACCOUNT_CLOSED",
  });
  expect((await platform.wallet.balance(player.id))?.cash).toBe(0n);
  const lines = await db.rows(sql`
    select entry.cash from wallet_entry entry join wallet_house house on house.id = entry.contra
    where entry.player = ${player.id} and house.name = 'given-up'`);
  expect(lines).toEqual([{ cash: -rest }]);
  const audit = await db.row(sql`
    select after from audit_row
    where action = 'player.close' and subject = ${player.publicId}`);
  expect(audit).toMatchObject({ after: { gaveUp: rest.toString() } });
});

test("MC-17 a rest is not given up while anything else stands in the way", async () => {
  const player = await sites.player(2);
  await db.inTransaction((tx) => setKycLevel(tx, player.id, 2));
  const deposit = { amount: "20000000", method: "bank-transfer", key: randomUUID() };
  await player.call("POST", "/deposits", deposit);
  await give(player, PESO);
  expect((await player.call("GET", "/account-closing")).value).toEqual({
    obstacles: ["BALANCE", "DEPOSIT"],
  });
  const asked = { password: PASSWORD, giveUp: PESO.toString() };
  expect(await player.call("POST", "/account-closing", asked)).toMatchObject({
    status: 409,
    code: "NOT_EMPTY",
  });
  expect((await platform.wallet.balance(player.id))?.cash).toBe(PESO);
});

test("MC-17 a deposit or a withdrawal on its way, and a debt, keep an account open", async () => {
  const player = await sites.player(2);
  await db.inTransaction((tx) => setKycLevel(tx, player.id, 2));
  const deposit = { amount: "20000000", method: "bank-transfer", key: randomUUID() };
  expect((await player.call("POST", "/deposits", deposit)).status).toBe(200);
  expect(await obstacles(player)).toEqual(["DEPOSIT"]);
  await db.run(sql`update deposit set status = 'CANCELLED' where player = ${player.id}`);
  expect(await obstacles(player)).toEqual([]);
});

test("MC-17 money in a provider's wallet, or on its way there or back, keeps an account open", async () => {
  const player = await sites.player();
  const vendor = await db.row<{ id: number }>(sql`
    insert into vendor (slug, vassalage, name, dialect)
    values ('keeper', 'KEEPER', 'Keeper', 'hub88') returning id`);
  await db.run(sql`
    insert into vendor_wallet (
      player, vendor, brand_id, player_name, player_ref, currency, book, kept
    )
    values (${player.id}, ${vendor?.id}, 1, 'kept', ${player.publicId}, 'PHP', 'play', 100)`);
  expect(await obstacles(player)).toEqual(["AT_VENDOR"]);
  expect(await close(player)).toMatchObject({ status: 409, code: "NOT_EMPTY" });
  await db.run(sql`update vendor_wallet set kept = 0 where player = ${player.id}`);
  expect(await obstacles(player)).toEqual([]);
});
