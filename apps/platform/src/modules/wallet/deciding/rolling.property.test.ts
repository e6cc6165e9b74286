import fc from "fast-check";
import { expect, test } from "vitest";
import { PARTS, Rolling } from "./rolling.ts";

const HOUR_MS = 3_600_000;
const SPAN_MS = 24 * HOUR_MS;
const PART_MS = SPAN_MS / PARTS;

interface Made {
  readonly at: number;
  readonly staked: bigint;
  readonly lost: bigint;
}

/** Some time passes, and a movement is made or one of the last is taken back. */
const moment = fc.record({
  minutes: fc.integer({ min: 0, max: 900 }),
  staked: fc.bigInt(0n, 1_000n),
  paid: fc.bigInt(0n, 1_500n),
  back: fc.option(fc.integer({ min: 1, max: 6 })),
});

/** The sums of what was made from a time on. */
function sumFrom(made: readonly Made[], from: number) {
  const counted = made.filter(({ at }) => at >= from);
  return {
    staked: counted.reduce((sum, { staked }) => sum + staked, 0n),
    lost: counted.reduce((sum, { lost }) => sum + lost, 0n),
  };
}

test("a sum is that of the window and at most one part more, whatever was taken back", () => {
  fc.assert(
    fc.property(fc.array(moment, { maxLength: 80 }), (moments) => {
      const rolling = new Rolling(SPAN_MS);
      const made: Made[] = [];
      let now = 5 * SPAN_MS;
      for (const { minutes, staked, paid, back } of moments) {
        now += minutes * 60_000;
        const taken = back === null ? undefined : made.at(-back);
        if (taken) {
          made.splice(made.indexOf(taken), 1);
          rolling.add(taken.at, -taken.staked, -taken.lost);
        } else {
          made.push({ at: now, staked, lost: staked - paid });
          rolling.add(now, staked, staked - paid);
        }
        // The first millisecond of the part in which the window begins.
        const from = Math.floor((now - SPAN_MS) / PART_MS) * PART_MS;
        const due = sumFrom(made, from);
        for (const one of [rolling, rolling.copy(), new Rolling(SPAN_MS, rolling.stored())])
          expect({ staked: one.stakedAt(now), lost: one.lostAt(now) }).toEqual(due);
      }
    }),
    { numRuns: 300 },
  );
});

test("a stake counts to the last millisecond of its window", () => {
  const at = 10 * SPAN_MS + PART_MS - 1;
  const rolling = new Rolling(SPAN_MS);
  rolling.add(at, 5n, 5n);
  expect(rolling.stakedAt(at + SPAN_MS - 1)).toBe(5n);
  expect(rolling.stakedAt(at + SPAN_MS + 1)).toBe(0n);
});

test("what is read backwards counts the same, and what left long ago not at all", () => {
  const [forwards, backwards] = [new Rolling(SPAN_MS), new Rolling(SPAN_MS)];
  const times = Array.from({ length: 2_000 }, (_, at) => at * 7 * 60_000);
  for (const at of times) forwards.add(at, 1n, 1n);
  for (const at of times.toReversed()) backwards.add(at, 1n, 1n);
  const now = times.at(-1) ?? 0;
  expect(backwards.stakedAt(now)).toBe(forwards.stakedAt(now));
  expect(backwards.stored().length).toBeLessThanOrEqual(PARTS + 1);
});

test("a player who plays for months is not carried along whole", () => {
  const rolling = new Rolling(SPAN_MS);
  for (let at = 0; at < 60 * SPAN_MS; at += 120_000) {
    rolling.add(at, 1n, 1n);
    rolling.stakedAt(at);
  }
  expect(rolling.stored().length).toBeLessThanOrEqual(PARTS + 1);
});

test("a sum has fallen when it is said to, and not a millisecond before", () => {
  fc.assert(
    fc.property(
      fc.array(moment, { minLength: 1, maxLength: 40 }),
      fc.bigInt(-2_000n, 20_000n),
      (moments, most) => {
        const rolling = new Rolling(SPAN_MS);
        let now = 5 * SPAN_MS;
        for (const { minutes, staked, paid } of moments) {
          now += minutes * 60_000;
          rolling.add(now, staked, staked - paid);
        }
        for (const sum of ["staked", "lost"] as const) {
          const at = rolling.copy().fallsTo(most, sum, now);
          const sumAt = (time: number) => {
            const later = rolling.copy();
            return sum === "staked" ? later.stakedAt(time) : later.lostAt(time);
          };
          if (at === undefined) expect(sumAt(now + 2 * SPAN_MS)).toBeGreaterThan(most);
          else expect(sumAt(at)).toBeLessThanOrEqual(most);
          if (at !== undefined && at > now) expect(sumAt(at - 1)).toBeGreaterThan(most);
        }
      },
    ),
    { numRuns: 300 },
  );
});
