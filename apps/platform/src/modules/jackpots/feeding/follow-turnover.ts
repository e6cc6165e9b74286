import type { Tx } from "@perya/postgres";
import { addFigures, type HouseFigure } from "../../figures/index.ts";
import { writtenBy, type TurnoverSource } from "../../turnover/index.ts";
import type { Wallet } from "../../wallet/index.ts";
import type { Jackpot } from "../making/jackpot.ts";
import { selectFed } from "../making/jackpots.store.ts";
import { selectFedRounds, type FedRound } from "./fed-rounds.store.ts";
import { lockPositions, selectRunning, updatePosition, type Positions } from "./pools.store.ts";
import { beginNext, endTier, feedTier, type RunningTier } from "./run-tier.ts";
import { keepSeed, openPoolSeed } from "./secret-seed.ts";
import { Tally } from "./tally.ts";
import { winPool } from "./win-pool.ts";
import { writeTiers } from "./write-tiers.ts";

/** Entries of each source that are played in one transaction. */
const MOST_ENTRIES = 2_000n;
const SOURCES = ["rounds", "lottery"] as const;

/** What feeding needs of the platform. */
export interface Feeding {
  readonly wallet: Wallet;
  readonly secretKey: string;
}

/**
 * Feeds the jackpots from the next entries of the record of turnover, one after the other, and
 * pays what is hit: contributions, hits, resets and the position are one transaction, so repeated,
 * interrupted or run twice at once, each round is played once. Returns whether there are more.
 */
export async function followTurnover(tx: Tx, feeding: Feeding): Promise<boolean> {
  const positions = await lockPositions(tx);
  if (!positions) return false;
  const jackpots = await selectFed(tx);
  const running = await openTiers(tx, feeding.secretKey, jackpots);
  const reached = { ...positions };
  let hasMore = false;
  for (const source of SOURCES) {
    const from = positions[source];
    const written = await writtenBy(tx, source);
    const most = jackpots.length > 0 ? from + MOST_ENTRIES : written;
    const to = written > most ? most : written;
    if (to === from) continue;
    const ids = jackpots.map(({ id }) => id);
    const rounds = ids.length > 0 ? await selectFedRounds(tx, { source, from, to }, ids) : [];
    await play(tx, feeding.secretKey, { source, rounds, running, reached });
    reached[source] = to;
    await updatePosition(tx, source, to);
    hasMore ||= to < written;
  }
  const batch = `${reached.rounds}:${reached.lottery}`;
  await writeTiers(tx, feeding.wallet, { jackpots, running, batch });
  return hasMore;
}

type Running = ReadonlyMap<bigint, readonly RunningTier[]>;

/** The running tiers of some jackpots, with their seeds. */
async function openTiers(
  tx: Tx,
  secretKey: string,
  jackpots: readonly Jackpot[],
): Promise<Running> {
  const tiers = jackpots.flatMap((jackpot) => jackpot.tiers.filter(({ running }) => running));
  const pools =
    tiers.length > 0
      ? await selectRunning(
          tx,
          tiers.map(({ id }) => id),
        )
      : new Map();
  const opened = (jackpot: Jackpot) =>
    jackpot.tiers.flatMap((tier): RunningTier[] => {
      const pool = pools.get(tier.id);
      if (!pool || !tier.running) return [];
      const { standing } = tier;
      const seed = openPoolSeed(secretKey, pool);
      const ending = jackpot.state === "ENDING";
      const tally = new Tally(tier.id);
      return [
        { tier, ending, tally, standing, seed, from: pool.from, running: true, changed: false },
      ];
    });
  return new Map(jackpots.map((jackpot) => [jackpot.id, opened(jackpot)]));
}

interface Playing {
  readonly source: TurnoverSource;
  readonly rounds: readonly FedRound[];
  readonly running: Running;
  readonly reached: Positions;
}

async function play(
  tx: Tx,
  secretKey: string,
  { source, rounds, running, reached }: Playing,
): Promise<void> {
  const figures: HouseFigure[] = [];
  for (const round of rounds) {
    let units = 0n;
    for (const of of running.get(round.jackpotId) ?? []) {
      if (!of.running || round.number <= of.from[source]) continue;
      const { contributed, hit } = feedTier(of, source, round, reached);
      units += contributed;
      if (!hit) continue;
      await winPool(tx, of, hit, round);
      if (of.ending) endTier(of);
      else {
        beginNext(of, hit.to);
        of.seed = await keepSeed(tx, secretKey, of.tier.terms, {
          ...of.standing,
          from: of.from,
        });
      }
    }
    if (units !== 0n)
      figures.push({ ...round, excluded: false, measures: { jackpotStake: units } });
  }
  await addFigures(tx, figures, []);
}
