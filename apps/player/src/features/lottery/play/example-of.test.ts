import { payoutMinor } from "@perya/lottery-kit";
import { describe, expect, test } from "vitest";
import { exampleOf } from "./example-of.ts";
import { RULE_CODES, rulesOf } from "./rules-of.ts";
import { marketAbout } from "./say.ts";

const UNIT = 1_000n;

describe("LB-12 every market is explained, with an example in money", () => {
  test.each(RULE_CODES)(
    "%s: what wins is said, and the example is paid as the draw would be",
    async (code) => {
      const rules = await rulesOf(code);
      const terms = rules.termsOn(Temporal.PlainDate.from("2026-03-01"));
      for (const market of rules.markets) {
        expect([market.code, marketAbout(code, market.code)]).toEqual([
          market.code,
          expect.stringMatching(/\w{3}/),
        ]);
        const example = exampleOf(market, rules, terms, {
          prices: rules.sampleOdds,
          unitMinor: UNIT,
        });
        if (!example) throw new Error(`${code} ${market.code} has no example`);
        const lines = rules.expand({ market: market.code, picks: example.picks }, terms);
        const line = lines.ok ? lines.value[0] : undefined;
        if (!line) throw new Error(`${code} ${market.code} has no bet on ${example.picks.join()}`);
        expect([market.code, lines.ok && lines.value.length, example.costMinor]).toEqual([
          market.code,
          1,
          UNIT * BigInt(line.count),
        ]);
        const settlement = rules.settle(line, example.outcome);
        expect([market.code, settlement]).toEqual([
          market.code,
          { hits: example.hits, push: false },
        ]);
        expect([market.code, example.paidMinor]).toEqual([
          market.code,
          payoutMinor(
            UNIT,
            line.count,
            line.prices.map((price) => rules.sampleOdds[price] ?? 0),
            settlement,
          ),
        ]);
        expect(example.paidMinor).toBeGreaterThan(0n);
      }
    },
  );
});
