import type { Game } from "@perya/api-client/player";
import { useQuery } from "@tanstack/react-query";
import { reading } from "../../shared/api.ts";
import { Empty, Failed } from "../../shared/states.tsx";
import { GameCard } from "./game-card.tsx";

const GRID = "grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-4 xl:grid-cols-5 xl:gap-4";

/** The games of one lobby, or of a search in it. */
export function GameGrid({ gameType, name = "", empty }: { gameType?: "RNG" | "INHOUSE"; name?: string; empty: string }) {
  const query = useQuery(reading("/games", { query: { gameType, gameName: name } }));
  if (query.isPending) return <Placeholders />;
  if (query.isError) return <Failed fault={query.error} onRetry={() => void query.refetch()} />;
  const { games } = query.data;
  return (
    <>
      <p className="sr-only" aria-live="polite">
        {games.length} {games.length === 1 ? "game" : "games"}
      </p>
      {games.length === 0 ? <Empty title={empty} /> : <Cards games={games} />}
    </>
  );
}

function Cards({ games }: { games: readonly Game[] }) {
  return (
    <ul className={GRID}>
      {games.map((game, at) => (
        <li key={game.gameId}>
          <GameCard game={game} eager={at < 4} />
        </li>
      ))}
    </ul>
  );
}

function Placeholders() {
  return (
    <div className={GRID} aria-busy="true" aria-label="Loading games">
      {[1, 2, 3, 4].map((card) => (
        <div key={card} className="grid overflow-hidden rounded-2xl border border-line bg-raised">
          <div className="aspect-[3/4] animate-pulse bg-overlay motion-reduce:animate-none" />
          <div className="h-[4.6rem]" />
        </div>
      ))}
    </div>
  );
}
