import type { LotteryItem } from "@perya/api-client/player";
import { buttonClass } from "../../../shared/forms/controls.tsx";
import { DetailsFrame } from "../../../shared/tile/details-frame.tsx";
import type { DetailsProps } from "../../../shared/tile/tile.tsx";
import { useText } from "../../../shared/language/text.ts";
import { Link } from "../../../shared/routing/link.tsx";
import { lookOf } from "../art/look-of.ts";
import { Ball } from "../board/ball.tsx";
import { Countdown } from "../clock/countdown.tsx";
import { previousNumbers } from "../menus/previous-numbers.ts";
import { saleOf } from "../menus/sale-of.ts";
import { askedOf, pageOf } from "../menus/where-to.ts";
import { LotteryHeart } from "./lottery-heart.tsx";

/** A lottery's next and last draw, and the way to its counter, where its odds and rules are. */
export default function LotteryDetails({
  item,
  ...shown
}: DetailsProps & { readonly item: LotteryItem }) {
  const t = useText("tile");
  const prizes = previousNumbers(item.previousWinningNumber);
  const tabIndex = shown.place === "card" ? -1 : undefined;
  return (
    <DetailsFrame
      {...shown}
      title={item.remark}
      language={item.nameLanguage}
      facts={[
        [t("fact.next"), <Countdown key="next" sale={saleOf(item)} />],
        ...(prizes.length > 0
          ? [
              [
                t("fact.last"),
                <span key="last" dir="ltr" className="grid gap-1">
                  {prizes.map((prize, line) => (
                    <span key={line} className="flex flex-wrap justify-end gap-1">
                      {prize.map((number, at) => (
                        <Ball key={at} number={number} small look={lookOf(item.gameCode)} />
                      ))}
                    </span>
                  ))}
                </span>,
              ] as const,
            ]
          : []),
      ]}
      heart={<LotteryHeart item={item} tabIndex={tabIndex} />}
      actions={
        <div className="grid auto-cols-fr grid-flow-col gap-2">
          <Link
            to={pageOf(item)}
            search={askedOf(item)}
            onClick={shown.hide}
            tabIndex={tabIndex}
            aria-label={t("playNamed", { game: item.remark })}
            className={buttonClass("primary")}
          >
            {t("play")}
          </Link>
        </div>
      }
    />
  );
}
