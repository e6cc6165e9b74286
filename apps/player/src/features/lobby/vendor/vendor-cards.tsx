import type { Game } from "@perya/api-client/player";
import { Failed } from "../../../shared/layout/states.tsx";
import { EAGER, TILES } from "../../../shared/tile/tile-face.tsx";
import { useText } from "../../../shared/language/text.ts";
import type { Filter } from "../filter/filter.ts";
import { GameTile } from "../card/game-tile.tsx";
import { GridPlaces } from "../list/game-grid.tsx";
import type { Lobby } from "../lobbies.ts";
import { NoGames } from "../list/no-games.tsx";
import { useCategory } from "./vendors.ts";
import { VendorTile } from "./vendor-tile.tsx";

/** The vendors of a category, each a card that opens its game or the list of them. */
export function VendorCards({ lobby, filter }: { lobby: Lobby; filter: Filter }) {
  const category = useCategory(lobby.category);
  if (category.isPending) return <GridPlaces />;
  if (category.isError)
    return <Failed fault={category.error} onRetry={() => void category.refetch()} />;
  const cards = category.data?.cards ?? [];
  if (cards.length === 0) return <NoGames lobby={lobby} filter={filter} chosen={[]} />;
  return <CategoryCards cards={cards} leads />;
}

/** Where other content comes first, cards are in a row that scrolls sideways on a phone. */
const SIDEWAYS =
  "max-sm:snap-x max-sm:auto-cols-[30%] max-sm:grid-flow-col max-sm:grid-cols-none max-sm:overflow-x-auto max-sm:overscroll-x-contain max-sm:py-1 max-sm:[scrollbar-width:none]";

interface CategoryCardsProps {
  readonly cards: readonly Game[];
  /** They stand at the top of the page, so their first pictures load with it. */
  readonly leads?: boolean;
  readonly sideways?: boolean;
}

/** The cards of a category, and how many there are. */
export function CategoryCards({ cards, leads = false, sideways = false }: CategoryCardsProps) {
  const t = useText("lobby");
  return (
    <div className="@container grid gap-5">
      <p aria-live="polite" className="text-sm text-soft">
        {t("vendorCount", { count: cards.length })}
      </p>
      <ul className={`${TILES} ${sideways ? SIDEWAYS : ""}`}>
        {cards.map((game, at) => (
          <li key={game.gameId} className="snap-start">
            {game.isGame === "VASSALAGE" ? (
              <VendorTile vendor={game} eager={leads && at < EAGER} />
            ) : (
              <GameTile game={game} shape="poster" eager={leads && at < EAGER} heart />
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
