import type { Answer, VendorCommand } from "@perya/wallet-protocol";
import { describe, expect, test } from "vitest";
import { entriesBetween } from "./index.ts";
import { bet, rollback, win } from "./testing/open-book.ts";
import { useBook } from "./testing/use-book.ts";

const { db, book } = await useBook();

/** Both ways into the ledger keep the same promises. */
const ways = {
  submit: async (command: VendorCommand): Promise<Answer | undefined> =>
    (await book.wallet.submit([command]))[0],
  append: async (command: VendorCommand): Promise<Answer | undefined> => {
    const result = await db.inTransaction((tx) => book.wallet.append(tx, [command]));
    if (!result.ok) return { ok: false, refusal: result.refusal, replayed: false };
    const [receipt] = result.value;
    return receipt && { ok: true, receipt };
  },
} as const;

describe.each(Object.entries(ways))("through %s", (_way, send) => {
  const balanceAfter = async (command: VendorCommand) => {
    const answer = await send(command);
    return answer?.ok ? answer.receipt.balance : answer?.refusal;
  };

  test("a bet takes its stake and a win pays", async () => {
    const player = await book.playerWith(1_000n);
    const stake = bet({ player, units: 300n });
    expect(await balanceAfter(stake)).toBe(700n);
    expect(await balanceAfter(win(stake, { units: 500n, closesRound: true }))).toBe(1_200n);
  });

  test("the same bet twice takes one stake and gets the same answer twice", async () => {
    const player = await book.playerWith(1_000n);
    const stake = bet({ player, units: 300n });
    const first = await send(stake);
    await send(bet({ player, units: 50n }));
    const second = await send(stake);
    expect(first).toMatchObject({ ok: true, receipt: { balance: 700n, replayed: false } });
    expect(second).toMatchObject({ ok: true, receipt: { balance: 700n, replayed: true } });
    expect(await book.balance(player)).toMatchObject({ cash: 650n });
  });

  test.each(["units", "round", "game", "free"] as const)(
    "the same id with another %s is a duplicate and changes nothing",
    async (field) => {
      const player = await book.playerWith(1_000n);
      const stake = bet({ player });
      await send(stake);
      const other = { units: 101n, round: "another", game: "another", free: true }[field];
      expect(await balanceAfter({ ...stake, [field]: other })).toBe("DUPLICATE_TRANSACTION");
      expect(await book.balance(player)).toMatchObject({ cash: 900n });
    },
  );

  test("the same id as another kind of movement, on another reference or in another currency, is a duplicate and changes nothing", async () => {
    const player = await book.playerWith(1_000n);
    const [first, second] = [bet({ player }), bet({ player })];
    const paid = win(first, { units: 10n });
    const back = rollback(second);
    for (const command of [first, second, paid, back]) await send(command);
    const others = [
      win(second, { transaction: first.transaction }),
      bet({ ...paid, kind: "bet", reference: null }),
      { ...paid, reference: second.transaction },
      { ...paid, reference: null },
      { ...back, reference: first.transaction },
      { ...first, kind: "win" as const },
      { ...first, currency: "USD" },
      { ...paid, currency: "USD" },
    ];
    for (const other of others) expect(await balanceAfter(other)).toBe("DUPLICATE_TRANSACTION");
    expect(await book.balance(player)).toMatchObject({ cash: 910n });
  });

  test("another player's id is a duplicate", async () => {
    const stake = bet({ player: await book.playerWith(1_000n) });
    await send(stake);
    expect(await balanceAfter({ ...stake, player: await book.playerWith(1_000n) })).toBe(
      "DUPLICATE_TRANSACTION",
    );
  });

  test("a free bet takes nothing and can win", async () => {
    const player = await book.playerWith(10n);
    const stake = bet({ player, units: 500n, free: true });
    expect(await balanceAfter(stake)).toBe(10n);
    expect(await balanceAfter(win(stake, { units: 90n }))).toBe(100n);
  });

  test("a bet in another currency, or of an unknown player, is refused", async () => {
    expect(await balanceAfter(bet({ player: await book.playerWith(10n), currency: "USD" }))).toBe(
      "WRONG_CURRENCY",
    );
    expect(await balanceAfter(bet({ player: 999_999_999n }))).toBe("UNKNOWN_PLAYER");
  });

  test("a round that ended takes no bet, but still pays", async () => {
    const player = await book.playerWith(1_000n);
    const stake = bet({ player, closesRound: true });
    await send(stake);
    expect(await balanceAfter(bet({ player, round: stake.round }))).toBe("ROUND_CLOSED");
    expect(await balanceAfter(win(stake, { units: 40n }))).toBe(940n);
  });

  test("a win needs an applied bet of the same player in the same round", async () => {
    const player = await book.playerWith(1_000n);
    const stake = bet({ player });
    expect(await balanceAfter(win(stake))).toBe("TRANSACTION_DOES_NOT_EXIST");
    await send(stake);
    expect(await balanceAfter(win(stake, { round: "another" }))).toBe("TRANSACTION_DOES_NOT_EXIST");
    expect(await balanceAfter(win(stake, { player: await book.playerWith(0n) }))).toBe(
      "TRANSACTION_DOES_NOT_EXIST",
    );
    await send(rollback(stake));
    expect(await balanceAfter(win(stake))).toBe("TRANSACTION_DOES_NOT_EXIST");
  });

  test("a win that names no bet needs one in its round", async () => {
    const player = await book.playerWith(1_000n);
    const stake = bet({ player });
    expect(await balanceAfter(win(stake, { reference: null }))).toBe("TRANSACTION_DOES_NOT_EXIST");
    await send(stake);
    expect(await balanceAfter(win(stake, { reference: null, units: 5n }))).toBe(905n);
    // Another vendor's round of the same name is another round.
    expect(await balanceAfter(win(stake, { reference: null, vendor: 8 }))).toBe(
      "TRANSACTION_DOES_NOT_EXIST",
    );
  });

  test("a win needs a bet that was taken, not one that was refused, and not a win", async () => {
    const player = await book.playerWith(50n);
    const [stake, unpaid] = [bet({ player, units: 50n }), bet({ player, units: 500n })];
    const paid = win(stake, { units: 10n });
    for (const command of [stake, paid]) await send(command);
    await book.wallet.submit([unpaid]);
    expect(await balanceAfter(win(unpaid))).toBe("TRANSACTION_DOES_NOT_EXIST");
    expect(await balanceAfter(win(unpaid, { reference: null }))).toBe("TRANSACTION_DOES_NOT_EXIST");
    expect(await balanceAfter(win(paid))).toBe("TRANSACTION_DOES_NOT_EXIST");
  });

  test("a win that comes after its round's end is marked as late", async () => {
    const player = await book.playerWith(1_000n);
    const stake = bet({ player, closesRound: true });
    const open = bet({ player });
    for (const command of [stake, win(stake), open, win(open, { closesRound: true })])
      await send(command);
    const log = await entriesBetween(db, player, 3n, 6n);
    expect(log.map(({ kind, closes, late }) => ({ kind, closes, late }))).toEqual([
      { kind: "bet", closes: true, late: false },
      { kind: "win", closes: false, late: true },
      { kind: "bet", closes: false, late: false },
      { kind: "win", closes: true, late: false },
    ]);
  });

  test("a rollback gives a bet back once, however often it is asked", async () => {
    const player = await book.playerWith(1_000n);
    const stake = bet({ player, units: 400n });
    await send(stake);
    const back = rollback(stake);
    expect(await balanceAfter(back)).toBe(1_000n);
    expect(await balanceAfter(back)).toBe(1_000n);
    expect(await balanceAfter(rollback(stake))).toBe(1_000n);
    expect(await balanceAfter(stake)).toBe("TRANSACTION_ROLLED_BACK");
  });

  test("a rollback that comes before its bet is remembered, and the late bet is refused", async () => {
    const player = await book.playerWith(1_000n);
    const late = bet({ player });
    const answer = await send(rollback(late));
    expect(answer).toMatchObject({ ok: true, receipt: { balance: 1_000n, tombstone: true } });
    expect(await balanceAfter(late)).toBe("TRANSACTION_ROLLED_BACK");
    expect(await send(rollback(late))).toMatchObject({ ok: true, receipt: { balance: 1_000n } });
    expect(
      (await entriesBetween(db, player, 3n, 9n)).map(({ kind, cash, reverses }) => ({
        kind,
        cash,
        reverses,
      })),
    ).toEqual([
      { kind: "rollback", cash: 0n, reverses: null },
      { kind: "tombstone", cash: 0n, reverses: null },
      { kind: "rollback", cash: 0n, reverses: null },
    ]);
  });

  test("taking back a win that was spent leaves cash at zero and a debt", async () => {
    const player = await book.playerWith(100n);
    const stake = bet({ player, units: 100n });
    const paid = win(stake, { units: 900n });
    await send(stake);
    await send(paid);
    await send(bet({ player, units: 700n }));
    expect(await balanceAfter(rollback(paid))).toBe(0n);
    expect(await book.balance(player)).toEqual({ cash: 0n, held: 0n, owed: 700n });
  });

  test("a rollback of another player's bet, or of a rollback, finds nothing", async () => {
    const player = await book.playerWith(1_000n);
    const stake = bet({ player });
    await send(stake);
    expect(await balanceAfter(rollback(stake, { player: await book.playerWith(0n) }))).toBe(
      "TRANSACTION_DOES_NOT_EXIST",
    );
    const back = rollback(stake);
    await send(back);
    expect(await balanceAfter(rollback(back))).toBe("TRANSACTION_DOES_NOT_EXIST");
  });

  test("a win in another currency is refused, but one that stands on no bet is refused for that first", async () => {
    const stake = bet({ player: await book.playerWith(1_000n) });
    expect(await balanceAfter(win(stake, { currency: "USD" }))).toBe("TRANSACTION_DOES_NOT_EXIST");
    await send(stake);
    expect(await balanceAfter(win(stake, { currency: "USD" }))).toBe("WRONG_CURRENCY");
  });

  test("a win above what an account can hold is refused", async () => {
    const stake = bet({ player: await book.playerWith(1_000n) });
    await send(stake);
    expect(await balanceAfter(win(stake, { units: 2n ** 63n - 1n }))).toBe("AMOUNT_TOO_LARGE");
  });

  test("an amount that no entry can hold is refused before anything else is looked at: an ended round, another currency, an id that is known", async () => {
    const player = await book.playerWith(1_000n);
    const last = bet({ player, closesRound: true });
    await send(last);
    const above = { units: 2n ** 63n };
    for (const parts of [
      { round: last.round },
      { currency: "USD" },
      { transaction: last.transaction, round: last.round },
    ])
      expect(await balanceAfter(bet({ player, ...parts, ...above }))).toBe("AMOUNT_TOO_LARGE");
    expect(await balanceAfter(win(bet({ player }), above))).toBe("AMOUNT_TOO_LARGE");
  });
});
