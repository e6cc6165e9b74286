import { expect, test } from "vitest";
import type { Taken } from "../players/withdraw-money.ts";
import { faultsOfLimits, type Kept } from "./check-limits.ts";
import { faultsOfPaid, missingOf, type Paid } from "./check-withdrawals.ts";

const BEGAN = 1_000n;
const member = { user: "pl_1", units: BEGAN };
const step = (
  kind: "adjust" | "hold" | "debit" | "capture" | "release",
  name: string,
  units: bigint,
  moved: { cash?: bigint; held?: bigint },
) => ({ kind, transaction: name, units, cash: 0n, held: 0n, ...moved });
const start = step("adjust", "chaos:1", BEGAN, { cash: BEGAN });
const hold = step("hold", "withdrawal:wd_1:hold", 300n, { cash: -300n, held: 300n });
const fee = step("debit", "withdrawal:wd_1:fee", 5n, { cash: -5n });
const capture = step("capture", "withdrawal:wd_1:leg:1:capture", 100n, { held: -100n });
const release = step("release", "withdrawal:wd_1:leg:2:release", 200n, { cash: 200n, held: -200n });
const leg = (n: number, status: string, units: bigint, received = 0n) => ({
  n,
  status,
  units,
  received,
});
const paid: Paid = {
  id: "wd_1",
  player: 1n,
  units: 300n,
  status: "COMPLETED",
  legs: [leg(1, "CONFIRMED", 100n, 100n), leg(2, "RETURNED", 200n)],
};
const log = [start, hold, fee, capture, release];

test("a withdrawal whose legs and ledger agree has no fault, open or over", () => {
  expect(faultsOfPaid(member, [paid], log)).toEqual([]);
  const open = { ...paid, status: "SENT", legs: [paid.legs[0], leg(2, "SENT", 200n)] } as Paid;
  expect(faultsOfPaid(member, [open], log.slice(0, 4))).toEqual([]);
  const asked = { ...paid, status: "REQUESTED", legs: [] };
  expect(faultsOfPaid(member, [asked], log.slice(0, 3))).toEqual([]);
});

test.each([
  ["a leg that was received and not captured", [start, hold, fee, release], [paid], /0 captured/],
  ["a leg that was captured twice", [...log, capture], [paid], /200 captured, 100 received/],
  ["a hold that an open leg lacks", log.slice(0, 4), [paid], /held 200, its legs have 0 open/],
  ["a hold that is gone", [start, fee, capture, release], [paid], /holds 0 of 300/],
  ["a withdrawal that only the ledger has", log, [], /wd_1 is in the ledger alone/],
  [
    "money that came from nowhere",
    [...log, step("adjust", "odd", 1n, { cash: 1n })],
    [paid],
    /began with 1000/,
  ],
])("%s is found", (_what, steps, withdrawals, fault) => {
  expect(faultsOfPaid(member, withdrawals, steps)).toContainEqual(expect.stringMatching(fault));
});

test("a step that was answered as done and is not there is found", () => {
  const taken = (of: Partial<Taken>): Taken => ({
    withdrawal: "wd_1",
    player: 1n,
    step: "RECEIVED",
    leg: 1,
    units: 100n,
    ...of,
  });
  const there = [taken({}), taken({ step: "refund", leg: 2 }), taken({ step: "ask", units: 300n })];
  expect(missingOf(there, [paid])).toEqual([]);
  for (const lost of [
    taken({ leg: 2 }),
    taken({ step: "refund" }),
    taken({ step: "cancel" }),
    taken({ step: "ask", units: 299n }),
    taken({ withdrawal: "wd_2" }),
    taken({ leg: 3 }),
  ])
    expect(missingOf([lost], [paid])).toHaveLength(1);
  const partly = { ...paid, legs: [leg(1, "PARTIAL", 100n, 40n)] };
  expect(missingOf([taken({ step: "PARTLY_RECEIVED", units: 40n })], [partly])).toEqual([]);
  expect(missingOf([taken({ step: "PARTLY_RECEIVED", units: 41n })], [partly])).toHaveLength(1);
});

test("a limit or time-out that is not in force as it was answered is found", () => {
  const until = Temporal.Instant.from("2027-01-01T00:00:00Z");
  const limits = new Map([["singleBet", 50n]]);
  const told = { player: 1n, limits, excludedUntil: until };
  const kept: Kept = {
    own: new Map([["singleBet", 50n]]),
    account: { singleBet: 50n },
    log: { singleBet: 50n },
    excludedUntil: until,
  };
  expect(faultsOfLimits(told, kept)).toEqual([]);
  for (const wrong of [
    { own: new Map(), account: {}, log: {} },
    { account: { singleBet: 60n } },
    { log: {} },
    { excludedUntil: null },
    { excludedUntil: until.subtract({ hours: 1 }) },
  ])
    expect(faultsOfLimits(told, { ...kept, ...wrong })).toHaveLength(1);
  expect(faultsOfLimits({ ...told, excludedUntil: null }, kept)).toHaveLength(1);
});
