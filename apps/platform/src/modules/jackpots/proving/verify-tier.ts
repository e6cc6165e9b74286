import {
  hiddenValue,
  isTriggered,
  poolCommitment,
  reservePpm,
  type Terms,
} from "@perya/jackpot-kit";
import type { Tx } from "@perya/postgres";
import type { TurnoverSource } from "../../turnover/index.ts";
import { selectFedRounds, type FedRound } from "../feeding/fed-rounds.store.ts";
import type { Positions } from "../feeding/pools.store.ts";
import { roundName } from "../feeding/run-tier.ts";
import { openPoolSeed } from "../feeding/secret-seed.ts";
import type { Jackpot, Tier } from "../making/jackpot.ts";
import { selectPools, type StoredPool } from "./pools-again.store.ts";

const MILLION = 1_000_000n;
/** Entries of a source that are read at once. */
const AT_ONCE = 50_000n;
const SOURCES = ["rounds", "lottery"] as const;

/** What a tier was found to be. */
export interface TierProof {
  readonly pools: number;
  readonly rounds: number;
  readonly problems: readonly string[];
}

/**
 * Plays all rounds of a tier again from its first pool up to where it is fed. Sums don't depend on
 * the order of the two sources within a pool, and a random draw on the round alone, so all of it is
 * exact; of a must-hit-by its last round is looked at.
 */
export async function verifyTier(
  tx: Tx,
  secretKey: string,
  { jackpot, tier, fedTo }: { jackpot: Jackpot; tier: Tier; fedTo: Positions },
): Promise<TierProof> {
  const { terms, standing } = tier;
  const pools = await selectPools(tx, tier.id);
  const problems: string[] = [];
  let [poolMicro, staked, rounds] = [0n, 0n, 0];
  for (const [at, pool] of pools.entries()) {
    const to = pool.to ?? fedTo;
    const next = pools[at + 1]?.from ?? to;
    const seed = pool.seed ?? openPoolSeed(secretKey, pool);
    const say = (what: string) => problems.push(`tier ${tier.id}, pool ${pool.cycle}: ${what}`);
    if (pool.cycle !== at + 1 || next.rounds !== to.rounds || next.lottery !== to.lottery)
      say("is not followed by the next");
    if (poolCommitment(terms, seed, pool) !== pool.commitment) say("was not committed to");
    if (pool.round !== null && !SOURCES.some((one) => pool.round === roundName(one, to[one])))
      say("ends with another round");
    const played = await playPool(tx, jackpot, { terms, pool, seed, to });
    rounds += played.rounds;
    staked += played.staked;
    poolMicro += terms.seedUnits * MILLION + played.staked * terms.contributionPpm;
    const won = pool.round === null ? [] : [pool.round];
    const isRight = terms.kind === "MUST_HIT_BY" || played.won.join() === won.join();
    if (!isRight) say("was won by another round");
    if (pool.prizeUnits === null) continue;
    const whole = poolMicro / MILLION;
    if (whole - (whole % terms.stepUnits) !== pool.prizeUnits) say("paid another sum");
    if (terms.kind === "MUST_HIT_BY" && whole < hiddenValue(terms, seed, pool))
      say("was paid below its hidden value");
    poolMicro -= pool.prizeUnits * MILLION;
  }
  if (poolMicro !== standing.poolMicro) problems.push(`tier ${tier.id}: the pool is another`);
  const seeds = BigInt(pools.length) * terms.seedUnits * MILLION;
  const left = staked * reservePpm(terms) - seeds;
  if (standing.reserveMicro - standing.advanced * MILLION !== left)
    problems.push(`tier ${tier.id}: the reserve is another`);
  return { pools: pools.length, rounds, problems };
}

interface PoolAgain {
  readonly terms: Terms;
  readonly pool: StoredPool;
  readonly seed: string;
  readonly to: Positions;
}

async function playPool(tx: Tx, jackpot: Jackpot, { terms, pool, seed, to }: PoolAgain) {
  const won: string[] = [];
  let [staked, rounds] = [0n, 0];
  const add = (source: TurnoverSource, { number, stakeUnits, closedBy }: FedRound) => {
    rounds++;
    if (stakeUnits < 0n && (closedBy === null || closedBy <= pool.from[source])) return;
    staked += stakeUnits;
    if (terms.kind === "MUST_HIT_BY" || stakeUnits < 0n) return;
    const name = roundName(source, number);
    if (isTriggered(terms.oddsUnits, stakeUnits, seed, pool, name)) won.push(name);
  };
  for (const source of SOURCES)
    for (let from = pool.from[source]; from < to[source]; from += AT_ONCE) {
      const end = from + AT_ONCE < to[source] ? from + AT_ONCE : to[source];
      const fed = await selectFedRounds(tx, { source, from, to: end }, [jackpot.id]);
      for (const round of fed) add(source, round);
    }
  return { won, staked, rounds };
}
