import type { LanguageCode } from "@perya/languages";
import { returnPpm } from "@perya/jackpot-kit";
import type { Tx } from "@perya/postgres";
import type { z } from "zod";
import { gameNames, nameFor } from "../../catalogue/index.ts";
import { playersByIds } from "../../players/index.ts";
import { maskName } from "../../winners/index.ts";
import { selectRunning } from "../feeding/pools.store.ts";
import { shownUnits, type FeedingGame } from "../making/jackpot.ts";
import { selectJackpots } from "../making/jackpots.store.ts";
import { selectHits } from "./shown.store.ts";
import type { wireJackpot } from "./wire.ts";

/** A brand's jackpots that are fed, with their last hits, for a reader of some languages. */
export async function jackpotsShown(
  tx: Tx,
  brandId: bigint,
  readable: readonly LanguageCode[],
): Promise<z.infer<typeof wireJackpot>[]> {
  const jackpots = (await selectJackpots(tx, brandId)).filter(
    ({ state }) => state === "OPEN" || state === "ENDING",
  );
  if (jackpots.length === 0) return [];
  const ids = jackpots.flatMap(({ tiers }) => tiers.map(({ id }) => id));
  const [pools, hits] = await Promise.all([selectRunning(tx, ids), selectHits(tx, ids)]);
  const winners = await playersByIds(tx, [...new Set(hits.map(({ player }) => player))]);
  const nameOf = (id: bigint) => maskName(winners.find((one) => one.id === id)?.username ?? "");
  const names = await gameNames(
    tx,
    jackpots.flatMap(({ games }) => games),
  );
  const gamesOf = (games: readonly FeedingGame[]) =>
    games.flatMap(({ slug, statedPpm }) => {
      const game = names.find((one) => one.slug === slug);
      if (!game) return [];
      const { name, language } = nameFor(game, readable);
      return [{ slug, name, nameLanguage: language, statedPpm }];
    });
  return jackpots.map(({ publicId, name, currency, tiers, games }) => {
    const money = (units: bigint) => ({ amount: units.toString(), currency });
    return {
      id: publicId,
      name,
      games: gamesOf(games),
      tiers: tiers.map(({ id, name: tier, terms, running, standing }) => ({
        id: id.toString(),
        name: tier,
        kind: terms.kind,
        contributionPpm: Number(terms.contributionPpm),
        returnPpm: Number(returnPpm(terms)),
        pool: money(shownUnits(terms, standing.poolMicro)),
        seed: money(terms.seedUnits),
        odds: terms.kind === "RANDOM" ? money(terms.oddsUnits) : null,
        ceiling: terms.kind === "MUST_HIT_BY" ? money(terms.ceilingUnits) : null,
        running,
        cycle: standing.cycle,
        commitment: pools.get(id)?.commitment ?? null,
        hits: hits
          .filter((hit) => hit.tier === id)
          .map((hit) => ({
            cycle: hit.cycle,
            at: hit.hitAt.toString(),
            winner: nameOf(hit.player),
            prize: money(hit.prizeUnits),
            round: hit.round,
            stake: money(hit.stakeUnits),
            commitment: hit.commitment,
            seed: hit.seed,
            hidden: hit.hiddenUnits === null ? null : money(hit.hiddenUnits),
          })),
      })),
    };
  });
}
