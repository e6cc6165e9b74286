import { useQuery } from "@tanstack/react-query";
import { reading } from "../../shared/http/api.ts";
import { buttonClass } from "../../shared/forms/controls.tsx";
import { Days } from "../../shared/format/days.tsx";
import { GameArt } from "../../shared/games/game-art.tsx";
import { Clock, Money } from "../../shared/format/money.tsx";
import { Empty, Failed, Waiting } from "../../shared/layout/states.tsx";
import { Pager } from "../../shared/layout/pager.tsx";
import { useText } from "../../shared/language/text.ts";
import { Link } from "../../shared/routing/link.tsx";
import { usePageNo } from "../../shared/routing/use-location.ts";

/** The player's rounds, newest first; each opens its details and its fairness check. */
export function BettingRecord() {
  const t = useText("records");
  const pageNo = usePageNo();
  const query = useQuery(reading("/betting-record", { query: { pageNo } }));
  if (query.isPending) return <Waiting rows={6} />;
  if (query.isError) return <Failed fault={query.error} onRetry={() => void query.refetch()} />;
  if (query.data.content.length === 0)
    return (
      <Empty title={t("none")}>
        <Link to="/rng" className={buttonClass("primary")}>
          {t("games")}
        </Link>
      </Empty>
    );
  return (
    <>
      <Days rows={query.data.content}>
        {(row) => (
          <Link
            to={`/records/bets/${row.id}`}
            className="-mx-2 grid grid-cols-[3rem_1fr] items-center gap-x-3 rounded-xl px-2 py-3 hover:bg-overlay focus-visible:-outline-offset-3"
          >
            <GameArt gameId={row.gameId} />
            <span className="grid min-w-0">
              <span className="flex items-baseline justify-between gap-3 font-semibold">
                <span className="truncate">{row.gameName}</span>
                <span className="text-lg leading-snug">
                  <Money amount={row.net ?? row.stake} signed={row.net !== null} />
                </span>
              </span>
              <span className="flex justify-between gap-3 text-sm text-soft">
                <span className="truncate">
                  <Clock at={row.at} /> {row.status !== "CLOSED" && t(`status.${row.status}`)}
                </span>
                <span className="shrink-0">
                  {t.rich("inOut", {
                    stake: () => <Money key="stake" amount={row.stake} />,
                    payout: () => <Money key="payout" amount={row.payout} />,
                  })}
                </span>
              </span>
            </span>
          </Link>
        )}
      </Days>
      <Pager {...query.data} />
    </>
  );
}
