import { useQuery } from "@tanstack/react-query";
import { SegmentedControl } from "../../shared/forms/segmented-control.tsx";
import { reading } from "../../shared/http/api.ts";
import { useText } from "../../shared/language/text.ts";
import { Empty, Failed, Waiting } from "../../shared/layout/states.tsx";
import { CsvButton } from "../../shared/records/csv-button.tsx";
import { DayChart } from "../../shared/records/day-chart.tsx";
import { RecordFilter } from "../../shared/records/record-filter.tsx";
import { Totals } from "../../shared/records/totals.tsx";
import { useAskedDays } from "../../shared/records/use-asked-days.ts";
import { go } from "../../shared/routing/go.ts";
import { useSearch } from "../../shared/routing/use-location.ts";
import { linesOf, netOfDays, WAYS } from "./breakdown.ts";
import { ProfitTable } from "./profit-table.tsx";

/** What the player staked and got back in some days, as a chart and line by line. */
export function PersonalProfit() {
  const t = useText("profit");
  const filter = useText("filter");
  const days = useAskedDays();
  const search = useSearch();
  const way = WAYS.find((one) => one === search["by"]) ?? "day";
  const { fromDay, toDay } = days;
  const query = useQuery(reading("/personal-profit", { query: { fromDay, toDay } }));
  const profit = query.data;
  const lines = profit && linesOf(way, profit);
  return (
    <>
      <RecordFilter days={days} />
      <Totals
        rows={
          profit && [
            [
              { name: filter("stake"), amount: profit.total.stake },
              { name: filter("payout"), amount: profit.total.payout },
              { name: t("bonus"), amount: profit.total.bonus },
              { name: filter("net"), amount: profit.total.net, signed: true },
            ],
          ]
        }
      >
        {profit ? <p className="text-sm text-soft">{t("explain")}</p> : null}
      </Totals>
      {query.isPending && <Waiting rows={6} />}
      {query.isError && <Failed fault={query.error} onRetry={() => void query.refetch()} />}
      {lines?.length === 0 && <Empty title={t("none")} />}
      {profit && lines && lines.length > 0 && (
        <>
          <DayChart title={t("chart")} days={netOfDays(profit, days)} />
          <SegmentedControl
            label={t("by")}
            options={WAYS.map((one) => [one, t(one)])}
            chosen={way}
            onChoose={(by) => void go(".", { search: { ...search, by }, keepScroll: true })}
          />
          <ProfitTable way={way} lines={lines} total={profit.total} />
          <CsvButton
            name={`profit-${way}`}
            days={days}
            head={[
              t(way),
              filter("stake"),
              filter("payout"),
              t("bonus"),
              filter("net"),
              filter("csvCurrency"),
            ]}
            rows={async () =>
              lines.map(({ name, stake, payout, bonus, net }) => [
                name,
                stake,
                payout,
                bonus,
                net,
                net.currency,
              ])
            }
          />
        </>
      )}
      {profit && <p className="text-sm text-soft">{t("settled")}</p>}
    </>
  );
}
