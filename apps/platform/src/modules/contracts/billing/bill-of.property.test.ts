import fc from "fast-check";
import { expect, test } from "vitest";
import type { ContractTerms } from "../terms/terms.ts";
import { plainBills, type PlainContract, type PlainTree } from "../testing/plain-bills.ts";
import { billsOf, type Settling } from "./bill-of.ts";
import type { Member } from "./team-sums.ts";

const PER_MINOR = 1_000n;

const units = (min: bigint, max: bigint) => fc.bigInt({ min, max });
const tier = fc.record({
  minTurnover: units(0n, 30_000_000n),
  minNetLoss: units(1n, 10_000_000n),
  minActive: fc.nat(4),
  ppm: fc.integer({ min: 1, max: 400_000 }),
});
/** Players under earlier ones or the house, what they played, and whose contract says what. */
const world = fc
  .record({
    parents: fc.array(fc.nat(30), { minLength: 1, maxLength: 14 }),
    bets: fc.array(
      fc.record({
        who: fc.nat(30),
        turnover: units(-3_000_000n, 20_000_000n),
        netLoss: units(-9_000_000n, 9_000_000n),
      }),
      { maxLength: 40 },
    ),
    active: fc.array(fc.nat(30), { maxLength: 12 }),
    isDividend: fc.boolean(),
    isFloat: fc.boolean(),
    contracts: fc.array(
      fc.record({
        who: fc.nat(30),
        carryIn: units(-5_000_000n, 0n),
        tiers: fc.uniqueArray(tier, { minLength: 1, maxLength: 4, selector: ({ ppm }) => ppm }),
      }),
      { maxLength: 8 },
    ),
  })
  .map(({ parents, bets, active, isDividend, isFloat, contracts }) => {
    const count = parents.length;
    const id = (place: number) => BigInt((place % count) + 1);
    const tree: PlainTree = new Map(
      parents.map((place, at) => [
        BigInt(at + 1),
        place % (at + 1) === at ? null : BigInt((place % (at + 1)) + 1),
      ]),
    );
    const held = contracts.map(({ who, carryIn, tiers }): PlainContract => ({
      holder: id(who),
      isDividend,
      isFloat: isDividend && isFloat,
      carryIn: isDividend ? carryIn : 0n,
      tiers,
    }));
    return {
      tree,
      bets: bets.map(({ who, ...bet }) => ({ player: id(who), ...bet })),
      active: new Set(active.map(id)),
      isSelfActive: true,
      contracts: [...new Map(held.map((one) => [one.holder, one])).values()],
      perMinor: PER_MINOR,
    };
  });

type World = typeof world extends fc.Arbitrary<infer Value> ? Value : never;

function membersOf({ tree, bets, active }: World): Member[] {
  const depthOf = (player: bigint): number => {
    const parent = tree.get(player) ?? null;
    return parent === null ? 1 : depthOf(parent) + 1;
  };
  return [...tree].map(([player, parent]) => {
    const mine = bets.filter((bet) => bet.player === player);
    return {
      player,
      parent,
      depth: depthOf(player),
      done: new Map(mine.map((bet, at) => [`${at}`, bet])),
      active: active.has(player) ? 1 : 0,
      activeAbove: active.has(player) ? 1 : 0,
      cash: 0n,
    };
  });
}

const settlingOf = ({ holder, isDividend, isFloat, carryIn, tiers }: PlainContract): Settling => ({
  contract: holder,
  terms: {
    kind: isDividend ? "DIVIDEND" : "DAILY_SALARY",
    mode: isFloat ? "FLOAT" : "FIXED",
    tiers,
  } as unknown as ContractTerms,
  categories: null,
  carry: isDividend ? "PERMANENT" : null,
  carryIn,
  isSameMonthNext: false,
});

test("bills of random trees and contracts equal a walk over every bet and every ancestor", () => {
  fc.assert(
    fc.property(world, (one) => {
      const { bills } = billsOf({
        members: membersOf(one),
        contracts: new Map(one.contracts.map((held) => [held.holder, settlingOf(held)])),
        settled: new Map(),
        currency: "PHP",
      });
      const found = new Map(bills.map((bill) => [bill.player, bill]));
      const plain = plainBills(one);
      expect(found.size).toBe(plain.length);
      for (const { holder, team, gross, downGross, payable } of plain)
        expect(found.get(holder)).toMatchObject({ team, gross, downGross, payable });
    }),
  );
});

test("nobody's payable is negative, and a line without shortfall pays what its top earned", () => {
  fc.assert(
    fc.property(world, (one) => {
      const { bills } = billsOf({
        members: membersOf(one),
        contracts: new Map(one.contracts.map((held) => [held.holder, settlingOf(held)])),
        settled: new Map(),
        currency: "PHP",
      });
      for (const bill of bills) {
        expect(bill.payable >= 0n && bill.shortfall >= 0n).toBe(true);
        expect(bill.payable - bill.shortfall).toBe(bill.gross - bill.downGross);
        expect(bill.payable % PER_MINOR).toBe(0n);
      }
    }),
  );
});
