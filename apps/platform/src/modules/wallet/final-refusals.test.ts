import type { Answer, VendorCommand } from "@perya/wallet-protocol";
import { randomUUID } from "node:crypto";
import { expect, describe, test } from "vitest";
import { entriesBetween } from "./index.ts";
import { bet, openBook, rollback, win } from "./testing/open-book.ts";
import { useBook } from "./testing/use-book.ts";

const { book, db } = await useBook();

const submit = async (command: VendorCommand): Promise<Answer | undefined> =>
  (await book.wallet.submit([command]))[0];

describe("rejections that are final", () => {
  test("a bet that was refused for lack of money stays refused after a deposit", async () => {
    const player = await book.playerWith(50n);
    const stake = bet({ player, units: 60n });
    expect(await submit(stake)).toEqual({
      ok: false,
      refusal: "NOT_ENOUGH_MONEY",
      balance: 50n,
      replayed: false,
    });
    await book.house({ kind: "deposit", player, key: `more:${player}`, units: 100n });
    expect(await submit(stake)).toEqual({
      ok: false,
      refusal: "NOT_ENOUGH_MONEY",
      balance: 50n,
      replayed: true,
    });
    expect(await submit(rollback(stake))).toMatchObject({
      ok: true,
      receipt: { balance: 150n },
    });
    expect(await submit(stake)).toMatchObject({
      ok: false,
      refusal: "NOT_ENOUGH_MONEY",
      replayed: true,
    });
  });

  test("a bet that was refused ends no round, and taking it back takes nothing back", async () => {
    const player = await book.playerWith(50n);
    const unpaid = bet({ player, units: 60n, closesRound: true });
    await submit(unpaid);
    expect(await submit(bet({ player, round: unpaid.round, units: 50n }))).toMatchObject({
      ok: true,
    });
    await submit(rollback(unpaid));
    expect(await entriesBetween(db, player, 3n, 5n)).toMatchObject([
      { kind: "bet", status: "NOT_ENOUGH_MONEY", closes: false, cash: 0n },
      { kind: "bet", status: "APPLIED", cash: -50n },
      { kind: "rollback", status: "APPLIED", cash: 0n, reverses: null },
    ]);
  });

  test("what an open bonus bounds refuses bets by its name, in every process, until it is lifted", async () => {
    const player = await book.playerWith(500n);
    const bound = (bonusBet: bigint | null, bonusClosed: bigint | null) =>
      book.house({ kind: "limit", player, key: randomUUID(), bonusBet, bonusClosed });
    await bound(100n, 0b100n);
    const above = bet({ player, units: 101n, category: 1 });
    const closed = bet({ player, units: 1n, category: 2 });
    for (const refused of [above, closed])
      expect(await submit(refused)).toMatchObject({ refusal: "LIMIT_REACHED" });
    expect((await entriesBetween(db, player, 4n, 5n)).map(({ note }) => note)).toEqual([
      "bonusBet",
      "bonusClosed",
    ]);
    for (const taken of [{ units: 100n, category: 1 }, { units: 1n }, { free: true, category: 2 }])
      expect(await submit(bet({ player, ...taken }))).toMatchObject({ ok: true });
    const other = openBook(db);
    expect((await other.wallet.submit([bet({ player, units: 101n })]))[0]).toMatchObject({
      refusal: "LIMIT_REACHED",
    });
    await other.wallet.close();
    await bound(null, null);
    expect(await submit(bet({ player, units: 101n, category: 2 }))).toMatchObject({ ok: true });
    expect(await submit(above)).toMatchObject({ refusal: "LIMIT_REACHED", replayed: true });
  });

  test("a blocked or excluded player can't bet, but is paid", async () => {
    const player = await book.playerWith(500n);
    const stake = bet({ player });
    await submit(stake);
    await book.house({ kind: "block", player, key: `block:${player}` });
    expect(await submit(bet({ player }))).toMatchObject({ refusal: "PLAYER_DISABLED" });
    expect(await submit(win(stake, { units: 30n }))).toMatchObject({ ok: true });
    await book.house({ kind: "unblock", player, key: `unblock:${player}` });
    await book.house({
      kind: "exclude",
      player,
      key: `exclude:${player}`,
      until: Temporal.Now.instant().add({ hours: 24 }),
    });
    expect(await submit(bet({ player }))).toMatchObject({ refusal: "PLAYER_DISABLED" });
  });

  test("the cap on one bet and the cap on a day's wager are kept, and a bet that was taken back was not wagered", async () => {
    const player = await book.playerWith(10_000n);
    await book.house({
      kind: "limit",
      player,
      key: `limit:${player}`,
      singleBet: 100n,
      dailyWager: 250n,
    });
    expect(await submit(bet({ player, units: 101n }))).toMatchObject({
      refusal: "LIMIT_REACHED",
    });
    const first = bet({ player });
    for (const stake of [first, bet({ player })])
      expect(await submit(stake)).toMatchObject({ ok: true });
    expect(await submit(bet({ player, units: 60n }))).toMatchObject({
      refusal: "LIMIT_REACHED",
    });
    await submit(rollback(first));
    expect(await submit(bet({ player, units: 60n }))).toMatchObject({ ok: true });
    const last = bet({ player, units: 100n });
    expect(await db.inTransaction((tx) => book.wallet.append(tx, [last]))).toMatchObject({
      refusal: "LIMIT_REACHED",
    });
  });
});

describe("groups", () => {
  test("a bet and its win are one movement", async () => {
    const player = await book.playerWith(100n);
    const stake = bet({ player, units: 100n });
    const answers = await book.wallet.submit([
      stake,
      win(stake, { units: 20n, reference: null, closesRound: true }),
    ]);
    expect(answers.map((answer) => answer.ok && answer.receipt.balance)).toEqual([0n, 20n]);
  });

  test("when one part is refused the others leave no trace", async () => {
    const player = await book.playerWith(150n);
    const first = bet({ player });
    const second = bet({ player });
    expect(await book.wallet.submit([first, second])).toMatchObject([
      { refusal: "NOT_ENOUGH_MONEY", balance: 150n },
      { refusal: "NOT_ENOUGH_MONEY", balance: 150n },
    ]);
    expect(await book.balance(player)).toMatchObject({ cash: 150n });
    expect(await submit(first)).toMatchObject({ ok: true, receipt: { replayed: false } });
  });
});
