import type { Tx } from "@perya/postgres";
import type { Studio } from "../../../studio.ts";
import { publicSeed } from "../../seeds/index.ts";
import type { Round } from "../round.ts";
import { selectActions } from "../rounds.store.ts";
import { rulesOf } from "../rules-of.ts";
import { showRound } from "./show-round.ts";

/**
 * Everything needed to recompute a round. The server seed is null until its player has rotated
 * it.
 */
export async function describeRound(tx: Tx, studio: Studio, round: Round) {
  const { config, games } = studio;
  const seed = await publicSeed(tx, config.secretKey, round.seed);
  const view = showRound(studio, round);
  return {
    round: round.id,
    game_code: round.game,
    version: round.version,
    fair_code: rulesOf(games, round.game).fairCode,
    commitment: seed.commitment,
    server_seed: seed.serverSeed,
    client_seed: seed.clientSeed,
    nonce: round.nonce,
    choice: round.choice,
    actions: await selectActions(tx, round.id),
    state: view.state,
    status: round.status,
    stake: view.stake,
    payout: view.payout,
    currency: round.currency,
  };
}
