import type { Game } from "@perya/api-client/player";
import { PlayersNow } from "../../../shared/activity/players-now.tsx";
import { gamePage, isLottery, playInPress } from "../../../shared/games/open-game.ts";
import { Tile, type DetailsProps } from "../../../shared/tile/tile.tsx";
import type { TileShape } from "../../../shared/tile/tile-face.tsx";
import { useText } from "../../../shared/language/text.ts";
import { part } from "../../../shared/loading/part.tsx";
import { Heart } from "./heart.tsx";

const GameDetails = part<DetailsProps & { readonly game: Game }>(
  () => import("../details/game-details.tsx"),
);

interface GameTileProps {
  readonly game: Game;
  readonly shape?: TileShape;
  readonly eager?: boolean;
  readonly heading?: "h2" | "h3";
  /** It has a heart: everywhere in the lobbies, at home those of the hot games and the slots. */
  readonly heart?: boolean;
}

/** A game as a tile. */
export function GameTile({ game, shape, eager, heading, heart = false }: GameTileProps) {
  const t = useText("tile");
  const { displayName, gameId, isHot, isNew } = game;
  return (
    <Tile
      of={gameId}
      name={displayName}
      language={game.nameLanguage}
      art={shape === "poster" ? game.showIcon : game.iconUrl || game.showIcon}
      shape={shape}
      lettered={!isLottery(game)}
      eager={eager}
      heading={heading}
      link={{
        to: gamePage(game),
        search: { gameId },
        ...playInPress(game),
        "aria-label": t("playNamed", { game: displayName }),
      }}
      badge={
        isHot === 1
          ? { look: "hot", text: t("hot") }
          : isNew
            ? { look: "new", text: t("new") }
            : undefined
      }
      line={
        <>
          <span className="truncate">
            {game.rtp ? <bdi dir="ltr">{t("returns", { rtp: game.rtp })}</bdi> : game.vendorName}
          </span>
          <PlayersNow gameId={gameId} />
        </>
      }
      details={(shown) => <GameDetails {...shown} game={game} />}
    >
      {heart && <Heart game={game} small />}
    </Tile>
  );
}
