import { openDraw } from "@perya/fair";
import { expect, test } from "vitest";
import vectors from "./fixtures/rounds.json" with { type: "json" };
import { bucketsOf, rules, type Risk, type Rows } from "./rules.ts";
import tables from "./tables.json" with { type: "json" };

const SEED = "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f";

test.each(vectors)("$rows rows at nonce $nonce fall $path", ({ rows, nonce, path, bucket }) => {
  const round = rules.begin(
    { rows: rows as Rows, risk: "mid" },
    openDraw(SEED, `plinko:client-seed-1:${nonce}`),
  );
  expect([round.path, round.bucket]).toEqual([path, bucket]);
});

test.each(Object.entries(tables))("table %s returns exactly what it says", (name, { rtpExact }) => {
  const [rows, risk] = name.split("-") as [string, Risk];
  const [numerator, denominator] = rtpExact.split("/").map(BigInt) as [bigint, bigint];
  const n = Number(rows);
  let ways = 1n;
  let tenths = 0n;
  bucketsOf({ rows: n as Rows, risk }).forEach((pay, bucket) => {
    tenths += ways * BigInt(pay);
    ways = (ways * BigInt(n - bucket)) / BigInt(bucket + 1);
  });
  expect(tenths * denominator).toBe(numerator * 10n * 2n ** BigInt(n));
  expect(rules.rtpPpm).toBeLessThanOrEqual(Number((numerator * 1_000_000n) / denominator));
});

test("buckets are the same from both sides", () => {
  for (const rows of [8, 12, 16] as const)
    for (const risk of ["low", "mid", "high"] as const)
      expect(bucketsOf({ rows, risk }).toReversed()).toEqual(bucketsOf({ rows, risk }));
});

test("the payout rounds down to the minor unit", () => {
  expect(rules.payout({ rows: 8, risk: "high", path: "LLLLRRRR", bucket: 4, tenths: 2 }, 33n)).toBe(
    6n,
  );
});

test.each([
  null,
  {},
  { rows: 9, risk: "low" },
  { rows: 8, risk: "wild" },
  { rows: "8", risk: "low" },
])("the choice %j is invalid", (choice) => {
  expect(rules.readChoice(choice).ok).toBe(false);
});
