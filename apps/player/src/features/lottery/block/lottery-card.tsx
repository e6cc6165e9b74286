import { useNow } from "../../../shared/live/use-now.ts";
import { useOnDevice } from "../../../shared/device/use-on-device.ts";
import { Link } from "../../../shared/routing/link.tsx";
import { useText } from "../../../shared/language/text.ts";
import type { ReactNode } from "react";
import { GameIcon } from "../art/game-icon.tsx";
import { lookOf } from "../art/look-of.ts";
import { Ball } from "../board/ball.tsx";
import { Countdown } from "../clock/countdown.tsx";
import { OpensAt } from "../clock/opens-at.tsx";
import { isOn } from "../clock/time-left.ts";
import { previousNumbers } from "../menus/previous-numbers.ts";
import { saleOf } from "../menus/sale-of.ts";
import { askedOf, pageOf } from "../menus/where-to.ts";
import type { LotteryItem } from "@perya/api-client/player";

/** Cards beside each other, as many as there is room for. */
export const CARDS = "grid grid-cols-[repeat(auto-fill,minmax(min(100%,17rem),1fr))] gap-3";
/** The same on a phone, where they would make a page too long: in a row that is pushed sideways. */
export const SIDEWAYS =
  "max-sm:snap-x max-sm:auto-cols-[17rem] max-sm:grid-flow-col max-sm:grid-cols-none max-sm:overflow-x-auto max-sm:overscroll-x-contain max-sm:py-1 max-sm:[scrollbar-width:none]";

/**
 * A lottery: its sign, its name, the time left and what was drawn last. All of it leads to the
 * counter; what stands in its corner is given from outside.
 */
export function LotteryCard({
  item,
  heading: Heading = "h3",
  children,
}: {
  item: LotteryItem;
  heading?: "h2" | "h3";
  children?: ReactNode;
}) {
  const t = useText("lottery");
  const sale = saleOf(item);
  const now = useNow();
  const on = useOnDevice() && isOn(sale, now);
  return (
    <article
      data-on={on || undefined}
      className="group relative grid h-full content-start gap-3 overflow-hidden rounded-2xl border border-line bg-raised p-4 transition-[transform,border-color] duration-150 hover:-translate-y-0.5 hover:border-bulb motion-reduce:transform-none"
    >
      <header className="grid grid-cols-[3.5rem_1fr] items-center gap-3 pe-9">
        <GameIcon game={item} />
        <div className="grid min-w-0">
          <Heading
            lang={item.nameLanguage || undefined}
            dir="auto"
            className="line-clamp-2 font-display text-lg leading-tight font-bold"
          >
            <Link
              to={pageOf(item)}
              search={askedOf(item)}
              aria-label={t("card.play", { game: item.remark })}
              className="after:absolute after:inset-0 after:content-['']"
            >
              {item.remark}
            </Link>
          </Heading>
          <Countdown
            sale={sale}
            className={`text-lg/6 font-semibold ${on ? "text-bulb-ink" : "text-soft"}`}
          />
          {/* Its place is there before it is needed, so that no card grows by itself. */}
          <p className="min-h-4 text-xs text-soft">
            <OpensAt at={item.saleOpensAt} />
          </p>
        </div>
      </header>
      <LastNumbers item={item} />
      {children}
    </article>
  );
}

/**
 * What was drawn last: each prize that the menu names in a line of its own, however many numbers it
 * has. Without a draw the first line is empty, so that no card grows with its first.
 */
function LastNumbers({ item }: { item: LotteryItem }) {
  const t = useText("lottery");
  const prizes = previousNumbers(item.previousWinningNumber);
  if (prizes.length === 0)
    return <p className="flex h-7 items-center truncate text-sm text-soft">{t("card.noLast")}</p>;
  return (
    <div className="grid gap-1">
      <span className="sr-only">{t("card.last")}</span>
      {prizes.map((prize, line) => (
        <p key={line} dir="ltr" className="flex h-7 min-w-0 items-center gap-1 *:min-w-0 *:shrink">
          {prize.map((number, at) => (
            <Ball key={at} number={number} small look={lookOf(item.gameCode)} />
          ))}
        </p>
      ))}
    </div>
  );
}

/** The way from home to all lotteries. */
export function MoreTile() {
  const t = useText("lottery");
  return (
    <Link
      to="/elott"
      className="grid h-full min-h-36 place-items-center content-center gap-1 rounded-2xl border border-dashed border-edge p-4 text-center hover:border-bulb"
    >
      <span className="font-display text-lg font-bold text-violet">{t("card.more")}</span>
      <span className="text-sm text-soft">{t("card.moreText")}</span>
    </Link>
  );
}

/** A card's place while the lotteries are fetched. */
export function LotteryPlace() {
  return <div className="h-36 animate-pulse rounded-2xl bg-raised motion-reduce:animate-none" />;
}
