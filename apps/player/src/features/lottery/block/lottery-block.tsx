import { useState } from "react";
import { buttonClass } from "../../../shared/forms/controls.tsx";
import { Link } from "../../../shared/routing/link.tsx";
import { useToken } from "../../../shared/session/session.ts";
import { Empty, Failed } from "../../../shared/layout/states.tsx";
import { useText } from "../../../shared/language/text.ts";
import type { LotteryItem } from "@perya/api-client/player";
import { ALL, chooseMode, chooseTag, KENO, showsHistory, tabsOf, type Chosen } from "./category.ts";
import { HistoryPanel } from "./history-panel.tsx";
import { KindList, KindSlider, KindsPlace } from "./kinds.tsx";
import { CARDS, LotteryCard, LotteryPlace, MoreTile, SIDEWAYS } from "./lottery-card.tsx";
import { LotteryHeart } from "./lottery-heart.tsx";
import { Modes } from "./modes.tsx";
import { GroupRows } from "./group-rows.tsx";
import { usePopular } from "../menus/use-menus.ts";
import { useBlock, useKenoVendor } from "./use-block.ts";
import { VendorGames } from "./vendor-games.tsx";

/** Home shows this many, and a link to the others. */
const ON_HOME = 7;
const PLACES = 6;

/**
 * The lotteries: what one may choose from above, the chosen ones below, and the last results; of
 * one vendor where its code is given.
 */
export function LotteryBlock({
  place,
  vassalage = "",
}: {
  place: "home" | "lobby";
  vassalage?: string;
}) {
  const token = useToken();
  const [wanted, setChosen] = useState<Chosen>({ tag: ALL, mode: "" });
  // After signing out there are no personal lists.
  const chosen =
    token === undefined && wanted.mode !== "hot" ? { ...wanted, mode: "" as const } : wanted;
  const { groups, shownGroups, items: all, error, retry } = useBlock(chosen, vassalage);
  // Home has the featured ones among its first games; a kind that is chosen shows all.
  const featured = usePopular(place === "home").data;
  const items =
    place === "home" && chosen.mode === "" && chosen.tag === ALL
      ? all?.filter(({ gameId }) => !featured?.some((one) => one.gameId === gameId))
      : all;
  const keno = useKenoVendor();
  const hasKeno = keno !== undefined || (groups ?? []).some(({ tag }) => tag === KENO);
  // Whose games stand here instead of lotteries of the house: those of keno, and of a vendor none
  // of whose games is among the house's.
  const gamesOf =
    chosen.mode !== ""
      ? undefined
      : chosen.tag === KENO
        ? keno?.vassalage
        : shownGroups?.length === 0
          ? vassalage
          : undefined;
  const kinds = {
    tabs: tabsOf(groups ?? [], hasKeno),
    chosen: chosen.tag,
    choose: (tag: string) => setChosen(chooseTag(tag)),
  };
  return (
    <div className="grid gap-4">
      <div
        className={
          place === "home"
            ? "grid gap-3"
            : "grid items-end gap-3 sm:grid-cols-[minmax(0,20rem)_1fr]"
        }
      >
        {place === "lobby" ? (
          <KindList {...kinds} />
        ) : groups || error ? (
          <KindSlider {...kinds} />
        ) : (
          <KindsPlace />
        )}
        <Modes mode={chosen.mode} choose={(mode) => setChosen(chooseMode(chosen, mode))} />
      </div>
      {error ? (
        <Failed fault={error} onRetry={retry} />
      ) : gamesOf ? (
        <VendorGames vassalage={gamesOf} />
      ) : place === "lobby" && chosen.mode === "" && chosen.tag === ALL && shownGroups?.length ? (
        <GroupRows groups={shownGroups} />
      ) : (
        <Cards items={items} chosen={chosen} place={place} />
      )}
      {showsHistory(chosen) && items && items.length > 0 && (
        <HistoryPanel key={chosen.tag} items={items} short={place === "home"} />
      )}
    </div>
  );
}

function Cards({
  items,
  chosen,
  place,
}: {
  items: readonly LotteryItem[] | undefined;
  chosen: Chosen;
  place: "home" | "lobby";
}) {
  const t = useText("lottery");
  const row = place === "home" ? `${CARDS} ${SIDEWAYS}` : CARDS;
  if (!items)
    return (
      <div role="status" aria-busy="true" aria-label={t("title")} className={row}>
        {Array.from({ length: PLACES }, (_, at) => (
          <LotteryPlace key={at} />
        ))}
      </div>
    );
  if (items.length === 0)
    return (
      <Empty title={t(`empty.${chosen.mode || "ALL"}`)}>
        {chosen.mode !== "" && (
          <Link to="/elott" className={buttonClass("plain")}>
            {t("empty.all")}
          </Link>
        )}
      </Empty>
    );
  return (
    <ul className={row}>
      {(place === "home" ? items.slice(0, ON_HOME) : items).map((item) => (
        <li key={item.gameId} className="snap-start">
          <LotteryCard item={item} heading={place === "home" ? "h3" : "h2"}>
            {place === "lobby" && <LotteryHeart item={item} />}
          </LotteryCard>
        </li>
      ))}
      {place === "home" && (
        <li className="snap-start">
          <MoreTile />
        </li>
      )}
    </ul>
  );
}
