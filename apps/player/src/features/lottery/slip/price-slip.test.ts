import { vnNorth } from "@perya/game-vn-lottery/rules";
import type { LotteryRules } from "@perya/lottery-kit";
import { describe, expect, test } from "vitest";
import { selectionKey, type Offer } from "./offer.ts";
import { orderLines } from "./order-lines.ts";
import { changesOf, priceSlip } from "./price-slip.ts";
import { newSlip, type Slip } from "./slip.ts";

const rules = vnNorth as LotteryRules;
const offer = (
  steps: Offer["steps"] = new Map(),
  prices: Offer["prices"] = rules.sampleOdds,
): Offer => ({ prices, steps });
const slip: Slip = {
  ...newSlip("k"),
  multiple: 2,
  bets: [
    { id: "a", market: "BAO2", picks: ["84", "57"], unitMinor: "100", odds: { BAO2: 950_000 } },
    {
      id: "b",
      market: "XIEN2",
      picks: ["84", "57", "99", "01"],
      unitMinor: "100",
      odds: { XIEN2: 165_000 },
    },
  ],
};
const priced = (by: Offer) => priceSlip(slip, { rules, terms: {}, offer: by });

describe("LB-12 a slip's money", () => {
  test("every number of bao lô costs 27 units, four numbers of xiên two are six lines, and the multiple counts for all", () => {
    const { lines, costMinor, winMinor } = priced(offer());
    expect(lines).toBe(2 + 6);
    expect(costMinor).toBe(2n * 27n * 200n + 6n * 200n);
    expect(winMinor).toBe(200n * 95n + (200n * 165n) / 10n);
  });

  test("says what a hit gets, and whether every hit gets the same", () => {
    const [bao] = priced(offer()).priced;
    expect([bao?.winMinor, bao?.isEven]).toEqual([200n * 95n, true]);
    const [stepped] = priced(offer(new Map([[selectionKey("BAO2", "84"), 50]]))).priced;
    expect([stepped?.winMinor, stepped?.isEven]).toEqual([200n * 95n, false]);
  });

  test("tells the odds that are other than those that were seen, old and new", () => {
    expect(priced(offer()).priced.flatMap(changesOf)).toEqual([]);
    const changed = priced(offer(new Map(), { ...rules.sampleOdds, XIEN2: 150_000 }));
    expect(changed.priced.flatMap(changesOf)).toEqual([
      { name: "XIEN2", seen: 165_000, now: 150_000 },
    ]);
  });

  test("a number many bet on is shown at a part of its odds, and one that is full is closed", () => {
    const [bao] = priced(
      offer(
        new Map([
          [selectionKey("BAO2", "84"), 50],
          [selectionKey("BAO2", "57"), 0],
        ]),
      ),
    ).priced;
    expect(bao && changesOf(bao)).toEqual([
      { name: "57 BAO2", seen: 950_000, now: 0 },
      { name: "84 BAO2", seen: 950_000, now: 475_000 },
    ]);
    expect([bao?.steps, bao?.closed]).toEqual([[["84", 50]], ["57"]]);
  });

  test("is sent in ledger units with the lowest step that was shown", () => {
    const by = offer(new Map([[selectionKey("BAO2", "84"), 90]]));
    expect(orderLines(slip, priced(by), { currency: "PHP", offer: by })).toEqual([
      { market: "BAO2", picks: ["84", "57"], unit: "100000", multiple: 2, step: 90 },
      { market: "XIEN2", picks: ["84", "57", "99", "01"], unit: "100000", multiple: 2, step: 100 },
    ]);
  });
});
