import type { Game } from "@perya/api-client/player";
import { Failed } from "../../shared/states.tsx";
import { useText } from "../../shared/text.ts";
import type { Filter } from "./filter.ts";
import { GameCard } from "./game-card.tsx";
import { GridPlaces } from "./game-grid.tsx";
import type { Lobby } from "./lobbies.ts";
import { NoGames } from "./no-games.tsx";
import { useLane } from "./vendors.ts";

const EAGER = 4;

/** The vendors of a lane, each a card that opens its game or the list of them. */
export function VendorCards({ lobby, filter }: { lobby: Lobby; filter: Filter }) {
  const lane = useLane(lobby.lane);
  if (lane.isPending) return <GridPlaces />;
  if (lane.isError) return <Failed fault={lane.error} onRetry={() => void lane.refetch()} />;
  const cards = lane.data?.cards ?? [];
  if (cards.length === 0) return <NoGames lobby={lobby} filter={filter} chosen={[]} />;
  return <LaneCards cards={cards} eager={EAGER} />;
}

/** Where other things come first, cards stand in a row that a phone pushes sideways. */
const SIDEWAYS =
  "max-sm:snap-x max-sm:auto-cols-[44%] max-sm:grid-flow-col max-sm:grid-cols-none max-sm:overflow-x-auto max-sm:overscroll-x-contain max-sm:py-1 max-sm:[scrollbar-width:none]";

interface LaneCardsProps {
  readonly cards: readonly Game[];
  /** So many pictures are in sight, and asked for at once. */
  readonly eager?: number;
  readonly sideways?: boolean;
}

/** The cards of a lane, and how many there are. */
export function LaneCards({ cards, eager = 0, sideways = false }: LaneCardsProps) {
  const t = useText("lobby");
  return (
    <div className="grid gap-5">
      <p aria-live="polite" className="text-sm text-soft">
        {t("vendorCount", { count: cards.length })}
      </p>
      <ul
        className={`grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-4 xl:grid-cols-5 xl:gap-4 ${sideways ? SIDEWAYS : ""}`}
      >
        {cards.map((game, at) => (
          <li key={game.gameId} className="snap-start">
            <GameCard game={game} eager={at < eager} />
          </li>
        ))}
      </ul>
    </div>
  );
}
