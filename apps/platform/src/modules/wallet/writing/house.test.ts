import { sql } from "@perya/postgres/sql";
import { expect, test, vi } from "vitest";
import { entriesBetween, openWallet, type HouseCommand } from "../index.ts";
import type { HouseAccount } from "../wallet.ts";
import { bet, rollback, win } from "../testing/open-book.ts";
import { useBook } from "../testing/use-book.ts";
import { houseNumbers } from "./house.store.ts";

/** What an account can hold, in ledger units. */
const MOST = 2n ** 63n - 1n;

/** What the house itself does to accounts. */
const { db, book } = await useBook();

test("a hold leaves cash, comes back by release and leaves for good by capture", async () => {
  const player = await book.playerWith(1_000n);
  await book.house({ kind: "hold", player, key: `hold:${player}`, units: 600n });
  expect(await book.balance(player)).toEqual({ cash: 400n, held: 600n, owed: 0n });
  await book.house({ kind: "hold", player, key: `other:${player}`, units: 100n });
  await book.house({ kind: "release", player, key: `release:${player}`, hold: `hold:${player}` });
  await book.house({ kind: "capture", player, key: `capture:${player}`, hold: `other:${player}` });
  expect(await book.balance(player)).toEqual({ cash: 900n, held: 0n, owed: 0n });
  expect(
    await book.house({ kind: "hold", player, key: `hold-2:${player}`, units: 901n }),
  ).toMatchObject({
    ok: false,
    refusal: "NOT_ENOUGH_MONEY",
  });
});

test("the same deposit twice credits once, and another amount under its key is refused", async () => {
  const player = await book.playerWith(0n);
  const deposit = { kind: "deposit", player, key: `pay:${player}`, units: 70n } as const;
  expect(await book.house(deposit)).toMatchObject({ ok: true, value: [{ replayed: false }] });
  expect(await book.house(deposit)).toMatchObject({
    ok: true,
    value: [{ balance: 70n, replayed: true }],
  });
  expect(await book.house({ ...deposit, units: 71n })).toMatchObject({
    refusal: "DUPLICATE_TRANSACTION",
  });
  const adjust = { kind: "adjust", player, key: `fix:${player}`, units: 5n } as const;
  expect(await book.house(adjust)).toMatchObject({ ok: true, value: [{ balance: 75n }] });
  expect(await book.house({ ...adjust, units: -5n })).toMatchObject({
    refusal: "DUPLICATE_TRANSACTION",
  });
  expect(await book.house({ ...adjust, key: deposit.key })).toMatchObject({
    refusal: "DUPLICATE_TRANSACTION",
  });
});

test("an account that is opened again is the one it was", async () => {
  const player = await book.playerWith(100n);
  const opened = { kind: "open", player, key: `open:${player}`, currency: "PHP", book: "play" };
  expect(await book.house(opened as HouseCommand)).toMatchObject({ ok: true });
  expect(await book.balance(player)).toMatchObject({ cash: 100n });
});

test("a transfer moves both sides or neither", async () => {
  const [from, to] = [await book.playerWith(100n), await book.playerWith(0n)];
  const send = (units: bigint, key: string) =>
    db.inTransaction((tx) =>
      book.wallet.append(tx, [
        { kind: "transfer-out", player: from, key: `${key}-out`, units },
        { kind: "transfer-in", player: to, key: `${key}-in`, units },
      ]),
    );
  expect(await send(60n, "gift")).toMatchObject({ ok: true });
  expect(await send(60n, "again")).toMatchObject({ refusal: "NOT_ENOUGH_MONEY" });
  expect([await book.balance(from), await book.balance(to)]).toMatchObject([
    { cash: 40n },
    { cash: 60n },
  ]);
});

test("a credit and a debit move money between a player and any registered account, which the entry keeps", async () => {
  const player = await book.playerWith(100n);
  const move = (
    kind: "credit" | "debit",
    units: bigint,
    contra: HouseAccount,
    key: string = kind,
  ) => book.house({ kind, player, key: `${key}:${player}`, units, contra, reason: "as agreed" });
  expect(await move("credit", 50n, "waived")).toMatchObject({ value: [{ balance: 150n }] });
  expect(await move("debit", 120n, "vendor:4712")).toMatchObject({ value: [{ balance: 30n }] });
  expect(await move("debit", 31n, "waived", "more")).toMatchObject({ refusal: "NOT_ENOUGH_MONEY" });
  expect(await move("debit", -1n, "waived", "below")).toMatchObject({
    refusal: "NOT_ENOUGH_MONEY",
  });
  expect(await move("credit", MOST, "waived", "large")).toMatchObject({
    refusal: "AMOUNT_TOO_LARGE",
  });
  expect(await move("debit", 120n, "vendor:4712")).toMatchObject({
    value: [{ balance: 30n, replayed: true }],
  });
  expect(await move("debit", 120n, "waived")).toMatchObject({ refusal: "DUPLICATE_TRANSACTION" });
  expect(await move("debit", 119n, "vendor:4712")).toMatchObject({
    refusal: "DUPLICATE_TRANSACTION",
  });
  expect(await entriesBetween(db, player, 3n, 9n)).toMatchObject([
    { kind: "credit", cash: 50n, contra: "waived", note: "as agreed" },
    { kind: "debit", cash: -120n, contra: "vendor:4712" },
  ]);
  const legs = sql`
    select sum(leg.units)::int8 as units
    from wallet_batch, unnest(contra, delta) as leg (house, units)
    join wallet_house on id = leg.house
    where name = 'vendor:4712'`;
  expect(await db.row(legs)).toEqual({ units: 120n });
});

test("one batch that moves two accounts of the house is proven, whichever of its players comes first", async () => {
  const players = [await book.playerWith(100n), await book.playerWith(100n)];
  for (const [adjusted = 0n, paid = 0n] of [players, players.toReversed()]) {
    const batch: HouseCommand[] = [
      {
        kind: "adjust",
        player: adjusted,
        key: `adjust:${adjusted}`,
        units: 5n,
        reason: "goodwill",
      },
      { kind: "deposit", player: paid, key: `deposit-with:${paid}`, units: 7n },
    ];
    const done = await db.inTransaction((tx) => book.wallet.append(tx, batch));
    expect(done).toMatchObject({ ok: true });
  }
  expect((await book.verify()).books.flatMap(({ problems }) => problems)).toEqual([]);
});

test("the number of a house account is asked of the database once", async () => {
  await book.playerWith(100n);
  const numbers = houseNumbers();
  const asked = () => numbers.of(db, "deposits", "PHP", "play");
  const number = await asked();
  expect(asked()).toBe(number);
  numbers.forget();
  expect(await asked()).toBe(number);
});

test("what a failed transaction appended never was", async () => {
  const player = await book.playerWith(10n);
  const failing = db.inTransaction(async (tx) => {
    await book.wallet.append(tx, [{ kind: "deposit", player, key: `lost:${player}`, units: 5n }]);
    throw new Error("later step failed");
  });
  await expect(failing).rejects.toThrow("later step failed");
  expect(await book.balance(player)).toMatchObject({ cash: 10n });
  expect(await book.wallet.submit([bet({ player, units: 10n })])).toMatchObject([{ ok: true }]);
});

test("what a player owes is collected as far as there is cash and debt, and what is left may be waived", async () => {
  const player = await book.playerWith(100n);
  const stake = bet({ player, units: 100n });
  const paid = win(stake, { units: 900n });
  for (const command of [stake, paid, bet({ player, units: 850n }), rollback(paid)])
    await book.wallet.submit([command]);
  expect(await book.balance(player)).toEqual({ cash: 0n, held: 0n, owed: 850n });
  const no = { ok: false, refusal: "NOT_ENOUGH_MONEY" };
  expect(
    await book.house({ kind: "collect", player, key: `too-early:${player}`, units: 1n }),
  ).toMatchObject(no);
  await book.house({ kind: "deposit", player, key: `pay:${player}`, units: 900n });
  expect(
    await book.house({ kind: "collect", player, key: `too-much:${player}`, units: 851n }),
  ).toMatchObject(no);
  await book.house({ kind: "collect", player, key: `collect:${player}`, units: 800n });
  expect(await book.balance(player)).toEqual({ cash: 100n, held: 0n, owed: 50n });
  expect(
    await book.house({ kind: "waive", player, key: `waive-more:${player}`, units: 51n }),
  ).toMatchObject(no);
  await book.house({ kind: "waive", player, key: `waive:${player}`, units: 50n });
  expect(await book.balance(player)).toEqual({ cash: 100n, held: 0n, owed: 0n });
});

test("what is taken back comes from cash as far as it goes, and the rest is owed; nothing is taken twice", async () => {
  const player = await book.playerWith(100n);
  const back = {
    kind: "reverse",
    player,
    key: `back:${player}`,
    units: 30n,
    contra: "deposits",
  } as const;
  await book.house(back);
  expect(await book.balance(player)).toEqual({ cash: 70n, held: 0n, owed: 0n });
  await book.house({ kind: "hold", player, key: `held:${player}`, units: 20n });
  await book.house({ ...back, key: `more:${player}`, units: 90n });
  expect(await book.balance(player)).toEqual({ cash: 0n, held: 20n, owed: 40n });
  await book.house({ ...back, key: `more:${player}`, units: 90n });
  expect(await book.balance(player)).toEqual({ cash: 0n, held: 20n, owed: 40n });
  expect(await book.house({ ...back, key: `below:${player}`, units: -1n })).toMatchObject({
    refusal: "AMOUNT_TOO_LARGE",
  });
});

test("nobody takes more than there is, in any direction or below zero, and no account holds more than it can", async () => {
  const player = await book.playerWith(100n);
  await book.house({ kind: "hold", player, key: `hold:${player}`, units: 60n });
  const asked: readonly (readonly [HouseCommand["kind"], bigint, string])[] = [
    ["transfer-out", 41n, "NOT_ENOUGH_MONEY"],
    ["adjust", -41n, "NOT_ENOUGH_MONEY"],
    ["hold", -1n, "NOT_ENOUGH_MONEY"],
    ["transfer-out", -1n, "NOT_ENOUGH_MONEY"],
    ["deposit", -1n, "AMOUNT_TOO_LARGE"],
    ["transfer-in", -1n, "AMOUNT_TOO_LARGE"],
    ["deposit", MOST - 39n, "AMOUNT_TOO_LARGE"],
    ["adjust", MOST - 39n, "AMOUNT_TOO_LARGE"],
  ];
  for (const [kind, units, refusal] of asked)
    expect([
      kind,
      await book.house({ kind, player, key: `${kind}:${units}:${player}`, units } as HouseCommand),
    ]).toMatchObject([kind, { refusal }]);
  expect(await book.balance(player)).toEqual({ cash: 40n, held: 60n, owed: 0n });
  expect(
    await book.house({ kind: "deposit", player, key: `fill:${player}`, units: MOST - 40n }),
  ).toMatchObject({ ok: true });
  expect(
    await book.house({ kind: "release", player, key: `back:${player}`, hold: `hold:${player}` }),
  ).toMatchObject({ refusal: "AMOUNT_TOO_LARGE" });
  expect(
    await book.house({ kind: "capture", player, key: `out:${player}`, hold: `hold:${player}` }),
  ).toMatchObject({ ok: true });
});

test("an account can be filled to the last unit and not above, in cash and in what is held", async () => {
  const player = await book.playerWith(MOST);
  const asked = (command: object) =>
    book.house({ player, key: crypto.randomUUID(), ...command } as HouseCommand);
  const all = await asked({ kind: "hold", key: `all:${player}`, units: MOST });
  expect(all).toMatchObject({ ok: true });
  expect(await asked({ kind: "deposit", units: 1n })).toMatchObject({ ok: true });
  const refused = { ok: false, refusal: "AMOUNT_TOO_LARGE" };
  expect(await asked({ kind: "hold", units: 1n })).toMatchObject(refused);
  expect(await asked({ kind: "release", hold: `all:${player}` })).toMatchObject(refused);
  expect(await asked({ kind: "transfer-out", units: 1n })).toMatchObject({ ok: true });
  expect(await asked({ kind: "release", hold: `all:${player}` })).toMatchObject({ ok: true });
  expect(await book.balance(player)).toEqual({ cash: MOST, held: 0n, owed: 0n });
});

test("a shorter exclusion does not end a longer one", async () => {
  const player = await book.playerWith(100n);
  const inHours = (hours: number) => Temporal.Now.instant().add({ hours });
  await book.house({ kind: "exclude", player, key: `long:${player}`, until: inHours(48) });
  await book.house({ kind: "exclude", player, key: `short:${player}`, until: inHours(-1) });
  expect(await book.wallet.submit([bet({ player, units: 1n })])).toMatchObject([
    { refusal: "PLAYER_DISABLED" },
  ]);
});

test("a bet after a deposit is decided once: the batcher is told that the account it remembers has changed", async () => {
  const player = await book.playerWith(100n);
  // Only what was decided on a stale memory is decided again, in a transaction.
  const own = { ...db };
  const again = vi.spyOn(own, "inTransaction");
  const wallet = openWallet({ db: own, lanes: 1, onCommitted: () => undefined });
  expect(await wallet.submit([bet({ player, units: 1n })])).toMatchObject([{ ok: true }]);
  await db.inTransaction((tx) =>
    wallet.append(tx, [{ kind: "deposit", player, key: `more:${player}`, units: 50n }]),
  );
  expect(await wallet.submit([bet({ player, units: 1n })])).toMatchObject([
    { ok: true, receipt: { balance: 148n } },
  ]);
  expect(again).not.toHaveBeenCalled();
  await book.house({ kind: "deposit", player, key: `elsewhere:${player}`, units: 50n });
  expect(await wallet.submit([bet({ player, units: 1n })])).toMatchObject([
    { ok: true, receipt: { balance: 197n } },
  ]);
  expect(again).toHaveBeenCalledOnce();
  await wallet.close();
});

test("a house account that the database has lost, as in a failover to a standby that lagged, is opened again and not believed", async () => {
  const player = await book.playerWith(100n);
  const vendor = 4_711;
  expect(await book.wallet.submit([bet({ player, vendor, units: 10n })])).toMatchObject([
    { ok: true },
  ]);
  await db.inTransaction(async (tx) => {
    await tx.run(sql`set local session_replication_role = replica`);
    // All of what the bet wrote, which came after what the standby had.
    const { batch } =
      (await tx.row<{ batch: bigint }>(sql`
        delete from wallet_entry
        where player = ${player} and vendor = ${vendor}
        returning batch`)) ?? {};
    await tx.run(sql`delete from wallet_batch where id = ${batch}`);
    await tx.run(sql`delete from wallet_house where name = ${`vendor:${vendor}`}`);
    await tx.run(sql`update wallet_account set cash = 100, seq = seq - 1 where player = ${player}`);
  });
  const stake = bet({ player, vendor, units: 30n });
  expect(await book.wallet.submit([stake])).toMatchObject([
    { ok: true, receipt: { balance: 70n } },
  ]);
  expect((await book.verify()).books.flatMap(({ problems }) => problems)).toEqual([]);
});
