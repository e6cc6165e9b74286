import { expect, onTestFinished, test } from "vitest";
import { decideBet } from "./deciding/decide-bet.ts";
import { openWallet, pageEntries } from "./index.ts";
import { bet, rollback, win } from "./testing/open-book.ts";
import { useBook } from "./testing/use-book.ts";
import { NO_CAPS } from "./wallet.ts";

/** What an account can hold, in ledger units. */
const MOST = 2n ** 63n - 1n;

/** What no other test noticed when it was planted as a fault (`npm run mutate`). */
const { db, book } = await useBook();
const { submit } = book.wallet;

test("a rollback that would make a player owe more than an account can hold is refused, and nothing moves", async () => {
  const player = await book.playerWith(0n);
  // Each prize is spent before it is taken back, so that all of it is owed.
  const owing = async (units: bigint) => {
    const stake = bet({ player, free: true });
    const prize = win(stake, { units });
    for (const command of [stake, prize, bet({ player, units })])
      expect(await submit([command])).toMatchObject([{ ok: true }]);
    return submit([rollback(prize)]);
  };
  expect(await owing(MOST - 5n)).toMatchObject([{ ok: true }]);
  expect(await owing(6n)).toMatchObject([{ ok: false, refusal: "AMOUNT_TOO_LARGE" }]);
  expect(await book.balance(player)).toEqual({ cash: 0n, held: 0n, owed: MOST - 5n });
  expect(await owing(5n)).toMatchObject([{ ok: true }]);
  expect(await book.balance(player)).toEqual({ cash: 0n, held: 0n, owed: MOST });
});

test("a player's log is read page by page, newest first, and each page tells by one more that another comes", async () => {
  const player = await book.playerWith(500n);
  for (let at = 0; at < 4; at += 1) await submit([bet({ player, units: BigInt(at + 1) })]);
  const pages = await Promise.all(
    [1, 2, 3].map((pageNo) => pageEntries(db, player, { kinds: ["bet"] }, pageNo, 2)),
  );
  expect(pages.map((page) => page.map(({ units }) => units))).toEqual([[4n, 3n, 2n], [2n, 1n], []]);
});

test("a wallet that has never heard of a round looks up that it has ended, and marks its win as late", async () => {
  const player = await book.playerWith(500n);
  const [open, ended] = [bet({ player }), bet({ player, closesRound: true })];
  for (const stake of [open, ended]) await submit([stake]);
  const other = openWallet({ db, lanes: 1, onCommitted: () => undefined });
  onTestFinished(() => other.close());
  for (const stake of [open, ended])
    expect(await other.submit([win(stake)])).toMatchObject([{ ok: true }]);
  const entries = await pageEntries(db, player, { kinds: ["win"] }, 1, 10);
  expect(new Map(entries.map(({ round, late }) => [round, late]))).toEqual(
    new Map([
      [open.round, false],
      [ended.round, true],
    ]),
  );
});

test("what is waived is the house's loss on an account of its own, and what is collected moves nothing of the house", async () => {
  const player = await book.playerWith(100n);
  const stake = bet({ player, units: 100n });
  const prize = win(stake, { units: 300n });
  for (const command of [stake, prize, bet({ player, units: 300n }), rollback(prize)])
    await submit([command]);
  const house = async () =>
    new Map(
      (await book.verify()).books
        .flatMap((one) => one.house)
        .map(({ account, balance }) => [account, balance]),
    );
  const before = await house();
  expect(before.has("waived")).toBe(false);
  await book.house({ kind: "waive", player, key: `waive:${player}`, units: 120n });
  await book.house({ kind: "deposit", player, key: `pay:${player}`, units: 180n });
  await book.house({ kind: "collect", player, key: `collect:${player}`, units: 180n });
  expect(await house()).toEqual(
    new Map([...before, ["waived", -120n], ["deposits", (before.get("deposits") ?? 0n) - 180n]]),
  );
});

test("an exclusion is over at its very millisecond, and not one before", () => {
  const until = 1_800_000_000_000;
  const account = {
    cash: 100n,
    held: 0n,
    owed: 0n,
    seq: 0n,
    blocked: false,
    excludedUntil: until,
    ...NO_CAPS,
  };
  const command = { ...bet({ player: 1n }), units: 100n };
  const statusAt = (now: number) => {
    const state = {
      account: { ...account, currency: command.currency, book: "REAL" },
      rounds: new Map(),
      sums: undefined,
    };
    const decision = decideBet(
      state as unknown as Parameters<typeof decideBet>[0],
      { command, idem: "1" } as unknown as Parameters<typeof decideBet>[1],
      now,
    );
    return decision.type === "append"
      ? decision.entries.map(({ status }) => status)
      : decision.type;
  };
  expect([statusAt(until - 1), statusAt(until)]).toEqual([["PLAYER_DISABLED"], ["APPLIED"]]);
});
