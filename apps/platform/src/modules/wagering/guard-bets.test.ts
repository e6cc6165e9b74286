import { expect, test } from "vitest";
import { categoryNumber } from "../catalogue/index.ts";
import { guardsOf } from "../wallet/index.ts";
import { guardBets } from "./guard-bets.ts";
import { cancelRequirement } from "./index.ts";
import { useWagering } from "./testing/use-wagering.ts";

const { db, wallet, book, ask, stake } = await useWagering();
const [SLOTS, LIVE] = [categoryNumber("RNG"), categoryNumber("LIVE")];

test("a bonus bounds bets while it is open, in the transaction that asks for play, and its end lifts that", async () => {
  const player = await book.playerWith(10_000n);
  const { key } = await ask(player, { source: "BONUS", highestBet: 50n, closed: ["LIVE"] });
  expect([await stake(player, 51n, SLOTS), await stake(player, 50n, SLOTS)]).toEqual([
    "LIMIT_REACHED",
    "TAKEN",
  ]);
  expect(await stake(player, 1n, LIVE)).toBe("LIMIT_REACHED");
  await ask(player);
  await db.inTransaction((tx) => cancelRequirement(tx, "BONUS", key, "The player gave it up"));
  await db.inTransaction((tx) => guardBets(tx, wallet, player));
  expect([await stake(player, 51n, SLOTS), await stake(player, 1n, LIVE)]).toEqual([
    "TAKEN",
    "TAKEN",
  ]);
  expect(await book.verify()).toMatchObject({ green: true });
});

test("of several the lowest bet counts, and what any of them closes is closed", async () => {
  const player = await book.playerWith(10_000n);
  await ask(player, { source: "BONUS", highestBet: 50n, closed: ["LIVE"] });
  await ask(player, { source: "ADJUST", highestBet: 20n, closed: ["SPORTS"] });
  expect(await guardsOf(db, player)).toMatchObject({
    bonusBet: 20n,
    bonusClosed: (1n << BigInt(LIVE)) | (1n << BigInt(categoryNumber("SPORTS"))),
  });
});

test("a deposit bounds nothing and writes nothing into the account", async () => {
  const player = await book.playerWith(10_000n);
  const before = await wallet.balance(player);
  await ask(player);
  expect(await wallet.balance(player)).toEqual(before);
  expect(await stake(player, 10_000n, LIVE)).toBe("TAKEN");
});
