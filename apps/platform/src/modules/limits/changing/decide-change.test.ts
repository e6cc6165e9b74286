import fc from "fast-check";
import { expect, test } from "vitest";
import lawful from "../../profiles/fixtures/vectors.json" with { type: "json" };
import { boundFor } from "../../profiles/rules/bound-for.ts";
import { fold } from "../../profiles/rules/fold.ts";
import { SHIPPED_PROFILES } from "../../profiles/shipped/shipped-profiles.ts";
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

/** The hours that the shipped profile of a place and our own rules have a raise wait. */
function waitOf(profile: string): number {
  const law = fold(SHIPPED_PROFILES.filter(({ code }) => code === profile || code === "BASE"));
  return Number(boundFor(law, "limit.raiseWaitH")?.value);
}

test.each(vectors.raises.filter(({ confirmH, requested }) => confirmH !== undefined && !requested))(
  "$profile: a raise confirmed after $confirmH hours is $result",
  ({ profile, confirmH, periodEndsH, dueH, result }) => {
    const raise = { units: 8n, askedAt: START };
    const times = timesOf(START, rules(waitOf(profile), periodEndsH));
    const confirmed = decideConfirmed({ units: 5n, raise }, times, at(confirmH ?? 0));
    expect(confirmed.result).toBe(result);
    if (dueH !== undefined) expect(times.from).toEqual(at(dueH));
    expect(confirmed.state.units).toBe(result === "APPLIED" ? 8n : 5n);
  },
);

test.each(vectors.raises.filter(({ lowerH }) => lowerH !== undefined))(
  "$profile: lowering after $lowerH hours is $result, and drops the raise",
  ({ profile, lowerH, result }) => {
    const raise = { units: 8n, askedAt: START };
    const times = timesOf(START, rules(waitOf(profile)));
    expect(decideAsked({ units: 5n, raise }, 3n, times, at(lowerH ?? 0))).toEqual({
      result,
      state: { units: 3n, raise: undefined },
    });
  },
);

const [grows, before] = ["wait grows", "confirmed before"].map((what) =>
  lawful.tighten.find((one) => one.what.includes(what)),
);

test("a raise that waits when the law's wait grows is due by the longer one", () => {
  const { requestedAtH = 0, dueBeforeH = 0, dueAfterH = 0 } = grows ?? expect.unreachable();
  const due = (hours: number) => timesOf(at(requestedAtH), rules(hours - requestedAtH)).from;
  expect([due(24), due(72)]).toEqual([at(dueBeforeH), at(dueAfterH)]);
  const raise = { units: 8n, askedAt: at(requestedAtH) };
  const confirm = (hours: number) =>
    decideConfirmed({ units: 5n, raise }, timesOf(raise.askedAt, rules(72)), at(hours)).result;
  expect([confirm(dueBeforeH), confirm(dueAfterH)]).toEqual(["TOO_EARLY", "APPLIED"]);
});

test("a raise that was confirmed before the law's wait grew stays as applied", () => {
  const {
    requestedAtH = 0,
    confirmedAtH = 0,
    newVersionAtH = 0,
    limit,
  } = before ?? expect.unreachable();
  expect(limit).toBe("stays as applied");
  const raise = { units: 8n, askedAt: at(requestedAtH) };
  const times = timesOf(raise.askedAt, rules(24));
  const { state } = decideConfirmed({ units: 5n, raise }, times, at(confirmedAtH));
  // Nothing is left that a longer wait could be of.
  expect(decideConfirmed(state, undefined, at(newVersionAtH)).state).toEqual({
    units: 8n,
    raise: undefined,
  });
});

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
