import type { LotteryItem } from "@perya/api-client/player";
import { PlayersInDraw } from "../../../shared/activity/players-now.tsx";
import { Tile, type DetailsProps } from "../../../shared/tile/tile.tsx";
import { useText } from "../../../shared/language/text.ts";
import { part } from "../../../shared/loading/part.tsx";
import { Countdown } from "../clock/countdown.tsx";
import { saleOf } from "../menus/sale-of.ts";
import { askedOf, pageOf } from "../menus/where-to.ts";

const LotteryDetails = part<DetailsProps & { readonly item: LotteryItem }>(
  () => import("./lottery-details.tsx"),
);

/** A lottery as a tile, with the time to its next draw. */
export function LotteryTile({ item, eager }: { item: LotteryItem; eager?: boolean }) {
  const t = useText("tile");
  return (
    <Tile
      of={item.gameCode}
      name={item.remark}
      language={item.nameLanguage}
      art={item.webIconUrl}
      lettered={false}
      eager={eager}
      link={{
        to: pageOf(item),
        search: askedOf(item),
        "aria-label": t("playNamed", { game: item.remark }),
      }}
      line={
        <>
          <Countdown sale={saleOf(item)} className="font-semibold text-bulb-ink" />
          <PlayersInDraw gameCode={item.gameCode} />
        </>
      }
      details={(shown) => <LotteryDetails {...shown} item={item} />}
    />
  );
}
