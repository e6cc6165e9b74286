import { fromMinor } from "@perya/money";
import { describe, expect, test } from "vitest";
import type { ContractTerms, Tier } from "../terms/terms.ts";
import { billsOf, type Settling } from "./bill-of.ts";
import { bucketOf } from "./bucket-of.ts";
import { carryOut, type Carry } from "./carry.ts";
import vectors from "./fixtures/vectors.json" with { type: "json" };
import type { Member } from "./team-sums.ts";

const units = (minor: number) => fromMinor(BigInt(minor), "PHP").units;

interface Node {
  readonly id: string;
  readonly own: { turnover: number; netLoss: number; active: number };
  readonly contract: { base: string; carry?: string; tiers: VectorTier[] } | null;
  readonly carryIn?: number;
  readonly children: readonly Node[];
}

interface VectorTier {
  readonly minTurnover: number;
  readonly minNetLoss?: number;
  readonly minActive: number;
  readonly ppm: number;
}

const tierOf = ({ minTurnover, minNetLoss, minActive, ppm }: VectorTier): Tier => ({
  minTurnover: units(minTurnover),
  minNetLoss: minNetLoss === undefined ? NO_LOSS : units(minNetLoss),
  minActive,
  ppm,
});
/** A salary's tier without a condition on what the team lost. */
const NO_LOSS = 0n;

function readTree(root: Node) {
  const names = new Map<bigint, string>();
  const members: Member[] = [];
  const contracts = new Map<bigint, Settling>();
  const read = (node: Node, parent: bigint | null, depth: number): void => {
    const player = BigInt(names.size + 1);
    names.set(player, node.id);
    members.push(memberOf({ player, parent, depth }, node.own));
    if (node.contract) contracts.set(player, settlingOf(node, player));
    for (const child of node.children) read(child, player, depth + 1);
  };
  read(root, null, 1);
  return { names, members, contracts };
}

const memberOf = (
  place: Pick<Member, "player" | "parent" | "depth">,
  { turnover, netLoss, active }: Node["own"],
): Member => ({
  ...place,
  done: new Map([["RNG", { turnover: units(turnover), netLoss: units(netLoss) }]]),
  active,
  activeAbove: active,
  cash: 0n,
});

function settlingOf({ contract, carryIn }: Node, player: bigint): Settling {
  const isDividend = contract?.base === "NET_LOSS";
  const terms = {
    kind: isDividend ? "DIVIDEND" : "DAILY_SALARY",
    mode: "FIXED",
    tiers: contract?.tiers.map(tierOf) ?? [],
  } as ContractTerms;
  return {
    contract: player,
    terms,
    categories: null,
    carry: isDividend ? ((contract.carry ?? "PERMANENT") as Carry) : null,
    carryIn: units(carryIn ?? 0),
    isSameMonthNext: false,
  };
}

const cases = [...vectors.dividend, ...vectors.dailySalary] as readonly {
  readonly name: string;
  readonly tree: Node;
  readonly expect: readonly Record<string, unknown>[];
}[];

describe("the published examples of dividends and daily salaries", () => {
  test.each(cases)("$name", ({ tree, expect: expected }) => {
    const { names, members, contracts } = readTree(tree);
    const { bills } = billsOf({ members, contracts, settled: new Map(), currency: "PHP" });
    const found = bills.map((bill) => ({
      id: names.get(bill.player),
      team: bill.team,
      base: bill.base,
      carryIn: bill.carryIn,
      tierPpm: bill.tier === null ? 0 : contracts.get(bill.player)?.terms.tiers[bill.tier]?.ppm,
      gross: bill.gross,
      downGross: bill.downGross,
      payable: bill.payable,
      shortfall: bill.shortfall,
      carryOut: bill.carryOut,
      status: bill.gross > 0n ? "PAYABLE" : "NOT_QUALIFIED",
    }));
    const wanted = expected.filter((one) => "status" in one).map(inUnits);
    const byId = (one: { id?: unknown }) => String(one.id);
    expect(found.toSorted((a, b) => byId(a).localeCompare(byId(b)))).toEqual(
      wanted.toSorted((a, b) => byId(a).localeCompare(byId(b))),
    );
  });
});

const COUNTS = new Set(["active", "tierPpm"]);

/** An expected bill with its amounts in ledger units. */
function inUnits(of: object): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(of).map(([name, value]: [string, unknown]) => {
      if (typeof value === "number") return [name, COUNTS.has(name) ? value : units(value)];
      return [name, typeof value === "object" && value ? inUnits(value) : value];
    }),
  );
}

test("a floating dividend takes the tier that brings most, by its part of the loss", () => {
  const { metrics, tiers, expectFloat, expectFixed } = vectors.floatingDividend;
  const paid = (mode: "FIXED" | "FLOAT") => {
    const terms = { kind: "DIVIDEND", mode, tiers: tiers.map(tierOf) } as unknown as ContractTerms;
    const carry = { categories: null, carry: "NONE", ...FIRST } as const;
    const {
      bills: [bill],
    } = billsOf({
      members: [memberOf(TOP, metrics)],
      contracts: new Map([[1n, { contract: 1n, terms, ...carry }]]),
      settled: new Map(),
      currency: "PHP",
    });
    return bill?.payable;
  };
  expect(paid("FLOAT")).toBe(units(expectFloat.amount));
  expect(paid("FIXED")).toBe(units(expectFixed.amount));
});

const TOP = { player: 1n, parent: null, depth: 1 } as const;
const CHILD = { player: 2n, parent: 1n, depth: 2 } as const;
const FIRST = { carryIn: 0n, isSameMonthNext: false };
const NONE = { turnover: 0, netLoss: 0, active: 0 };

test("a bucket pays whole minor units and leaves the rest to the next one of the day", () => {
  const { ownPpm, childPpm, buckets } = vectors.realtimeSalary;
  let remainder = 0n;
  for (const { turnover, pay, remainderMicro } of buckets) {
    const gross = units(turnover) * BigInt(ownPpm);
    const downGross = units(turnover) * BigInt(childPpm);
    const bucket = bucketOf({ gross, downGross, remainder }, "PHP");
    expect(bucket).toEqual({ payable: units(pay), remainder: units(remainderMicro) });
    remainder = bucket.remainder;
  }
});

test("a correction larger than its bucket pays nothing, and is taken from the next buckets", () => {
  const corrected = bucketOf({ gross: -5_000_000_000n, downGross: 0n, remainder: 0n }, "PHP");
  expect(corrected).toEqual({ payable: 0n, remainder: -5_000_000_000n });
  const next = bucketOf(
    { gross: 7_000_000_000n, downGross: 0n, remainder: -5_000_000_000n },
    "PHP",
  );
  expect(next).toEqual({ payable: 2_000n, remainder: 0n });
});

test("downlines with more than an agent's bucket take nothing of the agent's next one", () => {
  const bucket = { gross: 1_000_000_000n, downGross: 3_000_000_000n, remainder: 0n };
  expect(bucketOf(bucket, "PHP")).toEqual({ payable: 0n, remainder: 0n });
});

test.each([
  ["NONE", -5n, -5n, true, 0n],
  ["SAME_MONTH", -5n, -5n, true, -5n],
  ["SAME_MONTH", -5n, -5n, false, 0n],
  ["ONE_PERIOD", -9n, -5n, false, -5n],
  ["ONE_PERIOD", -2n, 3n, false, 0n],
  ["PERMANENT", -9n, -5n, false, -9n],
  ["PERMANENT", 4n, 5n, false, 0n],
] as const)(
  "%s carries a result of %s, %s of it this period's",
  (mode, base, netLoss, same, out) => {
    expect(carryOut(mode, { base, netLoss, isSameMonthNext: same })).toBe(out);
  },
);

test("a bill of a shorter period that ends within takes its gross of the one above", () => {
  const terms = {
    kind: "DIVIDEND",
    mode: "FIXED",
    tiers: [{ minTurnover: 0n, minNetLoss: 1n, minActive: 0, ppm: 100_000 }],
  } as unknown as ContractTerms;
  const {
    bills: [bill],
  } = billsOf({
    members: [memberOf(TOP, NONE), memberOf(CHILD, { ...NONE, netLoss: 10_000, active: 1 })],
    contracts: new Map([[1n, { contract: 1n, terms, categories: null, carry: "NONE", ...FIRST }]]),
    settled: new Map([[2n, units(400)]]),
    currency: "PHP",
  });
  expect(bill).toMatchObject({ gross: units(1_000), downGross: units(400), payable: units(600) });
});

test("a contract of some categories counts those, and what is of none", () => {
  const terms = {
    kind: "DIVIDEND",
    mode: "FIXED",
    tiers: [{ minTurnover: 0n, minNetLoss: 1n, minActive: 0, ppm: 100_000 }],
  } as unknown as ContractTerms;
  const done = new Map([
    ["RNG", { turnover: units(100), netLoss: units(1_000) }],
    ["LIVE", { turnover: units(900), netLoss: units(5_000) }],
    ["", { turnover: 0n, netLoss: units(-200) }],
  ]);
  const {
    bills: [bill],
  } = billsOf({
    members: [{ ...TOP, done, active: 0, activeAbove: 1, cash: 0n }],
    contracts: new Map([
      [1n, { contract: 1n, terms, categories: ["RNG"], carry: "NONE", ...FIRST }],
    ]),
    settled: new Map(),
    currency: "PHP",
  });
  expect(bill).toMatchObject({
    team: { turnover: units(100), netLoss: units(800), active: 0 },
    payable: units(80),
  });
});
