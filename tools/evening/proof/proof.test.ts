import { createHash } from "node:crypto";
import { commitmentOf, openDraw } from "@perya/fair";
import { describe, expect, test } from "vitest";
import { rulesOf } from "../../../apps/platform/src/modules/lottery/games/rules-of.ts";
import type { LedgerEntry } from "../../../apps/platform/src/modules/wallet/index.ts";
import { openLedger } from "../../chaos/proof/ledger.ts";
import { openJournal } from "../people/journal.ts";
import { GAMES } from "../games.ts";
import type { Bettor } from "../stage.ts";
import { checkFair, checkNoneSkipped } from "./check-draws.ts";
import { checkGifts, dueGifts } from "./check-gifts.ts";
import type { StoredGifts } from "./gifts.store.ts";
import { checkBooked, checkPlayers, checkRounds } from "./check-money.ts";
import { checkChases, checkTold } from "./check-orders.ts";
import type { StoredDraw, StoredOrder } from "./evening.store.ts";
import { computeOrder } from "./compute-order.ts";

const MINUTE_MS = 60_000;
const seed = "ab".repeat(32);
const lockEntropy = createHash("sha256").update("lo_1").digest("hex");
const rules = rulesOf("k3");
const outcome = rules.draw(openDraw(seed, `K3-1M:1:${lockEntropy}`), {}) as {
  readonly dice: readonly number[];
};
const drawn = {
  game: "K3-1M",
  rules: "k3",
  issueNo: "1",
  status: "SETTLED",
  source: "RNG",
  terms: {},
  commitment: commitmentOf(seed),
  lockEntropy,
  seed,
};
const draw = {
  ...drawn,
  id: 5n,
  drawAt: Temporal.Instant.fromEpochMilliseconds(MINUTE_MS),
  outcome,
  version: 1,
  paying: false,
} as unknown as StoredDraw;

const line = (selection: string) => ({
  market: "PARITY",
  selection,
  unitMinor: 333n,
  count: 1,
  odds: [19_505],
});
const order = {
  id: 1n,
  player: 9n,
  draw: 5n,
  key: "k",
  minor: 1_000n,
  stake: 666_000n,
  chaseId: null,
  cancelled: false,
  lines: [],
};
const bet: StoredOrder = { ...order, lines: [line("ODD"), line("EVEN")] };
/** 333 × 1.9505 is 649.5165: the fraction of a minor unit is not paid. */
const PAYOUT = 649_000n;
const computed = [computeOrder(bet, draw)];

const entry = (parts: Partial<LedgerEntry>) =>
  ({
    player: 9n,
    vendor: 3,
    round: "lo_1",
    status: "APPLIED",
    cash: 0n,
    held: 0n,
    owed: 0n,
    ...parts,
  }) as LedgerEntry;
const debit = entry({ kind: "bet", transaction: "bet:lo_1", cash: -666_000n });
const win = entry({ kind: "win", transaction: "settle:lo_1:1", cash: PAYOUT });
const ledgerOf = (...log: LedgerEntry[]) => openLedger(new Map([[9n, log]]));

describe("the recomputation", () => {
  test("settles line by line and rounds each down once", () => {
    expect(outcome.dice).toHaveLength(3);
    expect(computed).toMatchObject([{ payout: PAYOUT, pushed: 0n }]);
    expect(computeOrder(bet, { ...draw, status: "VOIDED" })).toMatchObject({
      payout: bet.stake,
      pushed: bet.stake,
    });
    expect(computeOrder(bet, undefined).payout).toBeUndefined();
  });

  test("finds a payment that is missing, made twice or too large, and a debit that is", () => {
    const faults = (...log: LedgerEntry[]) => checkRounds(computed, ledgerOf(...log)).faults.length;
    expect(faults(debit, win)).toBe(0);
    expect(faults(debit)).toBe(1);
    expect(faults(debit, win, win)).toBe(1);
    expect(faults(debit, { ...win, cash: PAYOUT + 1n })).toBe(1);
    expect(faults(debit, debit, win)).toBe(1);
    expect(faults(debit, win, { ...win, round: "lo_2" })).toBe(1);
  });

  test("finds a player who has a unit too much, and turnover or exposure that differs", () => {
    const players = [{ id: 9n, units: 1_000_000n }] as unknown as Bettor[];
    const has = (cash: bigint, owed = 0n) =>
      checkPlayers(players, computed, new Map([[9n, { cash, owed }]])).faults.length;
    expect([has(983_000n), has(983_005n, 5n), has(983_001n)]).toEqual([0, 0, 1]);
    const booked = (validTurnover: bigint, stake: bigint) =>
      checkBooked(
        computed,
        [{ draw: 5n, player: 9n, stake: 666_000n, payout: PAYOUT, validTurnover }],
        [{ draw: 5n, stake }],
      ).faults.length;
    expect([booked(666_000n, 666_000n), booked(665_999n, 666_000n), booked(666_000n, 1n)]).toEqual([
      0, 1, 1,
    ]);
  });
});

describe("the proof of gifts", () => {
  const dayEnd = MINUTE_MS * 2;
  const settledAt = Temporal.Instant.fromEpochMilliseconds(MINUTE_MS);
  const journal = { ...openJournal(), redeemed: new Map([[9n, 2]]), converted: new Map([[9n, 1]]) };
  const large = computeOrder({ ...bet, stake: 20_050_000n }, draw);
  const due = (settled = settledAt) =>
    dueGifts(9n, {
      journal,
      computed: [large],
      draws: new Map([[5n, { ...draw, settledAt: settled }]]),
      dayEnd,
    });
  const own = due();

  test("computes a bonus at its cap, missions that were reached, and the rebate of the day alone, rounded down", () => {
    expect(own).toMatchObject({
      bonus: 10_000_000n,
      missions: ["DEPOSIT_COUNT", "TURNOVER"],
      rebate: 200_000n,
      points: 100n + 50n + 5n - 100n,
    });
    expect(due(Temporal.Instant.fromEpochMilliseconds(dayEnd)).rebate).toBe(0n);
  });

  test("finds one that is missing, given twice or too large", () => {
    const stored: StoredGifts = {
      player: 9n,
      deposits: 2n,
      bonuses: 1n,
      bonusUnits: own.bonus,
      missionKinds: own.missions,
      signs: 1n,
      rebates: 1n,
      rebateUnits: own.rebate,
      points: own.points,
    };
    const faults = (change: Partial<StoredGifts>) =>
      checkGifts([own], [{ ...stored, ...change }]).faults.length;
    expect(faults({})).toBe(0);
    expect(faults({ bonuses: 2n })).toBe(1);
    expect(faults({ missionKinds: ["TURNOVER"] })).toBe(1);
    expect(faults({ rebateUnits: own.rebate + 1n })).toBe(1);
    expect(faults({ points: own.points - 1n })).toBe(1);
    expect(checkGifts([own], []).faults.length).toBeGreaterThan(5);
  });
});

describe("the proof of draws", () => {
  test("finds numbers, a seed or orders that are not those that were committed to", () => {
    const faults = (changed: Partial<StoredDraw>, orders = [bet]) =>
      checkFair([{ ...draw, ...changed }], orders).faults.length;
    expect(faults({})).toBe(0);
    expect(faults({ outcome: { dice: outcome.dice.map((die) => (die % 6) + 1) } })).toBe(1);
    expect(faults({ seed: "cd".repeat(32) })).toBe(1);
    expect(faults({}, [bet, { ...bet, id: 2n }])).toBe(1);
    expect(faults({}, [{ ...bet, cancelled: true }])).toBe(1);
  });

  test("finds a draw that was skipped, and one that is not over", () => {
    const all = GAMES.map((game) => ({ ...draw, game }));
    expect(checkNoneSkipped(all, 0, MINUTE_MS, MINUTE_MS).faults).toEqual([]);
    expect(checkNoneSkipped(all.slice(1), 0, MINUTE_MS, MINUTE_MS).faults).toHaveLength(1);
    expect(
      checkNoneSkipped([...all, { ...draw, status: "DRAWING" }], 0, MINUTE_MS, MINUTE_MS).faults,
    ).toHaveLength(1);
  });
});

describe("the proof of orders", () => {
  const told = { player: 9n, key: "k", order: "lo_1", stake: 666_000n, refusal: undefined };

  test("finds one that was told otherwise, that nobody was told of, or that was refused and is there", () => {
    const faults = (...all: object[]) =>
      checkTold({ ...openJournal(), told: all as (typeof told)[] }, [bet]).faults.length;
    expect(faults(told, told)).toBe(0);
    expect(faults({ ...told, stake: 1n })).toBe(1);
    expect(faults()).toBe(1);
    expect(faults({ ...told, order: undefined, refusal: "GAME_OFF" })).toBe(2);
    expect(
      checkTold({ ...openJournal(), told: [told], cancelled: ["lo_1"] }, [bet]).faults,
    ).toHaveLength(1);
  });

  test("finds a chase with an order more than was asked, or two in one draw", () => {
    const journal = { ...openJournal(), chases: new Map([["4", 2]]) };
    const chase = (placed: number) => [{ id: 4n, issues: 2, placed, skipped: 0, status: "DONE" }];
    const of = (...draws: bigint[]) => draws.map((at) => ({ ...bet, draw: at, chaseId: 4n }));
    expect(checkChases(journal, chase(2), of(5n, 6n)).faults).toEqual([]);
    expect(checkChases(journal, chase(3), of(5n, 6n, 7n)).faults).toHaveLength(1);
    expect(checkChases(journal, chase(2), of(5n, 5n)).faults).toHaveLength(1);
    expect(checkChases(journal, chase(1), of(5n, 6n)).faults).toHaveLength(1);
  });
});
