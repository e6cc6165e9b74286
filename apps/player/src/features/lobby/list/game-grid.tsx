import type { Game } from "@perya/api-client/player";
import { memo } from "react";
import { useText } from "../../../shared/language/text.ts";
import { Heart } from "../card/heart.tsx";
import { CardPlace, GameCard } from "../card/game-card.tsx";
import { Windowed } from "./windowed.tsx";

const GRID = "grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-4 xl:grid-cols-5 xl:gap-4";
/** Posters in sight at once on most screens. */
const EAGER = 4;
const PLACES = 10;

/**
 * A virtualised grid of games: ten thousand are as light as twenty.
 */
export function GameGrid({ games }: { games: readonly Game[] }) {
  return (
    <Windowed items={games} className={GRID}>
      {(game, at) => <Place game={game} eager={at < EAGER} />}
    </Windowed>
  );
}

/** A card of the grid, which does not rerender when others come and go. */
const Place = memo(function Place({ game, eager }: { game: Game; eager: boolean }) {
  return (
    <GameCard game={game} eager={eager} heading="h2">
      <Heart game={game} />
    </GameCard>
  );
});

/** The grid's placeholder. */
export function GridPlaces() {
  const t = useText("lobby");
  return (
    <div role="status" aria-busy="true" aria-label={t("loading")} className={GRID}>
      {Array.from({ length: PLACES }, (_, place) => (
        <CardPlace key={place} />
      ))}
    </div>
  );
}
