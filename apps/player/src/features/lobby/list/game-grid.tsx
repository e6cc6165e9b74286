import type { Game } from "@perya/api-client/player";
import { memo } from "react";
import { useText } from "../../../shared/language/text.ts";
import { EAGER, TilePlace, TILES } from "../../../shared/tile/tile-face.tsx";
import { GameTile } from "../card/game-tile.tsx";
import { Windowed } from "./windowed.tsx";

const PLACES = 21;

/**
 * A virtualised grid of games: ten thousand are as light as twenty.
 */
export function GameGrid({ games }: { games: readonly Game[] }) {
  return (
    <div className="@container">
      <Windowed items={games} className={TILES}>
        {(game, at) => <Place game={game} eager={at < EAGER} />}
      </Windowed>
    </div>
  );
}

/** A tile of the grid, which does not rerender when others come and go. */
const Place = memo(function Place({ game, eager }: { game: Game; eager: boolean }) {
  return <GameTile game={game} eager={eager} shape="poster" heading="h2" heart />;
});

/** The grid's placeholder. */
export function GridPlaces() {
  const t = useText("lobby");
  return (
    <div role="status" aria-busy="true" aria-label={t("loading")} className="@container">
      <div className={TILES}>
        {Array.from({ length: PLACES }, (_, place) => (
          <TilePlace key={place} shape="poster" />
        ))}
      </div>
    </div>
  );
}
