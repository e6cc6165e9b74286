import fc from "fast-check";
import { expect, test } from "vitest";
import vectors from "../fixtures/vectors.json" with { type: "json" };
import { plain } from "../testing/plain-feed.ts";
import { feedAll, type Entry, type Feed, type OpenRequirement } from "./feed.ts";

const START = Temporal.Instant.from("2027-01-01T00:00:00Z");
const after = (seconds: number) => START.add({ seconds });

/** A round's entry, with what the round had come to before it. */
const entryOf = (
  number: number,
  category: string,
  turnover: bigint,
  { closed = number, before = 0n } = {},
): Entry => ({
  source: "rounds",
  number: BigInt(number),
  vendorId: 3,
  gameCode: "harbor",
  category,
  closedAt: after(closed),
  turnover,
  before,
});

const { start, steps } = vectors.wagering;
/** The reference's requirements: a deposit, and a bonus with weights. */
const requirements = () =>
  start.map(({ required, done, weights }, at): OpenRequirement => ({
    id: BigInt(at),
    required: BigInt(required),
    done: BigInt(done),
    weights: weights ?? null,
    createdAt: START,
  }));
const bets = steps.map(({ bet }, at) => entryOf(at + 1, bet.category, BigInt(bet.valid)));
const said = (feeds: readonly Feed[]) =>
  feeds.map(({ requirement, used, credited }) => ({
    req: start[Number(requirement)]?.id,
    used: Number(used),
    credited: Number(credited),
  }));

test("the reference's deposit and bonus are fed as it says, bet by bet", () => {
  const open = requirements();
  for (const [at, { log, unused, after: expected }] of steps.entries()) {
    const bet = bets[at];
    if (!bet) throw new Error("There is a bet for each step");
    const fed = said(feedAll(open, [bet], []));
    expect(fed).toEqual(log);
    expect(Number(bet.turnover) - fed.reduce((sum, { used }) => sum + used, 0)).toBe(unused);
    const state = open.map(({ id, done, required }) => [
      start[Number(id)]?.id,
      Number(done),
      done === required ? "DONE" : "OPEN",
    ]);
    expect(state).toEqual(expected);
  }
});

test("the reference's bets give the same when they are read at once", () => {
  const open = requirements();
  expect(said(feedAll(open, bets, []))).toEqual(steps.flatMap(({ log }) => log));
});

test("a bet that is taken back is taken from the bonus that is open; the played deposit stays played", () => {
  const open = requirements();
  const feeds = feedAll(open, bets.slice(0, 2), []);
  const back = entryOf(5, "LIVE", -90_000n, { closed: 2, before: 90_000n });
  expect(said(feedAll(open, [back], feeds))).toEqual([
    { req: "bonus1", used: -50_000, credited: -7_500 },
  ]);
  expect(open.map(({ done }) => done)).toEqual([100_000n, 0n]);
});

test("what a round gives back is taken first from what nothing had used", () => {
  const [deposit] = requirements();
  if (!deposit) throw new Error("There is a deposit");
  const open = [{ ...deposit, required: 200_000n }];
  const feeds = feedAll(open, [entryOf(1, "RNG", 150_000n), entryOf(2, "RNG", 90_000n)], []);
  expect(open[0]?.done).toBe(200_000n);
  // 40,000 of the second round were not used: of its 50,000 that count, 10,000 have to go.
  const [one] = open;
  if (!one) throw new Error("There is one");
  one.required = 300_000n;
  const back = entryOf(3, "RNG", -50_000n, { closed: 2, before: 90_000n });
  expect(said(feedAll(open, [back], feeds))).toEqual([
    { req: "dep1", used: -10_000, credited: -10_000 },
  ]);
});

test("a round that had ended before a requirement counts nothing for it", () => {
  const open = requirements().map((one) => ({ ...one, createdAt: after(10) }));
  expect(feedAll(open, [entryOf(1, "RNG", 500n, { closed: 9 })], [])).toEqual([]);
  expect(feedAll(open, [entryOf(2, "RNG", 500n, { closed: 10 })], [])).toHaveLength(1);
});

const CATEGORIES = ["RNG", "LIVE", "PVP"];
const weights = fc.option(
  fc.record({
    RNG: fc.constantFrom(10_000, 3_333, 1_500, 0),
    LIVE: fc.constantFrom(10_000, 1, 0),
  }),
  { nil: null },
);
const history = fc.record({
  asked: fc.array(
    fc.record({ required: fc.bigInt({ min: 1n, max: 40n }), weights, at: fc.nat(12) }),
    { maxLength: 4 },
  ),
  rounds: fc.array(
    fc.record({
      category: fc.constantFrom(...CATEGORIES),
      units: fc.bigInt({ min: 1n, max: 60n }),
      back: fc.option(fc.bigInt({ min: 1n, max: 60n }), { nil: undefined }),
    }),
    { maxLength: 12 },
  ),
});
type History = typeof history extends fc.Arbitrary<infer Value> ? Value : never;

/** The entries of rounds that each end a second after the other; some give something back later. */
function entriesOf({ rounds }: History): Entry[] {
  const closes = rounds.map(({ category, units }, at) => entryOf(at + 1, category, units));
  const backs = rounds.flatMap(({ category, units, back }, at) => {
    if (back === undefined) return [];
    const taken = back < units ? back : units;
    return [entryOf(100 + at, category, -taken, { closed: at + 1, before: units })];
  });
  return [...closes, ...backs];
}
const openOf = ({ asked }: History) =>
  asked
    .toSorted((a, b) => a.at - b.at)
    .map(({ required, weights: weigh, at }, id) => ({
      id: BigInt(id),
      required,
      done: 0n,
      weights: weigh,
      createdAt: after(at),
    }));

test("whatever is asked, played and taken back, each requirement has what feeding it unit by unit gives, read at once or entry by entry", () => {
  fc.assert(
    fc.property(history, (told) => {
      const expected = plain(openOf(told), entriesOf(told));
      const [atOnce, single] = [openOf(told), openOf(told)];
      const entries = entriesOf(told);
      feedAll(atOnce, entries, []);
      expect(atOnce.map(({ done }) => done)).toEqual(expected);
      const feeds: Feed[] = [];
      for (const entry of entries) {
        // As stored: what is done is not open any more.
        const open = single.filter(({ done, required }) => done < required);
        feeds.push(...feedAll(open, [entry], feeds));
      }
      expect(single.map(({ done }) => done)).toEqual(expected);
    }),
    { numRuns: 500 },
  );
});
