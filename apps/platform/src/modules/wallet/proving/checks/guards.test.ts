import { sql } from "@perya/postgres/sql";
import { cloneDatabase, type TestDatabase } from "@perya/postgres/testing";
import { afterAll, beforeAll, expect, inject, onTestFinished, test } from "vitest";
import { proveLedger, verifyLedger, type HouseCommand } from "../../index.ts";
import { bet, openBook } from "../../testing/open-book.ts";

let db: TestDatabase;
let book: ReturnType<typeof openBook>;
let guarded: bigint;
beforeAll(async () => {
  db = await cloneDatabase(inject("platform"));
  book = openBook(db);
  guarded = await guardedPlayer();
});
afterAll(() => db.close());

/** A house command without its player and key. */
type PartsOf<Command> = Command extends HouseCommand ? Omit<Command, "player" | "key"> : never;
type Parts = PartsOf<HouseCommand>;
const in48Hours = Temporal.Now.instant().add({ hours: 48 });

async function guard(player: bigint, parts: Parts, key: string) {
  expect(await book.house({ ...parts, player, key: `${key}:${player}` })).toMatchObject({
    ok: true,
  });
}

/** A player with one of each: a block, an exclusion, two caps. */
async function guardedPlayer(): Promise<bigint> {
  const player = await book.playerWith(100n);
  const all: readonly Parts[] = [
    { kind: "block" },
    { kind: "exclude", until: in48Hours },
    { kind: "limit", singleBet: 40n, dailyWager: 0n, monthlyLoss: 90n },
    { kind: "limit", bonusBet: 30n, bonusClosed: 4n },
  ];
  for (const [at, parts] of all.entries()) await guard(player, parts, `guard-${at}`);
  return player;
}

test("guards that were set, made stricter and lifted again match their entries", async () => {
  const player = await guardedPlayer();
  const later: readonly Parts[] = [
    { kind: "exclude", until: Temporal.Now.instant() },
    { kind: "exclude", until: Temporal.Now.instant().add({ hours: 1 }), lifts: true },
    { kind: "unblock", reason: "asked" },
    { kind: "limit", singleBet: null },
    { kind: "limit", dailyWager: 70n },
  ];
  for (const [at, parts] of later.entries()) await guard(player, parts, `later-${at}`);
  const lifted = await book.playerWith(0n);
  await guard(lifted, { kind: "block" }, "block");
  await guard(lifted, { kind: "unblock" }, "unblock");
  expect(await verifyLedger(db)).toMatchObject({ green: true, books: [{ guardsMatch: true }] });
  expect(await proveLedger(db)).toMatchObject({ green: true });
});

test("an exclusion that is lifted ends when it is said to, and another one may follow", async () => {
  const player = await book.playerWith(100n);
  const inHours = (hours: number) => Temporal.Now.instant().add({ hours });
  const bets = async () => (await book.wallet.submit([bet({ player, units: 1n })]))[0]?.ok;
  await book.house({ kind: "exclude", player, key: `long:${player}`, until: inHours(48) });
  const lifted = { kind: "exclude", player, until: inHours(-1), lifts: true } as const;
  await book.house({ ...lifted, key: `lifted:${player}` });
  expect(await bets()).toBe(true);
  await book.house({ kind: "exclude", player, key: `again:${player}`, until: inHours(1) });
  expect(await bets()).toBe(false);
});

test.each([
  ["a block that was lifted without an entry", "blocked = false"],
  ["an exclusion that was lifted", "excluded_until = null"],
  [
    "an exclusion that was made shorter",
    "excluded_until = excluded_until - interval '1 millisecond'",
  ],
  ["a cap that was raised", "single_bet = single_bet + 1"],
  ["a cap of nothing that was taken away", "daily_wager = null"],
  ["a cap on a month's loss that was raised", "monthly_loss = monthly_loss + 1"],
  ["the highest bet of a bonus that was raised", "bonus_bet = bonus_bet + 1"],
  ["a category that a bonus had closed", "bonus_closed = 0"],
  [
    "all of them, lifted",
    "blocked = false, excluded_until = null, single_bet = null, daily_wager = null",
  ],
])("%s turns the proofs red", async (_what, change) => {
  const before = await db.row<object>(sql`
    select blocked, excluded_until, single_bet, daily_wager, monthly_loss, bonus_bet, bonus_closed
    from wallet_account
    where player = ${guarded}`);
  onTestFinished(async () => {
    await db.run(sql`
      update wallet_account
      set (
          blocked, excluded_until, single_bet, daily_wager, monthly_loss, bonus_bet, bonus_closed
        ) = (
          select blocked, excluded_until, single_bet, daily_wager, monthly_loss, bonus_bet,
            bonus_closed
          from jsonb_to_record(${JSON.stringify(before, digits)}::jsonb) as was (
            blocked boolean, excluded_until timestamptz, single_bet bigint, daily_wager bigint,
            monthly_loss bigint, bonus_bet bigint, bonus_closed bigint
          )
        )
      where player = ${guarded}`);
    expect(await verifyLedger(db)).toMatchObject({ green: true });
  });
  await db.run({
    text: `update wallet_account set ${change} where player = ${guarded}`,
    values: [],
  });
  const red = {
    green: false,
    books: [
      {
        guardsMatch: false,
        balancesMatch: true,
        problems: [`The guards of player ${guarded} are not what its entries say`],
      },
    ],
  };
  expect(await verifyLedger(db)).toMatchObject(red);
  expect(await proveLedger(db)).toMatchObject(red);
});

function digits(_key: string, value: unknown): unknown {
  return typeof value === "bigint" ? value.toString() : value;
}

test.each([
  "blocked = true",
  "excluded_until = now() + interval '1 hour'",
  "single_bet = 0",
  "daily_wager = 5",
])("a guard that no entry has set turns the proof red: %s", async (change) => {
  const player = await book.playerWith(0n);
  onTestFinished(async () => {
    await db.run(sql`
      update wallet_account
      set blocked = false, excluded_until = null, single_bet = null, daily_wager = null
      where player = ${player}`);
  });
  await db.run({
    text: `update wallet_account set ${change} where player = ${player}`,
    values: [],
  });
  expect(await verifyLedger(db)).toMatchObject({ green: false, books: [{ guardsMatch: false }] });
});

test("a checkpoint can't be changed or taken out", async () => {
  await proveLedger(db);
  for (const change of [
    sql`update wallet_checkpoint set at = now()`,
    sql`delete from wallet_checkpoint`,
    sql`truncate wallet_checkpoint`,
  ])
    await expect(db.run(change)).rejects.toThrow("append only");
});

test("a guard entry whose note can't be read is named", async () => {
  await using own = await cloneDatabase(inject("platform"));
  const lone = openBook(own);
  const player = await lone.playerWith(0n);
  await lone.house({ kind: "limit", player, key: "limit", singleBet: 5n });
  await own.inTransaction(async (tx) => {
    await tx.run(sql`set local session_replication_role = replica`);
    await tx.run(sql`update wallet_entry set note = 'none' where kind = 21`);
  });
  expect((await verifyLedger(own)).books[0]?.problems).toContainEqual(
    `Entry ${player}-2 sets guards that can't be read`,
  );
});
