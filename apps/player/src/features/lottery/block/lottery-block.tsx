import { useState } from "react";
import { buttonClass } from "../../../shared/controls.tsx";
import { Link } from "../../../shared/routing/link.tsx";
import { useToken } from "../../../shared/session.ts";
import { Empty, Failed } from "../../../shared/states.tsx";
import { useText } from "../../../shared/text.ts";
import type { LotteryItem } from "@perya/api-client/player";
import { ALL, chooseMode, chooseTag, KENO, showsHistory, tabsOf, type Chosen } from "./category.ts";
import { HistoryPanel } from "./history-panel.tsx";
import { KenoGames } from "./keno-games.tsx";
import { KindList, KindSlider } from "./kinds.tsx";
import { LotteryCard, LotteryPlace, MoreTile } from "./lottery-card.tsx";
import { LotteryHeart } from "./lottery-heart.tsx";
import { Modes } from "./modes.tsx";
import { useBlock, useKenoVendor } from "./use-block.ts";

/** Home shows so many, and the way to the others. */
const ON_HOME = 7;
const PLACES = 6;

/** The lotteries: what one may choose from above, the chosen ones below, and the last results; of one vendor where its code is given. */
export function LotteryBlock({ place, vassalage = "" }: { place: "home" | "lobby"; vassalage?: string }) {
  const token = useToken();
  const [wanted, setChosen] = useState<Chosen>({ tag: ALL, mode: "" });
  // Who has gone out has no lists of their own any more.
  const chosen = token === undefined && wanted.mode !== "hot" ? { ...wanted, mode: "" as const } : wanted;
  const { groups, items, error, retry } = useBlock(chosen, vassalage);
  const keno = useKenoVendor();
  const hasKeno = keno !== undefined || (groups ?? []).some(({ tag }) => tag === KENO);
  const kinds = { tabs: tabsOf(groups ?? [], hasKeno), chosen: chosen.tag, choose: (tag: string) => setChosen(chooseTag(tag)) };
  return (
    <div className="grid gap-4">
      <div className={place === "home" ? "grid gap-3" : "grid items-end gap-3 sm:grid-cols-[minmax(0,20rem)_1fr]"}>
        {place === "home" ? <KindSlider {...kinds} /> : <KindList {...kinds} />}
        <Modes mode={chosen.mode} choose={(mode) => setChosen(chooseMode(chosen, mode))} />
      </div>
      {error ? (
        <Failed fault={error} onRetry={retry} />
      ) : chosen.mode === "" && chosen.tag === KENO && keno ? (
        <KenoGames vendor={keno} />
      ) : (
        <Cards items={items} chosen={chosen} place={place} />
      )}
      {showsHistory(chosen) && items && items.length > 0 && <HistoryPanel key={chosen.tag} items={items} />}
    </div>
  );
}

function Cards({ items, chosen, place }: { items: readonly LotteryItem[] | undefined; chosen: Chosen; place: "home" | "lobby" }) {
  const t = useText("lottery");
  const row = "grid grid-cols-[repeat(auto-fill,minmax(min(100%,17rem),1fr))] gap-3";
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
        <li key={item.gameId}>
          <LotteryCard item={item} heading={place === "home" ? "h3" : "h2"}>
            {place === "lobby" && <LotteryHeart item={item} />}
          </LotteryCard>
        </li>
      ))}
      {place === "home" && (
        <li>
          <MoreTile />
        </li>
      )}
    </ul>
  );
}
