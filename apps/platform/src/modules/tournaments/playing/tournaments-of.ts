import type { Tx } from "@perya/postgres";
import type { Brand } from "../../brands/index.ts";
import { visibleGamesByCode } from "../../catalogue/index.ts";
import { prizesOf } from "../paying/prizes-of.ts";
import { selectPrizesOf, type Prize } from "../paying/prizes.store.ts";
import type { Tournament } from "../tournament.ts";
import { selectStandings, type StandingIn } from "./standings.store.ts";

type Games = Awaited<ReturnType<typeof visibleGamesByCode>>;

/** A tournament as it stands for a player. Amounts are ledger units. */
export interface TournamentOf {
  readonly tournament: Tournament;
  readonly standing: StandingIn;
  /** What the fees of the pool have come to. */
  readonly pool: bigint;
  /** What each place brings as it stands, the first one first. */
  readonly prizes: readonly bigint[];
  /** What the player has won; undefined for nothing, and before the table is final. */
  readonly won: Prize | undefined;
  /** The games it is of that the brand shows; empty where it is not of games by name. */
  readonly games: Games;
}

/** Tournaments as they stand for a player. */
export async function tournamentsOf(
  tx: Tx,
  tournaments: readonly Tournament[],
  player: bigint,
  brand: Brand,
): Promise<TournamentOf[]> {
  const ids = tournaments.map(({ id }) => id);
  const standings = await selectStandings(tx, ids, player);
  const prizes = await selectPrizesOf(tx, player, ids);
  const named = tournaments.flatMap(({ games }) =>
    games.map(({ vendorId, code: gameCode }) => ({ vendorId, gameCode })),
  );
  const games = named.length === 0 ? [] : await visibleGamesByCode(tx, brand.id, named);
  return tournaments.map((tournament) => {
    const standing = standings.get(tournament.id);
    if (!standing) throw new Error("A tournament has no standing");
    const pool = tournament.finalAt ? tournament.pool : poolOf(tournament, standing);
    return {
      tournament,
      standing,
      pool,
      prizes: prizesNow(tournament, pool, standing),
      won: prizes.get(tournament.id),
      games: games.filter((game) => tournament.games.some(({ slug }) => slug === game.slug)),
    };
  });
}

const poolOf = ({ feeTo }: Tournament, { fees }: StandingIn) => (feeTo === "POOL" ? fees : 0n);

/** Until the table is final, as if all places were taken. */
function prizesNow(tournament: Tournament, pool: bigint, { placed }: StandingIn): bigint[] {
  const places = Math.max(tournament.prizes.length, tournament.shares.length);
  return prizesOf(tournament, pool, tournament.finalAt ? placed : places);
}
