import fc from "fast-check";
import { expect, test } from "vitest";
import { Window, type Wager } from "./window.ts";

const HOUR_MS = 3_600_000;

/** An hour or so passes, and a bet is made or one of the last is taken back. */
const moment = fc.record({
  hours: fc.integer({ min: 0, max: 9 }),
  units: fc.bigInt(0n, 1_000n),
  back: fc.option(fc.integer({ min: 1, max: 6 })),
});

test("the sum is that of the bets of the last 24 hours which were not taken back, whatever happened before", () => {
  fc.assert(
    fc.property(fc.array(moment, { maxLength: 60 }), (moments) => {
      const window = new Window([]);
      const made: Wager[] = [];
      let bets = 0;
      let now = 0;
      for (const { hours, units, back } of moments) {
        now += hours * HOUR_MS;
        const taken = back === null ? undefined : made.at(-back);
        if (taken) {
          made.splice(made.indexOf(taken), 1);
          window.takeOut(taken.idem);
        } else {
          const wager = { idem: `${bets++}`, at: now, units };
          made.push(wager);
          window.add(wager);
        }
        const expected = made
          .filter(({ at }) => at > now - 24 * HOUR_MS)
          .reduce((sum, wager) => sum + wager.units, 0n);
        expect([window.sumAt(now), window.copy().sumAt(now)]).toEqual([expected, expected]);
      }
    }),
    { numRuns: 200 },
  );
});

test("a player who bets for days is not carried along whole", () => {
  const window = new Window([]);
  for (let at = 0; at < 50 * HOUR_MS; at += 60_000) {
    window.add({ idem: `${at}`, at, units: 1n });
    expect(window.sumAt(at)).toBe(BigInt(Math.min(at / 60_000 + 1, 24 * 60)));
  }
});
