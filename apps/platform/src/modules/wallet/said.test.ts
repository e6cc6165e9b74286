import type { Said } from "@perya/wallet-protocol";
import { expect, test } from "vitest";
import { entriesBetween } from "./index.ts";
import { bet, rollback, win } from "./testing/open-book.ts";
import { useBook } from "./testing/use-book.ts";

const { db, book } = await useBook();
const { wallet } = book;

/** What is kept with a player's movements, without the opening and the deposit. */
async function keptOf(player: bigint) {
  const entries = await entriesBetween(db, player, 3n, 100n);
  return entries.map(({ said, note }) => ({ said, note }));
}

/** The refund in a win of 150 on a stake of 100. */
async function refundOf(said: Said, free = false): Promise<bigint | undefined> {
  const player = await book.playerWith(1_000n);
  const staked = bet({ player, free });
  await wallet.submit([staked]);
  await wallet.submit([win(staked, { units: 150n, said })]);
  const [, paid] = await keptOf(player);
  return paid?.said?.refund;
}

test("what a vendor says is kept with its movement, and a movement without it keeps nothing", async () => {
  const player = await book.playerWith(1_000n);
  const said = { effectiveBet: 60n, aggregated: true, details: 'two "hands"' } as const;
  await wallet.submit([bet({ player, said })]);
  await wallet.submit([bet({ player })]);
  expect(await keptOf(player)).toEqual([
    { said, note: null },
    { said: null, note: null },
  ]);
});

test("a repeat that says otherwise gets the stored answer, and what was said first stays", async () => {
  const player = await book.playerWith(1_000n);
  const first = bet({ player, said: { effectiveBet: 60n } });
  const [answer] = await wallet.submit([first]);
  const [again] = await wallet.submit([{ ...first, said: { effectiveBet: 7n, details: "more" } }]);
  expect(answer).toMatchObject({ ok: true, receipt: { balance: 900n, replayed: false } });
  expect(again).toMatchObject({ ok: true, receipt: { balance: 900n, replayed: true } });
  expect(await keptOf(player)).toEqual([{ said: { effectiveBet: 60n }, note: null }]);
});

test("a bet that is refused for good keeps nothing of what was said", async () => {
  const player = await book.playerWith(10n);
  const [answer] = await wallet.submit([bet({ player, said: { effectiveBet: 60n } })]);
  expect(answer).toMatchObject({ ok: false, refusal: "NOT_ENOUGH_MONEY" });
  expect(await keptOf(player)).toEqual([{ said: null, note: null }]);
});

test("an aggregated win's refund is what it leaves of its bet's stake, within its amount", async () => {
  const aggregated = true;
  expect(await refundOf({ aggregated, effectiveBet: 60n })).toBe(40n);
  expect(await refundOf({ aggregated, effectiveBet: 0n })).toBe(100n);
  expect(await refundOf({ aggregated, effectiveBet: 100n })).toBeUndefined();
  expect(await refundOf({ aggregated, effectiveBet: 101n })).toBeUndefined();
  expect(await refundOf({ aggregated })).toBeUndefined();
  expect(await refundOf({ effectiveBet: 60n })).toBeUndefined();
  expect(await refundOf({ aggregated, effectiveBet: 60n }, true)).toBeUndefined();
});

test("a refund is never more than the win that it is a part of", async () => {
  const player = await book.playerWith(1_000n);
  const staked = bet({ player });
  await wallet.submit([staked]);
  await wallet.submit([win(staked, { units: 30n, said: { aggregated: true, effectiveBet: 60n } })]);
  const [, paid] = await keptOf(player);
  expect(paid?.said).toEqual({ aggregated: true, effectiveBet: 60n, refund: 30n });
});

test("a rollback knows what its movement said, and one that came too early nothing", async () => {
  const player = await book.playerWith(1_000n);
  const staked = bet({ player, said: { effectiveBet: 60n } });
  const taken = rollback(staked, { said: { details: "malfunction" } });
  await wallet.submit([staked]);
  await wallet.submit([taken]);
  await wallet.submit([rollback(bet({ player, said: { effectiveBet: 5n } }))]);
  const entries = await entriesBetween(db, player, 4n, 100n);
  expect(entries.map(({ said, reverses }) => [said, reverses?.said])).toEqual([
    [{ details: "malfunction" }, { effectiveBet: 60n }],
    [null, undefined],
    [null, undefined],
  ]);
});

test("wins that are credited together keep what was said, with their refunds", async () => {
  const players = await Promise.all([1, 2].map(() => book.playerWith(1_000n)));
  const bets = players.map((player) => bet({ player }));
  for (const one of bets) await wallet.submit([one]);
  const said = { aggregated: true, effectiveBet: 60n } as const;
  const wins = bets.map((one, n) => [win(one, n === 0 ? { said } : {})]);
  const answers = await db.inTransaction((tx) => wallet.appendEach(tx, wins));
  expect(answers.flat().every(({ ok }) => ok)).toBe(true);
  const kept = await Promise.all(players.map(keptOf));
  expect(kept.map(([, paid]) => paid?.said)).toEqual([{ ...said, refund: 40n }, null]);
});
