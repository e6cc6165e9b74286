import type { Query } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";
import { apart } from "@perya/postgres/testing";
import type { VendorCommand } from "@perya/wallet-protocol";
import { expect, test } from "vitest";
import { LATE } from "../kinds.ts";
import { bet, rollback, win } from "../testing/open-book.ts";
import { useBook } from "../testing/use-book.ts";

const { db, book } = await useBook();

const appendEach = (groups: readonly (readonly VendorCommand[])[]) =>
  db.inTransaction((tx) => book.wallet.appendEach(tx, groups));
const count = async (table: "wallet_batch" | "wallet_entry") =>
  (await db.row<{ count: bigint }>({ text: `select count(*) as count from ${table}`, values: [] }))
    ?.count ?? 0n;

test("one who can't pay is refused for good, and all others bet all the same, in one batch", async () => {
  const [rich, poor, other] = [
    await book.playerWith(1_000n),
    await book.playerWith(10n),
    await book.playerWith(1_000n),
  ];
  const groups = [
    [bet({ player: rich, units: 300n })],
    [bet({ player: poor, units: 300n })],
    [bet({ player: other, units: 300n })],
  ];
  const batches = await count("wallet_batch");
  const answers = await appendEach(groups);
  expect(answers).toMatchObject([
    [{ ok: true, receipt: { balance: 700n, replayed: false } }],
    [{ ok: false, refusal: "NOT_ENOUGH_MONEY", balance: 10n, replayed: false }],
    [{ ok: true, receipt: { balance: 700n } }],
  ]);
  expect(await count("wallet_batch")).toBe(batches + 1n);
  await book.house({ kind: "deposit", player: poor, key: `later:${poor}`, units: 1_000n });
  expect(await book.wallet.submit(groups[1] ?? [])).toMatchObject([
    { ok: false, refusal: "NOT_ENOUGH_MONEY", balance: 10n, replayed: true },
  ]);
});

test("groups of one player build on each other, and a refused part takes its whole group with it", async () => {
  const player = await book.playerWith(1_000n);
  const first = bet({ player, units: 600n });
  const answers = await appendEach([
    [first],
    [bet({ player, units: 100n }), bet({ player, units: 900n })],
    [win(first, { units: 50n, closesRound: true }), bet({ player, units: 400n })],
  ]);
  expect(
    answers.map((group) =>
      group.map((answer) => (answer.ok ? answer.receipt.balance : answer.refusal)),
    ),
  ).toEqual([[400n], ["NOT_ENOUGH_MONEY", "NOT_ENOUGH_MONEY"], [450n, 50n]]);
  expect(await book.balance(player)).toMatchObject({ cash: 50n });
});

test("all of it sent again is answered as before, from another wallet's log too, and writes nothing", async () => {
  const players = await Promise.all([1, 2, 3].map(() => book.playerWith(500n)));
  const groups = players.map((player) => [bet({ player, units: 200n })]);
  const submitted = await book.wallet.submit(groups[0] ?? []);
  const first = await appendEach(groups);
  expect(first[0]).toEqual(
    submitted.map((answer) =>
      answer.ok ? { ...answer, receipt: { ...answer.receipt, replayed: true } } : answer,
    ),
  );
  const entries = await count("wallet_entry");
  const again = await appendEach(groups);
  expect(
    again.flat().map((answer) => answer.ok && [answer.receipt.replayed, answer.receipt.balance]),
  ).toEqual(players.map(() => [true, 300n]));
  expect(await count("wallet_entry")).toBe(entries);
});

test("one id of two players in one call is the first one's", async () => {
  const [first, second] = [await book.playerWith(500n), await book.playerWith(500n)];
  const stake = bet({ player: first });
  expect(await appendEach([[stake], [{ ...stake, player: second }]])).toMatchObject([
    [{ ok: true }],
    [{ ok: false, refusal: "DUPLICATE_TRANSACTION" }],
  ]);
  expect(await book.balance(second)).toMatchObject({ cash: 500n });
});

test("nothing of it stays when the caller's transaction does not, and memory is not misled by it", async () => {
  const player = await book.playerWith(500n);
  const stake = bet({ player });
  const abandoned = db.inTransaction(async (tx) => {
    await book.wallet.appendEach(tx, [[stake], [bet({ player: 999_999_999n })]]);
    throw new Error("changed my mind");
  });
  await expect(abandoned).rejects.toThrow("changed my mind");
  expect(await book.balance(player)).toMatchObject({ cash: 500n });
  expect(await book.wallet.submit([rollback(stake)])).toMatchObject([
    { ok: true, receipt: { tombstone: true } },
  ]);
  expect(await appendEach([[stake]])).toMatchObject([
    [{ ok: false, refusal: "TRANSACTION_ROLLED_BACK" }],
  ]);
});

test("two callers that name the same players the other way round take turns", async () => {
  const players = await Promise.all(Array.from({ length: 20 }, () => book.playerWith(10_000n)));
  const groups = (order: readonly bigint[]) => order.map((player) => [bet({ player, units: 1n })]);
  await Promise.all(
    Array.from({ length: 10 }, (_, at) =>
      appendEach(groups(at % 2 === 0 ? players : players.toReversed())),
    ),
  );
  for (const player of players) expect(await book.balance(player)).toMatchObject({ cash: 9_990n });
  expect(
    await db.row(sql`select count(*) as count from wallet_account where cash = 9990`),
  ).toMatchObject({ count: 20n });
});

test("a win is believed to stand on its bet, and the statement that writes it looks: one that does not is answered as if it had been looked up", async () => {
  const [player, other] = [await book.playerWith(1_000n), await book.playerWith(1_000n)];
  const [good, taken, unpaid, ended] = [1, 2, 3, 4].map(() => bet({ player, units: 100n })) as [
    VendorCommand,
    VendorCommand,
    VendorCommand,
    VendorCommand,
  ];
  await appendEach([[good], [taken], [ended]]);
  await appendEach([[rollback(taken)], [win(ended, { closesRound: true })]]);
  const wins = [
    win(taken),
    win(unpaid),
    win(good, { player: other }),
    win(good, { round: "elsewhere" }),
  ];
  for (const wrong of wins) {
    const paid = win(good);
    expect(await appendEach([[paid], [wrong]])).toMatchObject([
      [{ ok: true }],
      [{ ok: false, refusal: "TRANSACTION_DOES_NOT_EXIST" }],
    ]);
    expect(await appendEach([[wrong], [paid]])).toMatchObject([
      [{ ok: false }],
      [{ ok: true, receipt: { replayed: true } }],
    ]);
  }
  const late = win(ended);
  expect(await appendEach([[late]])).toMatchObject([[{ ok: true }]]);
  expect(
    await db.row(
      sql`select flags & 4 <> 0 as late from wallet_entry where transaction = ${late.transaction}`,
    ),
  ).toEqual({ late: true });
});

test("wins alone come in one batch, several of one player one after the other, and none of them when one can't be", async () => {
  const [player, other] = [await book.playerWith(1_000n), await book.playerWith(1_000n)];
  const stakes = [
    bet({ player, units: 100n }),
    bet({ player: other, units: 100n }),
    bet({ player, units: 100n }),
  ] as const;
  await appendEach(stakes.map((stake) => [stake]));
  const batches = await count("wallet_batch");
  const asked: string[] = [];
  const answers = await db.inTransaction((tx) => {
    const heard = { ...tx, run: (query: Query) => (asked.push(query.text), tx.run(query)) };
    return book.wallet.appendEach(
      heard,
      stakes.map((stake, at) => [win(stake, { units: 10n ** BigInt(at), closesRound: true })]),
    );
  });
  // The account has their money in one statement, and what was written at once is not taken back to
  // be decided one after the other.
  expect(asked.filter((text) => text.includes("savepoint"))).toEqual(["savepoint before_wins"]);
  expect(answers).toMatchObject([
    [{ ok: true, receipt: { balance: 801n, replayed: false } }],
    [{ ok: true, receipt: { balance: 910n } }],
    [{ ok: true, receipt: { balance: 901n } }],
  ]);
  expect(await count("wallet_batch")).toBe(batches + 1n);
  const next = bet({ player, units: 1n });
  await appendEach([[next]]);
  const [most, stranger] = [
    win(next, { units: 2n ** 63n - 1n }),
    win(bet({ player: 999_999_999n })),
  ];
  expect(await appendEach([[most], [stranger], [win(next, { currency: "USD" })]])).toMatchObject([
    [{ ok: false, refusal: "AMOUNT_TOO_LARGE" }],
    [{ ok: false, refusal: "UNKNOWN_PLAYER" }],
    [{ ok: false, refusal: "WRONG_CURRENCY" }],
  ]);
  expect(await book.balance(player)).toMatchObject({ cash: 900n });
});

test("of two wins of one round in one call, the one after the round's end is marked late, as if it had come alone", async () => {
  const stake = bet({ player: await book.playerWith(1_000n), units: 100n });
  await appendEach([[stake]]);
  const wins = [win(stake, { units: 10n, closesRound: true }), win(stake, { units: 20n })];
  expect(await appendEach(wins.map((one) => [one]))).toMatchObject([
    [{ ok: true }],
    [{ ok: true, receipt: { balance: 930n } }],
  ]);
  const marks = await db.rows(sql`
    select units, (flags & ${LATE}::int) <> 0 as late from wallet_entry
    where round = ${stake.round} and kind = 2
    order by seq`);
  expect(marks).toEqual([
    { units: 10n, late: false },
    { units: 20n, late: true },
  ]);
});

test("a house account that was made for wins that don't stand is gone with them, and the next movement of its vendor makes another", async () => {
  const [player, other] = [await book.playerWith(100n), await book.playerWith(100n)];
  const vendor = 4_321;
  const wins = [player, other].map((of) => win(bet({ player: of, vendor }), { vendor }));
  expect((await appendEach(wins.map((one) => [one]))).flat().map((answer) => answer.ok)).toEqual([
    false,
    false,
  ]);
  expect(await appendEach([[bet({ player, vendor, units: 40n })]])).toMatchObject([
    [{ ok: true, receipt: { balance: 60n } }],
  ]);
  expect((await book.verify()).green).toBe(true);
});

test("nothing asked writes nothing", async () => {
  const batches = await count("wallet_batch");
  expect(await appendEach([])).toEqual([]);
  expect(await count("wallet_batch")).toBe(batches);
});

test("what was decided on an account that moved on meanwhile is decided again on what is true", async () => {
  const player = await book.playerWith(1_000n);
  const [first, second] = [bet({ player, units: 400n }), bet({ player, units: 500n })];
  await appendEach([[first]]);
  let meanwhile: Promise<unknown> | undefined;
  await db.inTransaction(async (tx) => {
    await book.wallet.appendEach(tx, [[win(first, { units: 50n })]], 1);
    // On a chain of its own it does not wait for ours; its account is held, so it finds it changed.
    meanwhile = apart(() =>
      db.inTransaction((also) => book.wallet.appendEach(also, [[second]], 2)),
    );
    await new Promise((resolve) => setTimeout(resolve, 100));
  });
  expect(await meanwhile).toMatchObject([[{ ok: true, receipt: { balance: 150n } }]]);
});

test("a transaction on a chain of its own keeps nobody waiting on another", async () => {
  const [player, other] = [await book.playerWith(100n), await book.playerWith(100n)];
  await db.inTransaction(async (tx) => {
    await book.wallet.appendEach(tx, [[bet({ player, units: 10n })]], 1);
    expect(await apart(() => appendEach([[bet({ player: other, units: 10n })]]))).toMatchObject([
      [{ ok: true }],
    ]);
  });
});
