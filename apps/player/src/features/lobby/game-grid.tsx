import type { Game } from "@perya/api-client/player";
import { useQuery } from "@tanstack/react-query";
import { reading } from "../../shared/api.ts";
import { buttonClass } from "../../shared/controls.tsx";
import { Empty, Failed } from "../../shared/states.tsx";
import { CardPlace, GameCard } from "./game-card.tsx";
import { useText } from "../../shared/text.ts";
import { Link } from "../../shared/routing/link.tsx";

/** All games in a grid, or a row one pushes sideways. A row keeps its height whatever is in it, so nothing below it ever jumps. */
type Layout = "grid" | "rail-3" | "rail-2";

const RAIL =
  "grid snap-x grid-flow-col gap-3 overflow-x-auto overscroll-x-contain py-1 auto-cols-[44%] sm:auto-cols-[30%] lg:auto-cols-[23%] xl:gap-4";
const LAYOUTS: Readonly<Record<Layout, string>> = {
  grid: "grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-4 xl:grid-cols-5 xl:gap-4",
  "rail-3": `${RAIL} xl:auto-cols-[calc((100%-2rem)/3)]`,
  "rail-2": `${RAIL} xl:auto-cols-[calc((100%-1rem)/2)]`,
};

interface GameGridProps {
  readonly gameType?: "RNG" | "INHOUSE";
  readonly name?: string;
  readonly layout?: Layout;
  readonly empty: string;
}

/** The games of one lobby, or of a search in it. */
export function GameGrid({ gameType, name = "", layout = "grid", empty }: GameGridProps) {
  const t = useText("lobby");
  const query = useQuery(reading("/games", { query: { gameType, gameName: name } }));
  if (query.isPending) return <Places layout={layout} />;
  if (query.isError) return <Failed fault={query.error} onRetry={() => void query.refetch()} />;
  const { games } = query.data;
  return (
    <>
      <p className="sr-only" aria-live="polite">
        {t("count", { count: games.length })}
      </p>
      {games.length === 0 ? <NoGames title={empty} searched={name !== ""} /> : <Cards games={games} layout={layout} />}
    </>
  );
}

function Cards({ games, layout }: { games: readonly Game[]; layout: Layout }) {
  return (
    <ul className={LAYOUTS[layout]}>
      {games.map((game, at) => (
        <li key={game.gameId} className="snap-start">
          <GameCard game={game} eager={at < 4} />
        </li>
      ))}
    </ul>
  );
}

function NoGames({ title, searched }: { title: string; searched: boolean }) {
  const t = useText("lobby");
  return (
    <Empty title={title}>
      {searched && (
        <Link to="." search={{}} className={buttonClass("plain")}>
          {t("all")}
        </Link>
      )}
    </Empty>
  );
}

function Places({ layout }: { layout: Layout }) {
  const t = useText("lobby");
  return (
    <div role="status" aria-busy="true" aria-label={t("loading")} className={LAYOUTS[layout]}>
      {Array.from({ length: layout === "grid" ? 5 : Number(layout.at(-1)) }, (_, place) => (
        <CardPlace key={place} />
      ))}
    </div>
  );
}
