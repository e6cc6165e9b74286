import type { LotteryItem } from "@perya/api-client/player";
import { useRef } from "react";
import { PlayersInDraw } from "../../../shared/activity/players-now.tsx";
import { useOnDevice } from "../../../shared/device/use-on-device.ts";
import { useText } from "../../../shared/language/text.ts";
import { useNow } from "../../../shared/live/use-now.ts";
import { Picture } from "../../../shared/pictures/picture.tsx";
import { Link } from "../../../shared/routing/link.tsx";
import { Countdown } from "../clock/countdown.tsx";
import { passedOf } from "../clock/passed-of.ts";
import { saleOf } from "../menus/sale-of.ts";
import { usePopular } from "../menus/use-menus.ts";
import { askedOf, pageOf } from "../menus/where-to.ts";

const MOST = 12;
const RAIL =
  "grid h-14 auto-cols-[12rem] xl:auto-cols-[14rem] grid-flow-col gap-2 overflow-x-auto overscroll-x-contain [scrollbar-width:none]";
const CARD =
  "relative flex h-14 items-center gap-2 overflow-hidden rounded-xl border border-line bg-raised px-2";

/**
 * The featured lotteries by their next draw, each with the time left and how much of it has passed.
 * Its place is the same while they are fetched. Their order stays while a pointer or the focus is
 * in it, so that nothing is pressed that was not meant.
 */
export function NextDraws() {
  const t = useText("home");
  const { data, isError } = usePopular(true);
  const held = useRef(false);
  const shown = useRef<readonly LotteryItem[]>([]);
  if (isError && !data) return null;
  if (data?.length === 0) return null;
  if (data) shown.current = held.current ? refreshed(shown.current, data) : soonest(data);
  const hold = (on: boolean) => () => {
    held.current = on;
  };
  return (
    <section
      aria-label={t("draws.label")}
      onPointerEnter={hold(true)}
      onPointerLeave={hold(false)}
      onFocus={hold(true)}
      onBlur={hold(false)}
      className="min-w-0"
    >
      <ul className={RAIL}>
        {shown.current.map((item, place) => (
          // By its place: a draw that is over changes what stands in it, and moves nothing.
          <li key={place}>
            <Draw item={item} />
          </li>
        ))}
        {!data && Array.from({ length: 8 }, (_, place) => <li key={place} className={CARD} />)}
      </ul>
    </section>
  );
}

function Draw({ item }: { item: LotteryItem }) {
  const sale = saleOf(item);
  return (
    <Link to={pageOf(item)} search={askedOf(item)} className={`${CARD} hover:border-bulb`}>
      <Picture
        src={item.webIconUrl}
        alt=""
        width="40"
        height="40"
        loading="lazy"
        className="size-9 shrink-0 rounded-lg bg-overlay object-cover"
      />
      <span className="grid min-w-0 flex-1 leading-tight">
        <bdi lang={item.nameLanguage || undefined} className="truncate text-xs font-semibold">
          {item.remark}
        </bdi>
        <span className="flex items-center justify-between gap-2 text-xs text-soft">
          <Countdown sale={sale} className="text-sm text-bulb-ink" />
          <PlayersInDraw gameCode={item.gameCode} />
        </span>
      </span>
      <Passed item={item} />
    </Link>
  );
}

/** How much of the time to the draw has passed: for eyes, the countdown says it in figures. */
function Passed({ item }: { item: LotteryItem }) {
  const now = useNow();
  const passed = passedOf(item, now);
  if (!useOnDevice() || passed === undefined) return null;
  return (
    <progress
      aria-hidden="true"
      max={1}
      value={passed}
      className="meter absolute inset-x-0 bottom-0 h-0.5 w-full rounded-none"
    />
  );
}

/** Those on sale by their next draw; what is not on sale comes last. */
function soonest(items: readonly LotteryItem[]): readonly LotteryItem[] {
  return items
    .toSorted((a, b) => Number(b.isSale) - Number(a.isSale) || a.fewinTime - b.fewinTime)
    .slice(0, MOST);
}

/** The same lotteries in the same order, as they are by now. */
function refreshed(
  shown: readonly LotteryItem[],
  items: readonly LotteryItem[],
): readonly LotteryItem[] {
  return shown.map((old) => items.find(({ gameId }) => gameId === old.gameId) ?? old);
}
