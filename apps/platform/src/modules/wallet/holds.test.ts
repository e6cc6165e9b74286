import type { Database } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";
import { cloneDatabase } from "@perya/postgres/testing";
import { expect, inject, test } from "vitest";
import { openWallet, proveLedger, verifyLedger } from "./index.ts";
import { openBook } from "./testing/open-book.ts";
import { useBook } from "./testing/use-book.ts";

/** Money put aside under a name, and given back or paid out by it. */
const { db, book } = await useBook();
const NONE = { ok: false, refusal: "TRANSACTION_DOES_NOT_EXIST" };

/** A player of 1,000 with holds of so many units, named "<player>:0:hold" and so on. */
async function holding(...units: readonly bigint[]) {
  const player = await book.playerWith(1_000n);
  const name = (at: number) => `${player}:${at}:hold`;
  for (const [at, size] of units.entries())
    await book.house({ kind: "hold", player, key: name(at), units: size });
  const part = (kind: "release" | "capture", units: bigint, key: string) =>
    book.house({ kind, player, key: `${key}:${player}`, hold: name(0), units });
  const end = (kind: "release" | "capture", hold: string, of = player) =>
    book.house({ kind, player: of, key: `${kind}:${of}:${hold}`, hold });
  return { player, name, end, part };
}

test("of two holds the one that is named ends, whole, and the other one stands", async () => {
  const { player, name, end } = await holding(300n, 200n);
  expect(await end("capture", name(1))).toMatchObject({ ok: true, value: [{ balance: 500n }] });
  expect(await book.balance(player)).toEqual({ cash: 500n, held: 300n, owed: 0n });
  expect(await end("release", name(0))).toMatchObject({ ok: true, value: [{ balance: 800n }] });
  expect(await book.balance(player)).toEqual({ cash: 800n, held: 0n, owed: 0n });
});

test("a hold ends in parts, each to where it belongs, and never for more than is left", async () => {
  const { player, name, end, part } = await holding(300n);
  expect(await part("capture", 120n, "one")).toMatchObject({
    ok: true,
    value: [{ balance: 700n }],
  });
  expect(await book.balance(player)).toEqual({ cash: 700n, held: 180n, owed: 0n });
  expect(await part("capture", 181n, "two")).toMatchObject({ refusal: "NOT_ENOUGH_MONEY" });
  expect(await part("release", 80n, "three")).toMatchObject({
    ok: true,
    value: [{ balance: 780n }],
  });
  expect(await part("release", 80n, "three")).toMatchObject({ value: [{ replayed: true }] });
  expect(await part("release", 79n, "three")).toMatchObject({ refusal: "DUPLICATE_TRANSACTION" });
  expect(await end("capture", name(0))).toMatchObject({ ok: true });
  expect(await part("release", 1n, "four")).toMatchObject(NONE);
  expect(await book.balance(player)).toEqual({ cash: 780n, held: 0n, owed: 0n });
  expect((await proveLedger(db)).green).toBe(true);
});

test("of many who take a part of a hold at once only so many succeed as it has money for", async () => {
  const { player, name } = await holding(300n);
  const wallets = Array.from({ length: 4 }, () =>
    openWallet({ db, lanes: 1, onCommitted: () => undefined }),
  );
  const takes = await Promise.all(
    wallets.map((wallet, at) =>
      db.inTransaction((tx) =>
        wallet.append(tx, [
          { kind: "capture", player, key: `${at}:${player}`, hold: name(0), units: 140n },
        ]),
      ),
    ),
  );
  expect(takes.filter(({ ok }) => ok)).toHaveLength(2);
  expect(await book.balance(player)).toMatchObject({ held: 20n });
  await Promise.all(wallets.map((wallet) => wallet.close()));
});

test("a hold that is unknown, ended or another player's can't be ended, and neither can what is no hold", async () => {
  const { player, name, end } = await holding(300n, 200n);
  const other = await holding(50n);
  for (const kind of ["release", "capture"] as const) {
    expect(await end(kind, "nothing")).toMatchObject(NONE);
    expect(await end(kind, other.name(0))).toMatchObject(NONE);
    expect(await end(kind, `deposit:${player}`)).toMatchObject(NONE);
  }
  expect(await end("capture", name(0))).toMatchObject({ ok: true });
  expect(await end("release", name(0))).toMatchObject(NONE);
  expect(await book.balance(player)).toEqual({ cash: 500n, held: 200n, owed: 0n });
  expect(await book.balance(other.player)).toMatchObject({ held: 50n });
});

test("the end of a hold that is asked again is answered as before, and its key ends no other hold", async () => {
  const { player, name, end } = await holding(300n, 200n);
  await end("release", name(0));
  expect(await end("release", name(0))).toMatchObject({
    ok: true,
    value: [{ balance: 800n, replayed: true }],
  });
  const reused = await book.house({
    kind: "release",
    player,
    key: `release:${player}:${name(0)}`,
    hold: name(1),
  });
  expect(reused).toMatchObject({ refusal: "DUPLICATE_TRANSACTION" });
  expect(await book.house({ kind: "hold", player, key: name(0), units: 300n })).toMatchObject({
    ok: true,
    value: [{ replayed: true }],
  });
  expect(await book.balance(player)).toEqual({ cash: 800n, held: 200n, owed: 0n });
});

test("of many who end a hold at once one succeeds, in one transaction or in many", async () => {
  const { player, name, end } = await holding(300n, 200n);
  const together = await db.inTransaction((tx) =>
    book.wallet.append(
      tx,
      ["a", "b"].map(
        (key) => ({ kind: "release", player, key: `${key}:${player}`, hold: name(0) }) as const,
      ),
    ),
  );
  expect(together).toMatchObject(NONE);
  const wallets = Array.from({ length: 4 }, () =>
    openWallet({ db, lanes: 1, onCommitted: () => undefined }),
  );
  const ends = await Promise.all(
    wallets.map((wallet, at) =>
      db.inTransaction((tx) =>
        wallet.append(tx, [
          { kind: at % 2 ? "release" : "capture", player, key: `${at}:${player}`, hold: name(0) },
        ]),
      ),
    ),
  );
  expect(ends.filter(({ ok }) => ok)).toHaveLength(1);
  expect((await book.balance(player))?.held).toBe(200n);
  expect(await end("release", name(1))).toMatchObject({ ok: true });
  await Promise.all(wallets.map((wallet) => wallet.close()));
});

/** Changes what must never change, the way only the database's owner could. */
async function tamper(own: Database, statement: string): Promise<void> {
  await own.inTransaction(async (tx) => {
    await tx.run(sql`set local session_replication_role = replica`);
    await tx.run({ text: statement, values: [] });
  });
}

test("a hold that ended before holds had names is known to have ended, and proven by the key of its end", async () => {
  await using own = await cloneDatabase(inject("platform"));
  const old = openBook(own);
  const player = await old.playerWith(500n);
  for (const name of ["a", "b"])
    await old.house({ kind: "hold", player, key: `withdrawal:${name}:hold`, units: 100n });
  await old.house({
    kind: "capture",
    player,
    key: "withdrawal:a:capture",
    hold: "withdrawal:a:hold",
  });
  await tamper(own, "update wallet_entry set ref = null where kind = 15");
  const { problems } = await verifyLedger(own);
  expect(problems).toEqual([expect.stringContaining("is not what was written")]);
  expect(
    await old.house({ kind: "release", player, key: "again", hold: "withdrawal:a:hold" }),
  ).toMatchObject(NONE);
  const again = await old.house({
    kind: "capture",
    player,
    key: "withdrawal:a:capture",
    hold: "withdrawal:a:hold",
  });
  expect(again).toMatchObject({ ok: true, value: [{ replayed: true }] });
  expect(
    await old.house({
      kind: "release",
      player,
      key: "withdrawal:b:release",
      hold: "withdrawal:b:hold",
    }),
  ).toMatchObject({ ok: true });
  await old.wallet.close();
});

test.each([
  [
    "the hold that a release refers to",
    "update wallet_entry set ref = " +
      "(select idem from wallet_entry where transaction = 'two') where kind = 14",
  ],
  ["a release's amount", "update wallet_entry set units = units + 1 where kind = 14"],
  [
    "whose hold it is",
    "update wallet_entry set ref = " +
      "(select idem from wallet_entry where transaction = 'theirs') where kind = 14",
  ],
])("the proofs name a release after tampering with %s", async (_what, statement) => {
  await using own = await cloneDatabase(inject("platform"));
  const { house, playerWith } = openBook(own);
  const [player, other] = [await playerWith(500n), await playerWith(500n)];
  await house({ kind: "hold", player: other, key: "theirs", units: 100n });
  await house({ kind: "hold", player, key: "one", units: 100n });
  await house({ kind: "hold", player, key: "two", units: 50n });
  await house({ kind: "release", player, key: "end", hold: "one" });
  await tamper(own, statement);
  for (const proof of [await verifyLedger(own), await proveLedger(own)])
    expect(proof.books[0]?.problems).toContainEqual(
      `Entry ${player}-5 ends no open hold of its amount`,
    );
});

test("a held sum without its hold is named, though the player's money is all there", async () => {
  await using own = await cloneDatabase(inject("platform"));
  const { house, playerWith } = openBook(own);
  const player = await playerWith(500n);
  await house({ kind: "hold", player, key: "one", units: 100n });
  expect(await proveLedger(own)).toMatchObject({ green: true });
  await house({ kind: "deposit", player, key: "more", units: 1n });
  await tamper(
    own,
    `update wallet_account set held = held + 5, cash = cash - 5 where player = ${player}`,
  );
  for (const proof of [await verifyLedger(own), await proveLedger(own)])
    expect(proof.books[0]?.problems).toContainEqual(
      `Player ${player} has 105 held and open holds of 100`,
    );
});
