import { openDraw } from "@perya/fair";
import fc from "fast-check";
import { expect, test } from "vitest";
import { games, type Rules } from "./games.ts";

const seed = fc
  .uint8Array({ minLength: 32, maxLength: 32 })
  .map((bytes) => Buffer.from(bytes).toString("hex"));
const choice = fc.oneof(
  fc.constant({}),
  fc.record({ mines: fc.integer({ min: 0, max: 26 }) }),
  fc.record({ rows: fc.constantFrom(8, 12, 16), risk: fc.constantFrom("low", "mid", "high") }),
  fc.jsonValue(),
);
const action = fc.oneof(
  { weight: 6, arbitrary: fc.record({ pick: fc.integer({ min: -1, max: 26 }) }) },
  { weight: 1, arbitrary: fc.constant({ cashOut: true }) },
  { weight: 1, arbitrary: fc.jsonValue() },
);
const actions = fc.array(action, { maxLength: 26 });
const times = fc.bigInt({ min: 1n, max: 10_000_000n });

/** The state after an action; the same one where the action is refused. */
function stateAfter(rules: Rules, state: unknown, input: unknown): unknown {
  const read = rules.readAction(input);
  const next = read.ok ? rules.act(state, read.value) : read;
  if (rules.isOver(state)) expect(next.ok).toBe(false);
  return next.ok ? next.value : state;
}

/**
 * What a state pays: never below nothing or above the game's highest, and the same multiple of
 * every stake but for what is rounded down.
 */
function expectFairPay(rules: Rules, state: unknown, stake: bigint, more: bigint): void {
  const paid = rules.payout(state, stake);
  expect(paid).toBeGreaterThanOrEqual(0n);
  expect(paid).toBeLessThanOrEqual(stake * BigInt(rules.maxWinX));
  const rest = rules.payout(state, stake * more) - paid * more;
  expect(rest).toBeGreaterThanOrEqual(0n);
  expect(rest).toBeLessThan(more);
}

test.each([...games.values()].map((rules) => [rules.code, rules] as const))(
  "%s: whatever is chosen and done, a round comes out the same again, touches nothing it was given, ends, and pays a multiple of its stake",
  (_, rules) => {
    fc.assert(
      fc.property(
        seed,
        fc.string(),
        choice,
        actions,
        times,
        times,
        (server, label, chosen, done, steps, more) => {
          const read = rules.readChoice(chosen);
          fc.pre(read.ok);
          const begin = () => rules.begin(read.value, openDraw(server, label));
          let state = begin();
          expect(begin()).toEqual(state);
          for (const input of done) {
            const before = structuredClone(state);
            const next = stateAfter(rules, state, input);
            expect(state).toEqual(before);
            state = JSON.parse(JSON.stringify(next)) as unknown;
            expect(state).toEqual(next);
            expectFairPay(rules, state, steps * rules.stakeStep, more);
          }
          const ended = rules.finish(state);
          expect(rules.isOver(ended)).toBe(true);
          expect(rules.finish(ended)).toEqual(ended);
          expectFairPay(rules, ended, steps * rules.stakeStep, more);
        },
      ),
    );
  },
);
