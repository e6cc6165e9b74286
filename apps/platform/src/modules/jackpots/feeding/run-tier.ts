import {
  beginPool,
  hiddenValue,
  playRound,
  type Played,
  type Round,
  type Standing,
} from "@perya/jackpot-kit";
import type { TurnoverSource } from "../../turnover/index.ts";
import type { Tier } from "../making/jackpot.ts";
import type { FedRound } from "./fed-rounds.store.ts";
import type { Hit, Positions } from "./pools.store.ts";
import type { Tally } from "./tally.ts";

const MILLION = 1_000_000n;

/** A tier while it is fed in one transaction. */
export interface RunningTier {
  readonly tier: Tier;
  /** Whether its jackpot ends with the next hit. */
  readonly ending: boolean;
  readonly tally: Tally;
  standing: Standing;
  running: boolean;
  seed: string;
  /** After which entries the pool began. */
  from: Positions;
  /** Whether it stands elsewhere than it is stored. */
  changed: boolean;
}

/** The name of a round, which its draw goes by: its place in the record of turnover. */
export const roundName = (source: TurnoverSource, number: bigint) => `${source}-${number}`;

/**
 * Plays a round at a tier, when the sources have been read so far. Returns what the vendor
 * contributed in ledger units, and the hit, after which `beginNext` or `endTier` has to be called.
 */
export function feedTier(
  of: RunningTier,
  source: TurnoverSource,
  round: FedRound,
  reached: Positions,
): { readonly contributed: bigint; readonly hit: Hit | undefined } {
  const { tier, seed } = of;
  const played: Played = playRound(tier.terms, of.standing, seed, roundOf(of, source, round));
  const { moves } = played;
  of.standing = played.standing;
  of.changed = true;
  of.tally.add(moves, round.vendorId);
  const contributed = moves.fed + moves.reserved;
  if (moves.prize === undefined) return { contributed, hit: undefined };
  const { cycle } = of.standing;
  const pool = { tier: tier.id, cycle };
  const hit: Hit = {
    ...pool,
    player: round.player,
    prizeUnits: moves.prize,
    round: roundName(source, round.number),
    to: { ...reached, [source]: round.number },
    stakeUnits: round.stakeUnits,
    vendorId: round.vendorId,
    gameCode: round.gameCode,
    seed,
    hiddenUnits: tier.terms.kind === "MUST_HIT_BY" ? hiddenValue(tier.terms, seed, pool) : null,
  };
  return { contributed, hit };
}

function roundOf(of: RunningTier, source: TurnoverSource, round: FedRound): Round {
  const { number, stakeUnits, closedBy } = round;
  const fedThisPool = stakeUnits > 0n || (closedBy !== null && closedBy > of.from[source]);
  return { name: roundName(source, number), stakeUnits, fedThisPool };
}

/** Begins the next pool of a tier after its hit; its seed is the caller's. */
export function beginNext(of: RunningTier, from: Positions): void {
  const { standing, moves } = beginPool(of.tier.terms, of.standing);
  of.standing = standing;
  of.from = from;
  of.changed = true;
  of.tally.add(moves);
}

/** Ends a tier that was hit: the operator gets its reserve, and no other pool begins. */
export function endTier(of: RunningTier): void {
  const left = of.standing.reserveMicro / MILLION;
  of.tally.giveBack(left);
  const { reserveMicro, advanced } = of.standing;
  of.standing = {
    ...of.standing,
    reserveMicro: reserveMicro - left * MILLION,
    advanced: advanced - left,
  };
  of.running = false;
}
