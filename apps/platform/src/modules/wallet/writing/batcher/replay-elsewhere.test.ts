import { sql } from "@perya/postgres/sql";
import { cloneDatabase, type TestDatabase } from "@perya/postgres/testing";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { bet, openBook, rollback, win } from "../../testing/open-book.ts";

/**
 * Two wallets on one database, as two processes or one before and after its restart: the second has
 * never seen what the first one did.
 */
let db: TestDatabase;
let first: ReturnType<typeof openBook>;
let second: ReturnType<typeof openBook>;
beforeAll(async () => {
  db = await cloneDatabase(inject("platform"));
  first = openBook(db);
  second = openBook(db);
});
afterAll(async () => {
  expect((await first.verify()).green).toBe(true);
  await Promise.all([first.wallet.close(), second.wallet.close()]);
  await db.close();
});

test("a win whose bet was taken back since gets its stored answer from a process that never saw it", async () => {
  const player = await first.playerWith(1_000n);
  const stake = bet({ player, units: 100n });
  const paid = win(stake, { units: 70n });
  for (const command of [stake, paid, rollback(stake)]) await first.wallet.submit([command]);
  expect(await second.wallet.submit([paid])).toMatchObject([
    { ok: true, receipt: { balance: 970n, replayed: true } },
  ]);
  expect(await second.wallet.submit([{ ...paid, units: 71n }])).toMatchObject([
    { refusal: "DUPLICATE_TRANSACTION" },
  ]);
});

test("a bet of a round that this process closed gets its stored answer, though another one took it", async () => {
  const player = await first.playerWith(1_000n);
  const stake = bet({ player, units: 100n });
  await first.wallet.submit([stake]);
  await second.wallet.submit([win(stake, { units: 70n, closesRound: true })]);
  // So much more that it still knows of the round's end, and no longer of the bet.
  for (let other = 0; other < 5; other++) await second.wallet.submit([bet({ player, units: 1n })]);
  expect(await second.wallet.submit([stake])).toMatchObject([
    { ok: true, receipt: { balance: 900n, replayed: true } },
  ]);
  expect(await second.wallet.submit([bet({ player, round: stake.round })])).toMatchObject([
    { refusal: "ROUND_CLOSED" },
  ]);
});

test("a group that was refused for its first part is refused for it again, though there is money for it now", async () => {
  const player = await first.playerWith(50n);
  const group = [bet({ player, units: 60n }), bet({ player, units: 5_000n })];
  const refused = { ok: false, refusal: "NOT_ENOUGH_MONEY", balance: 50n };
  expect(await first.wallet.submit(group)).toMatchObject([refused, refused]);
  await first.house({ kind: "deposit", player, key: `more:${player}`, units: 100n });
  expect(await second.wallet.submit(group)).toMatchObject([refused, refused]);
  expect(await second.balance(player)).toMatchObject({ cash: 150n });
});

test("a group that was refused for its second part is refused for it again, whatever its first part would get now", async () => {
  const player = await first.playerWith(100n);
  const group = [bet({ player, units: 60n }), bet({ player, units: 5_000n })];
  const refused = { ok: false, refusal: "NOT_ENOUGH_MONEY", balance: 100n };
  expect(await first.wallet.submit(group)).toMatchObject([refused, refused]);
  await first.wallet.submit([bet({ player, units: 90n })]);
  await first.house({ kind: "block", player, key: `block:${player}` });
  for (const book of [first, second])
    expect(await book.wallet.submit(group)).toMatchObject([refused, refused]);
});

test("a call that can't be answered by a write is decided on what is true now, though this process remembers something else", async () => {
  const player = await first.playerWith(1_000n);
  await second.wallet.submit([bet({ player, units: 1n })]);
  await first.house({ kind: "block", player, key: `block-too:${player}` });
  const group = [bet({ player, units: 1n }), win(bet({ player }))];
  expect(await second.wallet.submit(group)).toMatchObject([
    { refusal: "PLAYER_DISABLED" },
    { refusal: "PLAYER_DISABLED" },
  ]);
});

test("a win that names no bet finds the bet another process took, unless it was taken back", async () => {
  const player = await first.playerWith(1_000n);
  const [stake, undone] = [bet({ player }), bet({ player })];
  for (const command of [stake, bet({ player, round: stake.round }), undone, rollback(undone)])
    await first.wallet.submit([command]);
  await first.wallet.submit([rollback(bet({ player }))]);
  expect(await second.wallet.submit([win(stake, { reference: null, units: 5n })])).toMatchObject([
    { ok: true, receipt: { balance: 805n } },
  ]);
  expect(await second.wallet.submit([win(undone, { reference: null })])).toMatchObject([
    { refusal: "TRANSACTION_DOES_NOT_EXIST" },
  ]);
});

test("a win before its bet in one call does not stand on it", async () => {
  const player = await first.playerWith(1_000n);
  const stake = bet({ player });
  const refused = { refusal: "TRANSACTION_DOES_NOT_EXIST" };
  expect(await first.wallet.submit([win(stake, { reference: null }), stake])).toMatchObject([
    refused,
    refused,
  ]);
  expect(await first.balance(player)).toMatchObject({ cash: 1_000n });
});

test("what was decided on a memory that turned out stale is forgotten, so nothing is built on it", async () => {
  const player = await first.playerWith(1_000n);
  await first.wallet.submit([bet({ player, units: 1n })]);
  const stake = bet({ player, units: 100n });
  await second.wallet.submit([stake]);
  // For a moment the first one believes that it took 3; as many entries as the second one wrote,
  // but not the same.
  expect(await first.wallet.submit([{ ...stake, units: 3n }])).toMatchObject([
    { refusal: "DUPLICATE_TRANSACTION" },
  ]);
  expect(await first.wallet.submit([bet({ player, units: 10n })])).toMatchObject([
    { ok: true, receipt: { balance: 889n } },
  ]);
});

test("a round that ended takes no bet of a process that never heard of it", async () => {
  const player = await first.playerWith(1_000n);
  const stake = bet({ player, closesRound: true });
  await first.wallet.submit([stake]);
  expect(await second.wallet.submit([bet({ player, round: stake.round })])).toMatchObject([
    { refusal: "ROUND_CLOSED" },
  ]);
});

test("a day's wager is counted over 24 hours wherever it was wagered, without what was taken back", async () => {
  const player = await first.playerWith(1_000n);
  const [stake, undone] = [bet({ player, units: 60n }), bet({ player, units: 30n })];
  for (const command of [stake, undone, rollback(undone)]) await first.wallet.submit([command]);
  await first.house({ kind: "limit", player, key: `limit:${player}`, dailyWager: 100n });
  const took = async (units: bigint) => {
    const fresh = openBook(db);
    const [answer] = await fresh.wallet.submit([bet({ player, units })]);
    await fresh.wallet.close();
    return answer?.ok ? "taken" : answer?.refusal;
  };
  expect([await took(41n), await took(35n)]).toEqual(["LIMIT_REACHED", "taken"]);
  await moveBack(player, "23 hours");
  expect([await took(6n), await took(5n)]).toEqual(["LIMIT_REACHED", "taken"]);
  await moveBack(player, "2 hours");
  // What was wagered first is 25 hours old now, and 5 are two hours old.
  expect([await took(96n), await took(95n)]).toEqual(["LIMIT_REACHED", "taken"]);
});

/** Lets time pass for what a player has wagered so far. */
async function moveBack(player: bigint, time: string): Promise<void> {
  await db.inTransaction(async (tx) => {
    await tx.run(sql`set local session_replication_role = replica`);
    await tx.run(sql`
      update wallet_batch set at = at - ${time}::interval
      where id in (select batch from wallet_entry where player = ${player})`);
  });
}

test("a wallet closes once it has answered what was asked again", async () => {
  const third = openBook(db).wallet;
  const stake = bet({ player: await first.playerWith(100n) });
  await third.submit([stake]);
  let answered = false;
  const repeated = third.submit([stake]).then(() => (answered = true));
  await third.close();
  expect(answered).toBe(true);
  await repeated;
});
