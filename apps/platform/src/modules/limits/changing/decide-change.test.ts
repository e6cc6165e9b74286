import fc from "fast-check";
import { expect, test } from "vitest";
import vectors from "../fixtures/vectors.json" with { type: "json" };
import type { LimitState } from "../limits.ts";
import { decideAsked, decideConfirmed, timesOf } from "./decide-change.ts";
import { periodEnd } from "./period-end.ts";

const START = Temporal.Instant.from("2026-06-01T00:00:00Z");
const at = (hours: number) => START.add({ milliseconds: Math.round(hours * 3_600_000) });
const rules = (waitHours: number, endsAfter?: number) => ({
  waitHours,
  periodEnds: endsAfter === undefined ? undefined : at(endsAfter),
});

test("limits change hour by hour as the table has it", () => {
  let state: LimitState = { units: 500_000n, raise: undefined };
  for (const { hour, action, result, value, pending } of vectors.changes) {
    const now = at(hour);
    const asked = /^(?:raise to|lower to|set) (\d+)/.exec(action)?.[1];
    let said: string;
    if (action.startsWith("confirm")) {
      const times = state.raise && timesOf(state.raise.askedAt, rules(24));
      ({ result: said, state } = decideConfirmed(state, times, now));
    } else
      ({ result: said, state } = decideAsked(
        state,
        asked === undefined ? null : BigInt(asked),
        state.raise && timesOf(state.raise.askedAt, rules(24)),
        now,
      ));
    expect([hour, said, state.units]).toEqual([
      hour,
      result,
      value === null ? null : BigInt(value),
    ]);
    expect(state.raise?.units ?? null).toBe(pending === null ? null : BigInt(pending));
  }
});

const WAITS: Readonly<Record<string, number>> = { MT: 24, SE: 72, DE: 168 };

test.each(vectors.raises.filter(({ confirmH, requested }) => confirmH !== undefined && !requested))(
  "$profile: a raise confirmed after $confirmH hours is $result",
  ({ profile, confirmH, periodEndsH, result }) => {
    const raise = { units: 8n, askedAt: START };
    const times = timesOf(START, rules(WAITS[profile] ?? 0, periodEndsH));
    const confirmed = decideConfirmed({ units: 5n, raise }, times, at(confirmH ?? 0));
    expect(confirmed.result).toBe(result);
    expect(confirmed.state.units).toBe(result === "APPLIED" ? 8n : 5n);
  },
);

test.each(vectors.raises.filter(({ lowerH }) => lowerH !== undefined))(
  "$profile: lowering after $lowerH hours is $result, and drops the raise",
  ({ profile, lowerH, result }) => {
    const raise = { units: 8n, askedAt: START };
    const times = timesOf(START, rules(WAITS[profile] ?? 0));
    expect(decideAsked({ units: 5n, raise }, 3n, times, at(lowerH ?? 0))).toEqual({
      result,
      state: { units: 3n, raise: undefined },
    });
  },
);

test("a raise that is not confirmed within seven days of its time is gone", () => {
  const raise = { units: 8n, askedAt: START };
  const times = timesOf(START, rules(24));
  const confirm = (hours: number) => decideConfirmed({ units: 5n, raise }, times, at(hours));
  expect(confirm(24 + 7 * 24).result).toBe("APPLIED");
  expect(confirm(24 + 7 * 24 + 0.001)).toEqual({
    result: "NONE",
    state: { units: 5n, raise: undefined },
  });
});

test("asking again for the same does not begin the wait again, and for another it does", () => {
  const first = decideAsked({ units: 5n, raise: undefined }, 8n, undefined, START).state;
  const times = timesOf(START, rules(24));
  const again = (units: bigint, hours: number) =>
    decideAsked(first, units, times, at(hours)).state.raise?.askedAt;
  expect(again(8n, 3)).toEqual(START);
  expect(again(9n, 3)).toEqual(at(3));
  // Until the end of its week it can be confirmed; after that it begins from the start.
  expect(again(8n, 24 * 8)).toEqual(START);
  expect(again(8n, 24 * 8 + 1)).toEqual(at(24 * 8 + 1));
});

test("whatever is asked, a limit in force never rises without a wait and a second yes", () => {
  const step = fc.record({
    hours: fc.integer({ min: 0, max: 60 }),
    ask: fc.option(fc.option(fc.bigInt(0n, 10n)), { nil: undefined }),
  });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      let state: LimitState = { units: null, raise: undefined };
      let hours = 0;
      for (const { hours: more, ask } of steps) {
        hours += more;
        const before = state;
        const now = at(hours);
        const times = state.raise && timesOf(state.raise.askedAt, rules(24));
        ({ state } =
          ask === undefined
            ? decideConfirmed(state, times, now)
            : decideAsked(state, ask, times, now));
        const rose = before.units !== null && (state.units === null || state.units > before.units);
        if (!rose) continue;
        expect(ask).toBeUndefined();
        expect(before.raise?.units).toBe(state.units);
        const waited = now.since(before.raise?.askedAt ?? now, { largestUnit: "hours" });
        expect(waited.hours).toBeGreaterThanOrEqual(24);
      }
    }),
    { numRuns: 500 },
  );
});

test.each([
  ["dailyLoss", "2026-06-18T00:00:00+08:00"],
  ["weeklyWager", "2026-06-22T00:00:00+08:00"],
  ["monthlyDeposit", "2026-07-01T00:00:00+08:00"],
] as const)("the period of %s ends at %s in the brand's zone", (name, end) => {
  const now = Temporal.Instant.from("2026-06-17T15:00:00Z");
  expect(periodEnd(name, now, "Asia/Manila")).toEqual(Temporal.Instant.from(end));
});

test("a single bet is of no period", () => {
  expect(periodEnd("singleBet", START, "Asia/Manila")).toBeUndefined();
});
