import { useQuery } from "@tanstack/react-query";
import { useDeferredValue } from "react";
import { buttonClass } from "../../../shared/forms/controls.tsx";
import { Link } from "../../../shared/routing/link.tsx";
import { Empty, Failed } from "../../../shared/layout/states.tsx";
import { useText } from "../../../shared/language/text.ts";
import { TilePlace, TILES } from "../../../shared/tile/tile-face.tsx";
import { GameTile } from "../card/game-tile.tsx";
import { searchPage } from "../fetch/game-pages.ts";

/** The games of all categories that a search finds, as the visitor types. */
export default function FoundGames({ name }: { name: string }) {
  const t = useText("home");
  const asked = useDeferredValue(name);
  const { data, error, refetch } = useQuery({
    ...searchPage({ gameName: asked }),
    placeholderData: (last) => last,
  });
  if (error) return <Failed fault={error} onRetry={() => void refetch()} />;
  return (
    <section className="@container grid gap-4">
      <h2 dir="auto" className="font-display text-2xl font-bold">
        {t("search.results", { name: asked })}
      </h2>
      <p aria-live="polite" className="sr-only">
        {data ? t("search.count", { games: data.games.length }) : ""}
      </p>
      {!data && (
        <div role="status" aria-busy="true" aria-label={t("row.loading")} className={TILES}>
          {Array.from({ length: 5 }, (_, place) => (
            <TilePlace key={place} />
          ))}
        </div>
      )}
      {data && data.games.length > 0 && (
        <ul className={TILES}>
          {data.games.map((game) => (
            <li key={game.gameId} className="grid min-w-0">
              <GameTile game={game} />
            </li>
          ))}
        </ul>
      )}
      {data?.games.length === 0 && (
        <Empty title={t("search.none", { name: asked })}>
          <Link to="." replace keepScroll className={buttonClass("plain")}>
            {t("search.all")}
          </Link>
        </Empty>
      )}
    </section>
  );
}
