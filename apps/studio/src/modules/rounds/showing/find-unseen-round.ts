import type { RoundView } from "@perya/game-kit";
import type { Studio } from "../../../studio.ts";
import { selectUnseenRound } from "../rounds.store.ts";
import { showRound } from "./show-round.ts";

/**
 * The player's last round of a game, while it is not over or was not watched to its end: the page
 * resumes it.
 */
export async function findUnseenRound(
  studio: Studio,
  player: bigint,
  game: string,
): Promise<RoundView | null> {
  const round = await selectUnseenRound(studio.db, player, game);
  return round ? showRound(studio, round) : null;
}
