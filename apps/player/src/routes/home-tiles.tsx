import type { Game, LotteryItem } from "@perya/api-client/player";
import { useId } from "react";
import { GameTile } from "../features/lobby/card/game-tile.tsx";
import { useHot } from "../features/lobby/category/use-hot.ts";
import { LotteryTile } from "../features/lottery/block/lottery-tile.tsx";
import { usePopular } from "../features/lottery/menus/use-menus.ts";
import { EAGER, TilePlace, TILES } from "../shared/tile/tile-face.tsx";
import { Failed } from "../shared/layout/states.tsx";
import { useText } from "../shared/language/text.ts";
import { mixed, MOST_TILES } from "./mixed.ts";

/** Two whole rows where fewer than all stand beside each other. */
const WHOLE_ROWS =
  "@4xl:[&>:nth-child(n+13)]:hidden @min-[66rem]:[&>:nth-child(n+13)]:grid @min-[66rem]:[&>:nth-child(n+15)]:hidden @min-[78rem]:[&>:nth-child(n+15)]:grid";

/** Where a lottery will be: no game moves when it comes. */
interface Place {
  readonly place: number;
}
const PLACES: readonly Place[] = Array.from({ length: MOST_TILES }, (_, place) => ({ place }));

/** The first thing on home: hot games, with the featured lotteries among them. */
export function HomeTiles() {
  const t = useText("home");
  const heading = useId();
  const { games, name, fault, retry } = useHot();
  const lotteries = usePopular(true);
  const others = lotteries.data ?? (lotteries.isError ? [] : PLACES);
  const tiles = games && mixed<Game, LotteryItem | Place>(games, others);
  return (
    <section aria-labelledby={heading} className="@container min-w-0">
      <h2 id={heading} className="sr-only">
        {t(`row.${name}`)}
      </h2>
      {fault ? (
        <Failed fault={fault} onRetry={retry} />
      ) : !tiles ? (
        <div
          role="status"
          aria-busy="true"
          aria-label={t("row.loading")}
          className={`${TILES} ${WHOLE_ROWS}`}
        >
          {PLACES.map(({ place }) => (
            <TilePlace key={place} />
          ))}
        </div>
      ) : (
        <ul className={`${TILES} ${WHOLE_ROWS}`}>
          {tiles.map((tile, at) => (
            <li key={"place" in tile ? tile.place : tile.gameId} className="grid min-w-0">
              {"place" in tile ? (
                <TilePlace />
              ) : "remark" in tile ? (
                <LotteryTile item={tile} eager={at < EAGER} />
              ) : (
                <GameTile game={tile} eager={at < EAGER} heart />
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
