import { sql } from "@perya/postgres/sql";
import { randomUUID } from "node:crypto";
import { expect, test, vi } from "vitest";
import type { TestPlayer } from "../../testing/people.ts";
import { followLedger } from "../rounds/index.ts";
import { setSection } from "../settings/testing/set-section.ts";
import { PESO } from "../cashier/testing/open-cashier.ts";
import { request, useWithdrawals } from "../cashier/testing/use-withdrawals.ts";
import { clearAllWipedOut } from "./clear-wiped-out.ts";
import vectors from "./fixtures/vectors.json" with { type: "json" };
import { giveCash, requirePlay, unplayedOf } from "./index.ts";

const { db, cashier, deposit, ready } = await useWithdrawals();
const { platform } = cashier;
const { wallet } = platform;

/** Ledger units of a minor unit. */
const CENT = 1_000n;
const DEPOSIT = 100n * PESO;

async function bets(player: TestPlayer, units: bigint, isOver = true): Promise<string> {
  const round = randomUUID();
  const [answer] = await wallet.submit([
    {
      kind: "bet",
      vendor: 3,
      player: player.id,
      transaction: round,
      round,
      game: "harbor",
      currency: "PHP",
      units,
      reference: null,
      free: false,
      closesRound: isOver,
    },
  ]);
  expect(answer?.ok).toBe(true);
  return round;
}

/** The follower reads below the oldest open transaction of the whole server. */
const recorded = ({ id }: TestPlayer) =>
  vi.waitFor(async () => {
    await db.inTransaction(followLedger);
    const row = await db.row<{ seq: bigint; read: bigint }>(sql`
      select (select max(seq) from wallet_entry where player = ${id} and kind = 1) as seq,
        (select max(last_seq) from betting_record where player_id = ${id}) as read`);
    expect(row?.read).toBe(row?.seq);
  }, 20_000);
async function followed(player: TestPlayer) {
  await recorded(player);
  await clearAllWipedOut(platform);
}
const toPlay = async ({ id }: TestPlayer) => (await unplayedOf(db, id)).deposits;
const shown = async (player: TestPlayer) =>
  (await player.call("GET", "/cashier/methods")).value.withdrawal;

/** A player with a deposit, of which so much is in open bets, so much is cash, the rest lost. */
async function left(cash: bigint, open: bigint): Promise<TestPlayer> {
  const player = await cashier.player(2);
  await deposit(player, DEPOSIT / PESO);
  if (open > 0n) await bets(player, open, false);
  await bets(player, DEPOSIT - open - cash);
  return player;
}

test.each(vectors.wipe)(
  "MO-06 with $balance left and $openBets in open bets, of the deposits $cleared are played",
  async ({ balance, openBets, cleared }) => {
    const player = await left(BigInt(balance) * CENT, BigInt(openBets) * CENT);
    await followed(player);
    expect((await toPlay(player)) === 0n).toBe(cleared.length > 0);
    expect((await shown(player)).missing.includes("TURNOVER_OPEN")).toBe(cleared.length === 0);
  },
);

test("who has less than 1.00 is wiped out, who has 1.00 is not", async () => {
  for (const [cash, isWiped] of [
    [99n, true],
    [100n, false],
  ] as const) {
    const player = await left(cash * CENT, 0n);
    await followed(player);
    expect((await toPlay(player)) === 0n).toBe(isWiped);
  }
});

test("money that a withdrawal holds is not lost", async () => {
  const { player, bankAccount } = await ready(1_000n);
  expect((await player.call("POST", "/withdrawals", request(bankAccount, 1_000n))).status).toBe(
    200,
  );
  await deposit(player, 100n);
  await bets(player, 100n * PESO - PESO / 2n);
  await followed(player);
  expect(await toPlay(player)).toBe(PESO / 2n);
});

test("the next deposit is played alone, also when nobody looked in between", async () => {
  const player = await left(40n * CENT, 0n);
  await recorded(player);
  await deposit(player, 300n);
  expect(await toPlay(player)).toBe(300n * PESO);
});

test("what comes in otherwise afterwards does not bring the requirement back", async () => {
  const player = await left(CENT, 0n);
  await followed(player);
  await db.inTransaction((tx) =>
    wallet.append(tx, [
      { kind: "adjust", player: player.id, key: randomUUID(), units: 500n * PESO },
    ]),
  );
  expect(await toPlay(player)).toBe(0n);
  expect((await shown(player)).missing).toEqual([]);
});

test("cash that was earned and lost is played, what staff added stays", async () => {
  const player = await cashier.player(2);
  const [id, key, units] = [player.id, randomUUID(), 50n * PESO];
  const row = await db.row<{ brandId: bigint }>(
    sql`select brand_id as "brandId" from player where id = ${id}`,
  );
  const brandId = row?.brandId ?? 0n;
  const cash = { player: id, brandId, key, units, required: 3n * units, ref: key } as const;
  const house = { contra: "points", movement: "points", about: "Cash for points" } as const;
  const given = await db.inTransaction((tx) => giveCash(tx, wallet, { ...cash, ...house }));
  expect(given.ok).toBe(true);
  expect((await unplayedOf(db, id)).bonuses).toBe(150n * PESO);
  const added = { source: "ADJUST", key: `staff:${key}`, principal: PESO, required: PESO } as const;
  await db.inTransaction((tx) => requirePlay(tx, wallet, { player: id, brandId, ...added }));
  await bets(player, units);
  await followed(player);
  const { requirements } = await unplayedOf(db, id);
  expect(requirements.map(({ source }) => source)).toEqual(["ADJUST"]);
});

test("a brand that wants none of it sets the amount to 0", async () => {
  await setSection(platform, "cashier", { wipedOutBelow: "0" });
  const player = await left(CENT, 0n);
  await followed(player);
  expect(await toPlay(player)).toBe(CENT);
});
