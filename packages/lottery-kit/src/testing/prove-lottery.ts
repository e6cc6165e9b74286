import { openDraw, type Draw } from "@perya/fair";
import fc from "fast-check";
import { expect, test } from "vitest";
import {
  choose,
  isLost,
  keptFor,
  MAX_LINES,
  pricedChance,
  PRIZE_GROUPS,
  prizeGroupOdds,
  returnOf,
  type Fraction,
  type Line,
  type LotteryRules,
  type Market,
  type Settlement,
  type Terms,
} from "../index.ts";
import { offeredMarks, randomLines } from "./random-lines.ts";
import { samplesOf, toNumber } from "./samples.ts";

/** The server seed of the published vectors. */
const PUBLISHED_SEED = "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f";

/** What a lottery must prove besides its own vectors. */
export interface Proof<Outcome> {
  /** A second, simple implementation of the rules, written without looking at the package's own. */
  readonly reference: (line: Line, outcome: Outcome) => Settlement;
  /** Possible terms of an issue. */
  readonly terms: readonly [Terms, ...Terms[]];
  /**
   * Near misses of a valid outcome: a number too few, too many, repeated, out of range, or without
   * its leading zero.
   */
  readonly impossible: readonly unknown[];
}

const DRAWS = 1_500;
const LEAST_RETURN = 0.7;
const HIGHEST_RETURN = 0.995;

/** Tests what must hold for every lottery. */
export function proveLottery<Outcome>(
  rules: LotteryRules<Outcome>,
  { reference, terms, impossible }: Proof<Outcome>,
): void {
  const randomDraw = fc.record({ at: fc.nat(), terms: fc.constantFrom(...terms) });
  const marksOf = keptFor((market: Market) => offeredMarks(rules, market, terms[0]));
  const linesOf = (market: Market, draw: Draw, own: Terms) =>
    randomLines(rules, market, marksOf(market), draw, own);
  const outcomeOf = (at: number, own: Terms): Outcome =>
    rules.draw(openDraw(PUBLISHED_SEED, `outcome:${at}`), own);

  test("random bets on random draws settle as a plain reading of the rules has it, and are found among the winners just when they don't lose", () => {
    fc.assert(
      fc.property(randomDraw, ({ at, terms: own }) => {
        const outcome = outcomeOf(at, own);
        const lines = rules.markets.flatMap((market) =>
          linesOf(market, openDraw(PUBLISHED_SEED, `bets:${at}:${market.code}`), own),
        );
        const settled = lines.map((line) => ({ ...line, ...rules.settle(line, outcome) }));
        expect(settled).toEqual(lines.map((line) => ({ ...line, ...reference(line, outcome) })));
        expect(rules.winners(lines, outcome)).toEqual(settled.filter((line) => !isLost(line)));
        for (const { market, selection, hits, push } of settled) {
          const listed = rules.winningSelections(market, outcome);
          if (listed)
            expect(listed.get(selection)).toEqual(
              isLost({ hits, push }) ? undefined : { hits, push },
            );
        }
      }),
      { numRuns: 60 },
    );
  });

  test("whatever is listed as winning can be bet on and does not lose", () => {
    for (const { at, terms: own } of fc.sample(randomDraw, 5)) {
      const outcome = outcomeOf(at, own);
      for (const { code } of rules.markets)
        for (const [selection, settlement] of someOf([
          ...(rules.winningSelections(code, outcome) ?? []),
        ])) {
          expect(isLost(settlement)).toBe(false);
          expect({ code, selection, ...settlement }).toEqual({
            code,
            selection,
            ...reference({ market: code, selection }, outcome),
          });
          expect(rules.expand({ market: code, picks: selection.split(",") }, own)).toMatchObject({
            ok: true,
            value: [{ market: code, selection }],
          });
        }
    }
  });

  test.each(rules.markets.map((market) => [market.code, market] as const))(
    "%s: a canonical selection is its own canonical form, whatever the order marked",
    (_, market) => {
      fc.assert(
        fc.property(fc.nat(), fc.constantFrom(...terms), (at, own) => {
          const draw = openDraw(PUBLISHED_SEED, `canonical:${at}`);
          for (const line of linesOf(market, draw, own).slice(0, 5)) {
            const picks = line.selection.split(",");
            for (const marked of market.ordered ? [picks] : [picks, draw.shuffle(picks)]) {
              const again = rules.expand({ market: market.code, picks: marked }, own);
              expect(again.ok && again.value.map(({ selection }) => selection)).toEqual([
                line.selection,
              ]);
            }
          }
        }),
        { numRuns: 20 },
      );
    },
  );

  test.each(rules.markets.map((market) => [market.code, market] as const))(
    "%s refuses a pick that isn't one, one pick twice, and none",
    (_, market) => {
      const picks = marksOf(market).slice(0, market.picks.min);
      for (const wrong of [
        [],
        [...picks, ...picks],
        ["?"],
        [...picks.slice(1), ""],
        [...picks.slice(1), "-1"],
        [...picks.slice(1), "999999"],
      ])
        expect(rules.expand({ market: market.code, picks: wrong }, terms[0])).toEqual({
          ok: false,
          refusal: "INVALID_PICKS",
        });
      expect(() =>
        rules.settle({ market: market.code, selection: "?" }, outcomeOf(0, terms[0])),
      ).toThrow(RangeError);
      if (market.perLine > 1 && !market.ordered)
        expect(() =>
          rules.settle(
            { market: market.code, selection: picks.toReversed().join(",") },
            outcomeOf(0, terms[0]),
          ),
        ).toThrow(RangeError);
    },
  );

  test("a market that does not exist is refused", () => {
    expect(rules.expand({ market: "NONE", picks: ["1"] }, terms[0])).toEqual({
      ok: false,
      refusal: "UNKNOWN_MARKET",
    });
    expect(() => rules.settle({ market: "NONE", selection: "1" }, outcomeOf(0, terms[0]))).toThrow(
      RangeError,
    );
  });

  test("no market makes more than 1,000 lines", () => {
    for (const market of rules.markets) {
      const picks = marksOf(market);
      const most = rules.expand(
        { market: market.code, picks: picks.slice(0, market.picks.max) },
        terms[0],
      );
      expect(most.ok && most.value.length).toBeLessThanOrEqual(MAX_LINES);
      if (!market.ordered && choose(picks.length, market.perLine) > MAX_LINES)
        expect(rules.expand({ market: market.code, picks }, terms[0])).toEqual({
          ok: false,
          refusal: "TOO_MANY_LINES",
        });
    }
  });

  test("every price has a sample, every sample its odds, and every return lies between 70 and 99.5 of 100", () => {
    const returns = samplesOf(rules, terms).map(({ price, share }) => [price, share] as const);
    expect(returns.filter(([, share]) => share < LEAST_RETURN || share > HIGHEST_RETURN)).toEqual(
      [],
    );
    expect(
      [...new Set(samplesOf(rules, terms).flatMap(({ prices }) => prices))].toSorted(),
    ).toEqual(Object.keys(rules.sampleOdds).toSorted());
  });

  test("no prize group returns less than its share of 2,000, or more than 99.5 of 100", () => {
    for (const { price, chance, count } of samplesOf(rules, terms).filter(
      ({ prices: keys }) => keys.length === 1,
    ))
      for (const group of [PRIZE_GROUPS.min, PRIZE_GROUPS.max]) {
        const share = toNumber(
          returnOf(chance, count, [prizeGroupOdds(pricedChance(chance, count), group)]),
        );
        expect(share, `${price} in group ${group}`).toBeGreaterThan(group / 2_000 - 0.0001);
        expect(share, `${price} in group ${group}`).toBeLessThan(HIGHEST_RETURN);
      }
  });

  test("the chances that a line wins, is pushed and loses are chances", () => {
    for (const { chance } of samplesOf(rules, terms)) {
      expect(chance.win.n > 0n && chance.push.n >= 0n).toBe(true);
      expect(
        chance.win.n * chance.push.d + chance.push.n * chance.win.d <= chance.win.d * chance.push.d,
      ).toBe(true);
    }
  });

  test(`in ${DRAWS} draws every sample wins and is pushed about as often as its chances say`, () => {
    const outcomes = Array.from({ length: DRAWS }, (_, at) => outcomeOf(at, terms[0]));
    for (const { code, samples } of rules.markets)
      for (const selection of samples) {
        const line = { market: code, selection };
        const { win, push } = rules.probability(line, terms[0]);
        const settled = outcomes.map((outcome) => rules.settle(line, outcome));
        const lost = settled.filter(isLost).length;
        const pushed = settled.filter((settlement) => settlement.push).length;
        expect(isLikely(pushed, push), `${code} ${selection} is pushed ${pushed} times`).toBe(true);
        expect(
          isLikely(DRAWS - lost - pushed, win),
          `${code} ${selection} wins ${DRAWS - lost - pushed} times`,
        ).toBe(true);
      }
  });

  test("a draw replayed from its seed and label gives the same outcome, which can be typed in again and shown", () => {
    for (const own of terms)
      for (let at = 0; at < 20; at++) {
        const outcome = outcomeOf(at, own);
        expect(outcomeOf(at, own)).toEqual(outcome);
        expect(rules.readOutcome(JSON.parse(JSON.stringify(outcome)), own)).toEqual({
          ok: true,
          value: outcome,
        });
        expect(
          rules.board(outcome).every(({ prize, numbers }) => prize !== "" && numbers.length > 0),
        ).toBe(true);
      }
  });

  test("what can't have been drawn is not taken for an outcome", () => {
    const nothingLikeIt = [null, undefined, 7, "", [], {}, { balls: [] }];
    expect(
      [...nothingLikeIt, ...impossible].filter(
        (outcome) => rules.readOutcome(outcome, terms[0]).ok,
      ),
    ).toEqual([]);
  });
}

/** At most this many of the items, spread from the first to the last. */
function someOf<Item>(items: readonly Item[], most = 300): readonly Item[] {
  const step = Math.ceil(items.length / most);
  return items.filter((_, at) => at % step === 0);
}

/**
 * Whether an event of this chance may plausibly happen this often: within five standard deviations,
 * plus a few times.
 */
function isLikely(times: number, chance: Fraction): boolean {
  const p = toNumber(chance);
  return Math.abs(times - DRAWS * p) <= 5 * Math.sqrt(DRAWS * p * (1 - p)) + 3;
}
