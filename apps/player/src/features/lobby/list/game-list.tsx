import type { GameVendor } from "@perya/api-client/player";
import { memo } from "react";
import { useBrand } from "../../../shared/brand/brand.ts";
import { Failed } from "../../../shared/layout/states.tsx";
import { useToken } from "../../../shared/session/session.ts";
import { useText } from "../../../shared/language/text.ts";
import { GameGrid, GridPlaces } from "./game-grid.tsx";
import { isOwn, NEW, type Filter } from "../filter/filter.ts";
import { kindName } from "../filter/kind-name.ts";
import type { Lobby } from "../lobbies.ts";
import { MoreGames } from "./more-games.tsx";
import { NoGames } from "./no-games.tsx";
import { useGames } from "../fetch/use-games.ts";
import type { Choosing } from "../filter/use-filter.ts";

interface GameListProps {
  readonly lobby: Lobby;
  readonly shown: Choosing;
  /** Undefined until they are known. */
  readonly vendors: readonly GameVendor[] | undefined;
}

/**
 * The filtered games, with more to load. Rerenders when other games are shown, not with every
 * change of the filter above it.
 */
export const GameList = memo(function GameList({
  lobby,
  shown: { filter, choose, after },
  vendors,
}: GameListProps) {
  const t = useText("lobby");
  const { games, pending, coming, fault, retry, totalPages } = useGames(lobby, filter);
  const chosen = useChosen(filter, vendors);
  const locked = useToken() === undefined && isOwn(filter);
  if (fault && games.length === 0) return <Failed fault={fault} onRetry={retry} />;
  if (locked) return <NoGames lobby={lobby} filter={filter} chosen={chosen} />;
  if (pending) return <GridPlaces />;
  return (
    <div className="grid gap-5">
      <p aria-live="polite" className={games.length === 0 ? "sr-only" : "text-sm text-soft"}>
        {totalPages > 1
          ? t("countOfPages", {
              count: games.length,
              page: String(filter.pageNo),
              pages: String(totalPages),
            })
          : t("count", { count: games.length })}
      </p>
      {games.length === 0 ? (
        <NoGames lobby={lobby} filter={filter} chosen={chosen} />
      ) : (
        <GameGrid games={games} />
      )}
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
});

/** The filter besides the list and the search, in words. */
function useChosen(filter: Filter, vendors: GameListProps["vendors"]): readonly string[] {
  const t = useText("lobby");
  const { currency } = useBrand();
  const vendor = vendors?.find(({ vassalage }) => vassalage === filter.vendor);
  return [
    filter.vendor && (vendor?.name ?? filter.vendor),
    filter.classify === NEW ? t("classify.new") : filter.classify && kindName(t, filter.classify),
    filter.minBet && t("filter.upTo", { bet: `${currency} ${filter.minBet}` }),
    filter.minLineNum && t("filter.andMore", { lines: Number(filter.minLineNum) }),
    filter.q,
  ].filter((word) => word !== "");
}
