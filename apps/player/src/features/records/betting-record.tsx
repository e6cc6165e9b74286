import type { Round } from "@perya/api-client/player";
import { useQuery } from "@tanstack/react-query";
import { call, reading } from "../../shared/http/api.ts";
import { buttonClass } from "../../shared/forms/controls.tsx";
import { Days } from "../../shared/format/days.tsx";
import { GameArt } from "../../shared/games/game-art.tsx";
import { Clock, Money } from "../../shared/format/money.tsx";
import { Empty, Failed, Waiting } from "../../shared/layout/states.tsx";
import { Pager } from "../../shared/layout/pager.tsx";
import { useText } from "../../shared/language/text.ts";
import { allPages, PAGE_ROWS } from "../../shared/records/all-pages.ts";
import { CsvButton } from "../../shared/records/csv-button.tsx";
import { BetTotals } from "../../shared/records/bet-totals.tsx";
import { FilterChoice } from "../../shared/records/filter-choice.tsx";
import { GameChoice } from "../../shared/records/game-choice.tsx";
import { RecordFilter } from "../../shared/records/record-filter.tsx";
import { useAskedDays } from "../../shared/records/use-asked-days.ts";
import { Link } from "../../shared/routing/link.tsx";
import { usePageNo, useSearch } from "../../shared/routing/use-location.ts";

const STATUSES = ["OPEN", "CLOSED", "VOID"] as const;

/** The player's rounds of some days, newest first, and what all of them come to. */
export function BettingRecord() {
  const t = useText("records");
  const filter = useText("filter");
  const pageNo = usePageNo();
  const days = useAskedDays();
  const { fromDay, toDay } = days;
  const search = useSearch();
  const status = STATUSES.find((one) => one === search["status"]);
  const asked = { fromDay, toDay, gameId: search["game"], status };
  const totals = useQuery(reading("/betting-record/totals", { query: asked }));
  const query = useQuery(reading("/betting-record", { query: { ...asked, pageNo } }));
  return (
    <>
      <RecordFilter days={days}>
        <GameChoice games={totals.data?.games} />
        <FilterChoice
          name="status"
          label={t("type")}
          all={t("allTypes")}
          options={STATUSES.map((one) => [one, t(`kind.${one}`)])}
        />
      </RecordFilter>
      <BetTotals totals={totals.data?.totals} />
      {query.isPending && <Waiting rows={6} />}
      {query.isError && <Failed fault={query.error} onRetry={() => void query.refetch()} />}
      {query.data?.content.length === 0 && (
        <Empty title={t("none")}>
          <Link to="/rng" className={buttonClass("primary")}>
            {t("games")}
          </Link>
        </Empty>
      )}
      {query.data && query.data.content.length > 0 && (
        <>
          <CsvButton
            name="betting-record"
            days={days}
            head={[
              filter("csvTime"),
              filter("game"),
              t("roundTitle"),
              t("type"),
              filter("stake"),
              filter("payout"),
              filter("net"),
              filter("csvCurrency"),
            ]}
            rows={async () => {
              const rows = await allPages((page) =>
                call("GET", "/betting-record", {
                  query: { ...asked, pageNo: page, pageSize: PAGE_ROWS },
                }),
              );
              return rows.map(({ at, gameName, round, status: state, stake, payout, net }) => [
                at,
                gameName,
                round,
                t(`kind.${state}`),
                stake,
                payout,
                net,
                stake.currency,
              ]);
            }}
          />
          <Days rows={query.data.content}>{(row) => <Row row={row} />}</Days>
          <Pager {...query.data} />
        </>
      )}
    </>
  );
}

/** A round; opens its details and its fairness check. */
function Row({ row }: { row: Round }) {
  const t = useText("records");
  return (
    <Link
      to={`/member/personalHistoryCopy/${row.id}`}
      className="-mx-2 grid grid-cols-[3rem_1fr] items-center gap-x-3 rounded-xl px-2 py-3 hover:bg-overlay focus-visible:-outline-offset-3"
    >
      <GameArt gameId={row.gameId} />
      <span className="grid min-w-0">
        <span className="flex items-baseline justify-between gap-3 font-semibold">
          <span lang={row.nameLanguage || undefined} dir="auto" className="truncate">
            {row.gameName}
          </span>
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
  );
}
