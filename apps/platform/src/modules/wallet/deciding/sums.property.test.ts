import fc from "fast-check";
import { expect, test } from "vitest";
import { NO_CAPS, type Account } from "../wallet.ts";
import { refusedBySum, type SumCap } from "./caps.ts";
import { PARTS } from "./rolling.ts";
import { Sums, type Played } from "./sums.ts";

const DAY_MS = 86_400_000;
const CAPS = {
  dailyWager: [DAY_MS, "staked"],
  weeklyWager: [7 * DAY_MS, "staked"],
  monthlyWager: [30 * DAY_MS, "staked"],
  dailyLoss: [DAY_MS, "lost"],
  weeklyLoss: [7 * DAY_MS, "lost"],
  monthlyLoss: [30 * DAY_MS, "lost"],
} as const satisfies Record<SumCap, readonly [number, string]>;
const NAMES = Object.keys(CAPS) as SumCap[];

/** Some time passes, often none, and then one thing happens. */
const step = fc.record({
  minutes: fc.oneof(fc.constant(0), fc.integer({ max: 4_000, min: 0 })),
  what: fc.constantFrom("bet", "bet", "win", "back", "away", "home", "cap", "copy"),
  units: fc.bigInt(1n, 400n),
  of: fc.integer({ min: 0, max: 9 }),
  stake: fc.bigInt(1n, 900n),
});

/** What a cap has used, counted movement by movement. */
function usedOf(cap: SumCap, made: readonly Played[], away: bigint, now: number): bigint {
  const [spanMs, measure] = CAPS[cap];
  const partMs = spanMs / PARTS;
  const from = Math.floor((now - spanMs) / partMs) * partMs;
  return made
    .filter(({ at, kind }) => at >= from && (measure === "lost" || kind === "bet"))
    .reduce((sum, { cash }) => sum - cash, away);
}

test("a stake is refused by the cap that a count of every movement names, whatever was played, taken back, moved away or capped before", () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      let sums = Sums.of();
      const account = { ...NO_CAPS } as Account;
      const made: Played[] = [];
      let [away, now] = [0n, 400 * DAY_MS];
      for (const { minutes, what, units, of, stake } of steps) {
        now += minutes * 60_000;
        const move = (kind: Played["kind"], cash: bigint, contra: Played["contra"] = null) => {
          sums.count({ kind, cash, contra, at: now });
          return { kind, cash, contra, at: now };
        };
        if (what === "bet") made.push(move("bet", -units));
        if (what === "win") made.push(move("win", units));
        if (what === "back") for (const one of made.splice(-of - 1, 1)) sums.discount(one);
        if (what === "away") away -= move("debit", -units, "vendor:7:kept").cash;
        if (what === "home") away -= move("credit", units, "vendor:7:kept").cash;
        if (what === "copy") sums = sums.copy();
        if (what === "cap") {
          account[NAMES[of % NAMES.length] ?? "dailyLoss"] = of > 7 ? null : units * 4n;
          sums.forgetBounds();
        }
        const due = NAMES.find((cap) => {
          const most = account[cap];
          return most !== null && usedOf(cap, made, away, now) + stake > most;
        });
        expect(refusedBySum(account, sums, stake, now)).toBe(due);
      }
    }),
    { numRuns: 400 },
  );
});
