import { commitmentOf, newServerSeed } from "@perya/fair";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import vectors from "../fixtures/jackpot.json" with { type: "json" };
import {
  beginPool,
  hiddenValue,
  meanPrize,
  playRound,
  poolCommitment,
  reservePpm,
  returnPpm,
  unopened,
  type MustHitTerms,
  type RandomTerms,
  type Round,
  type Terms,
} from "./index.ts";

const PESO = 100_000n;
const PPM = 1_000_000;
const random = (c: number, seed: number, odds: number): RandomTerms => ({
  kind: "RANDOM",
  contributionPpm: BigInt(Math.round(c * PPM)),
  seedUnits: BigInt(seed) * PESO,
  oddsUnits: BigInt(odds) * PESO,
  stepUnits: 1_000n,
});
const mustHit = (c: number, seed: number, ceiling: number): MustHitTerms => ({
  kind: "MUST_HIT_BY",
  contributionPpm: BigInt(Math.round(c * PPM)),
  seedUnits: BigInt(seed) * PESO,
  ceilingUnits: BigInt(ceiling) * PESO,
  stepUnits: 1_000n,
});
const seedOf = (n: number) => commitmentOf(`test ${n}`);
const round = (name: string, stakeUnits: bigint, fedThisPool = true): Round => ({
  name,
  stakeUnits,
  fedThisPool,
});

describe("what a tier returns in the long run", () => {
  test.each(vectors.randomTrigger)("random: c $c, seed $S, one in $K", (vector) => {
    const terms = random(vector.c, vector.S, vector.K);
    expect(Number(reservePpm(terms)) / PPM).toBeCloseTo(vector.reserveShareNeeded, 12);
    expect(Number(returnPpm(terms)) / PPM).toBeCloseTo(vector.total, 12);
    expect(meanPrize(terms)).toBe(BigInt(vector.meanJackpot) * PESO);
  });

  test.each(vectors.mustHitBy)("must-hit-by: c $c, from $S to $M", (vector) => {
    const terms = mustHit(vector.c, vector.S, vector.M);
    expect(Number(reservePpm(terms)) / PPM).toBeCloseTo(vector.rtpSeed, 12);
    expect(Number(returnPpm(terms)) / PPM).toBeCloseTo(vector.total, 12);
    expect(meanPrize(terms)).toBe(BigInt(vector.meanJackpot) * PESO);
  });
});

/** Plays rounds of one stake; what was paid, how often, and where the tier stands. */
function playMany(terms: Terms, stakeUnits: bigint, rounds: number) {
  let { standing } = beginPool(terms, unopened(7n));
  let [paid, hits] = [0n, 0];
  for (let n = 0; n < rounds; n++) {
    const played = playRound(terms, standing, seedOf(standing.cycle), round(`r-${n}`, stakeUnits));
    standing = played.standing;
    if (played.moves.prize === undefined) continue;
    paid += played.moves.prize;
    hits += 1;
    standing = beginPool(terms, standing).standing;
  }
  return { paid, hits, standing };
}

test("a must-hit-by pays what it promises, but for the last stake that overshoots its value", () => {
  const terms = mustHit(0.004, 1_000, 3_000);
  const { paid, hits, standing } = playMany(terms, 10_000n * PESO, 30_000);
  // A pool grows by 1,000 on the average, and half a stake's share of 40 beyond the value.
  const expected = 1_200_000 / 1_020;
  expect(Math.abs(hits - expected)).toBeLessThan(3 * 0.58 * Math.sqrt(expected));
  // To the unit: all that was fed, and a seed for each hit.
  const fed = 1_200_000n * PESO + BigInt(hits + 1) * terms.seedUnits;
  expect(paid).toBe(fed - standing.poolMicro / 1_000_000n);
});

test("a random one pays as often as its odds say", () => {
  const terms = random(0.003, 500, 250_000);
  const { hits } = playMany(terms, 5_000n * PESO, 10_000);
  // 200 hits are expected, with a deviation of 14.
  expect(Math.abs(hits - 200)).toBeLessThan(3 * 14);
});

describe("the hidden value", () => {
  const terms = mustHit(0.004, 1_000, 3_000);

  test("lies between seed and ceiling, evenly, and what is published at the reset names it with the seed", () => {
    const values = Array.from({ length: 2_000 }, (_, cycle) =>
      hiddenValue(terms, seedOf(1), { tier: 7n, cycle }),
    );
    expect(values.every((one) => one > terms.seedUnits && one < terms.ceilingUnits)).toBe(true);
    const upper = values.filter((one) => one > 2_000n * PESO).length;
    expect(Math.abs(upper - 1_000)).toBeLessThan(3 * Math.sqrt(500));
    const [seed, pool] = [newServerSeed(), { tier: 7n, cycle: 3 }];
    expect(poolCommitment(terms, seed, pool)).toBe(
      commitmentOf(`${hiddenValue(terms, seed, pool)}${seed}`),
    );
  });

  test("the round that reaches it wins the whole pool, and none before", () => {
    const { standing } = beginPool(terms, unopened(7n));
    const value = hiddenValue(terms, seedOf(1), standing);
    const missing = (value - terms.seedUnits) * 250n;
    const before = playRound(terms, standing, seedOf(1), round("a", missing - 1n));
    expect(before.moves.prize).toBeUndefined();
    const hit = playRound(terms, before.standing, seedOf(1), round("b", 1_000_000n));
    const pool = hit.standing.poolMicro / 1_000_000n + (hit.moves.prize ?? 0n);
    expect(pool >= value).toBe(true);
    expect(pool - (hit.moves.prize ?? 0n)).toBeLessThan(terms.stepUnits);
  });
});

test("a random draw depends on the seed and the round's name, and a stake only scales its chance", () => {
  const terms = random(0.003, 500, 1_000);
  const { standing } = beginPool(terms, unopened(7n));
  const hitBy = (stake: bigint, seed = seedOf(1)) =>
    Array.from({ length: 400 }, (_, n) => `r-${n}`).filter(
      (name) => playRound(terms, standing, seed, round(name, stake)).moves.prize !== undefined,
    );
  const [few, more] = [hitBy(50n * PESO), hitBy(200n * PESO)];
  expect(more.length).toBeGreaterThan(few.length);
  expect(few.every((name) => more.includes(name))).toBe(true);
  expect(hitBy(200n * PESO, seedOf(2))).not.toEqual(more);
  expect(hitBy(1_000n * PESO)).toHaveLength(400);
});

const anyTerms = fc
  .record({
    contributionPpm: fc.bigInt(1n, 50_000n),
    seedUnits: fc.bigInt(1n, 10n ** 13n),
    room: fc.bigInt(2n, 10n ** 13n),
    stepUnits: fc.constantFrom(1n, 1_000n, 100_000n),
    isRandom: fc.boolean(),
  })
  .map(({ room, isRandom, ...shares }): Terms => {
    return isRandom
      ? { kind: "RANDOM", ...shares, oddsUnits: room }
      : { kind: "MUST_HIT_BY", ...shares, ceilingUnits: shares.seedUnits + room };
  });

test("nothing is lost or made: pool and reserve are what was fed, advanced and seeded, less prizes, to the millionth", () => {
  fc.assert(
    fc.property(
      anyTerms,
      fc.array(fc.tuple(fc.bigInt(1n, 10n ** 10n), fc.boolean()), { maxLength: 60 }),
      (terms, rounds) => {
        const start = beginPool(terms, unopened(9n));
        let { standing } = start;
        const sum = { pool: start.moves.seeded, reserve: 0n, advanced: start.moves.advanced };
        let staked = 0n;
        const add = ({ moves }: ReturnType<typeof playRound>) => {
          sum.pool += moves.fed + moves.seeded - (moves.prize ?? 0n);
          sum.reserve += moves.reserved + moves.advanced - moves.seeded;
          sum.advanced += moves.advanced;
        };
        const given: bigint[] = [];
        for (const [n, [stake, isBack]] of rounds.entries()) {
          const back = isBack ? given.pop() : undefined;
          const units = back === undefined ? stake : -back;
          const played = playRound(terms, standing, seedOf(standing.cycle), round(`${n}`, units));
          add(played);
          standing = played.standing;
          staked += units;
          if (back === undefined) given.push(stake);
          if (played.moves.prize === undefined) continue;
          expect(played.moves.prize % terms.stepUnits).toBe(0n);
          const next = beginPool(terms, standing);
          add({ ...next });
          standing = next.standing;
          // What fed a pool that is won stays there.
          given.length = 0;
        }
        expect(standing.poolMicro / 1_000_000n).toBe(sum.pool);
        expect(standing.reserveMicro / 1_000_000n).toBe(sum.reserve);
        expect(standing.advanced).toBe(sum.advanced);
        expect(standing.poolMicro >= terms.seedUnits * 1_000_000n).toBe(true);
        expect(standing.reserveMicro >= 0n && standing.advanced >= 0n).toBe(true);
        const shares = terms.contributionPpm + reservePpm(terms);
        const kept = standing.poolMicro + standing.reserveMicro - standing.advanced * 1_000_000n;
        const prizes = kept - staked * shares;
        expect(prizes % 1_000_000n).toBe(0n);
      },
    ),
  );
});

test("many tiny stakes feed a pool exactly as much as one large one", () => {
  const terms = mustHit(0.000003, 1_000, 1_000_000);
  const tiny = playMany(terms, 7n, 5_000).standing;
  const large = playMany(terms, 35_000n, 1).standing;
  expect(tiny).toEqual(large);
});

test("what a round gets back it takes out of its own pool, and of none that came later", () => {
  const terms = random(0.01, 100, 1_000_000_000);
  const { standing } = beginPool(terms, unopened(7n));
  const fed = playRound(terms, standing, seedOf(1), round("a", 777n)).standing;
  const back = (fedThisPool: boolean) =>
    playRound(terms, fed, seedOf(1), round("a", -777n, fedThisPool)).standing;
  expect(back(true)).toEqual(standing);
  expect(back(false)).toEqual(fed);
});
