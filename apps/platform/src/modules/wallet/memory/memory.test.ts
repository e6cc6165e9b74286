import { expect, test } from "vitest";
import { freshState } from "../deciding/index.ts";
import { NO_CAPS, type Account } from "../wallet.ts";
import { openMemory } from "./memory.ts";

const accountOf = (player: bigint, seq = 0n): Account => ({
  player,
  seq,
  cash: 0n,
  held: 0n,
  owed: 0n,
  currency: "PHP",
  book: "play",
  blocked: false,
  excludedUntil: null,
  ...NO_CAPS,
});
const stateOf = (player: bigint, seq?: bigint) => freshState(accountOf(player, seq));

test("a state is lent once, and again when it is back", () => {
  const memory = openMemory(10, 16);
  const state = stateOf(1n);
  memory.keep(state);
  expect([memory.take(1n), memory.take(1n)]).toEqual([state, undefined]);
  memory.keep(state);
  expect(memory.take(1n)).toBe(state);
});

test("what is forgotten while it is lent is not known until a batch brings it back", () => {
  const memory = openMemory(10, 16);
  memory.keep(stateOf(1n, 4n));
  expect(memory.take(1n)?.account.seq).toBe(4n);
  memory.forget(1n);
  expect([memory.take(1n), memory.accountOf(1n)]).toEqual([undefined, undefined]);
  memory.keep(stateOf(1n, 5n));
  expect(memory.take(1n)?.account.seq).toBe(5n);
});

test("of those who moved long ago the account stays, and the movements go", () => {
  const memory = openMemory(20_000, 16);
  for (const player of [1n, 2n]) {
    const state = stateOf(player);
    state.rounds.set("1:r", true);
    memory.keep(state);
  }
  for (let player = 10n; player < 5_000n; player++) {
    memory.keep(stateOf(player));
    // The second player moves now and then.
    const state = player % 500n === 0n ? memory.take(2n) : undefined;
    if (state) memory.keep(state);
  }
  expect(memory.take(1n)).toMatchObject({ account: { player: 1n }, rounds: new Map() });
  expect(memory.take(2n)?.rounds.size).toBe(1);
});

test("players who were not touched while as many others were are forgotten", () => {
  const memory = openMemory(100, 16);
  for (let player = 1n; player <= 250n; player++) {
    memory.keep(stateOf(player));
    const state = memory.take(1n);
    if (state) memory.keep(state);
  }
  expect(memory.accountOf(2n)).toBeUndefined();
  expect(memory.accountOf(1n)).toEqual(accountOf(1n));
});
