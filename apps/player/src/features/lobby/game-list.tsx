import { useDeferredValue } from "react";
import { Failed } from "../../shared/states.tsx";
import { useToken } from "../../shared/session.ts";
import { useText } from "../../shared/text.ts";
import { GameGrid, GridPlaces } from "./game-grid.tsx";
import type { Filter } from "./filter.ts";
import type { Lobby } from "./lobbies.ts";
import { MoreGames } from "./more-games.tsx";
import { NoGames } from "./no-games.tsx";
import { useGames } from "./use-games.ts";
import type { useFilter } from "./use-filter.ts";

interface GameListProps extends Pick<ReturnType<typeof useFilter>, "choose" | "after"> {
  readonly lobby: Lobby;
  readonly filter: Filter;
  readonly chosen: readonly string[];
}

/** The games that were chosen, with more of them behind. What is typed comes first, and the games for it when there is time. */
export function GameList({ lobby, filter: now, chosen, choose, after }: GameListProps) {
  const filter = useDeferredValue(now);
  const t = useText("lobby");
  const { games, pending, coming, fault, retry, totalPages } = useGames(lobby, filter);
  const guest = useToken() === undefined;
  const locked = guest && filter.q === "" && (filter.list === "fav" || filter.list === "recent");
  if (fault && games.length === 0) return <Failed fault={fault} onRetry={retry} />;
  if (locked) return <NoGames lobby={lobby} filter={filter} chosen={chosen} />;
  if (pending) return <GridPlaces />;
  return (
    <div className="grid gap-5">
      <p aria-live="polite" className={games.length === 0 ? "sr-only" : "text-sm text-soft"}>
        {totalPages > 1
          ? t("countOfPages", { count: games.length, page: String(filter.pageNo), pages: String(totalPages) })
          : t("count", { count: games.length })}
      </p>
      {games.length === 0 ? <NoGames lobby={lobby} filter={filter} chosen={chosen} /> : <GameGrid games={games} />}
      {fault && <Failed fault={fault} onRetry={retry} />}
      <MoreGames
        filter={filter}
        totalPages={totalPages}
        coming={coming}
        more={() => choose({ from: filter.from, pageNo: Math.min(totalPages, filter.pageNo + 1) })}
        at={(pageNo) => after({ pageNo })}
      />
    </div>
  );
}
