import { tellFact } from "../../facts/index.ts";
import type { EndGames } from "../exclusion/bar.ts";
import { playEnded } from "../facts.ts";

/** Ends a player's games, and tells those who hold money that games of theirs are played with. */
export const endPlay =
  (endGames: EndGames): EndGames =>
  async (tx, player) => {
    await endGames(tx, player);
    await tellFact(tx, playEnded, { player });
  };
