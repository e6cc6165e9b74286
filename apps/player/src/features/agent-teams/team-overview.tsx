import type { TeamOverview } from "@perya/api-client/player";
import { useQuery } from "@tanstack/react-query";
import { pillClass } from "../../shared/forms/pill-class.ts";
import { Money } from "../../shared/format/money.tsx";
import { reading } from "../../shared/http/api.ts";
import { useText } from "../../shared/language/text.ts";
import { Failed, Empty, Waiting } from "../../shared/layout/states.tsx";
import type { AskedDays } from "../../shared/records/asked-days.ts";
import { CsvButton } from "../../shared/records/csv-button.tsx";
import { DayChart } from "../../shared/records/day-chart.tsx";
import { dayName } from "../../shared/records/day-name.ts";
import { RecordFilter } from "../../shared/records/record-filter.tsx";
import { useAskedDays } from "../../shared/records/use-asked-days.ts";
import { go } from "../../shared/routing/go.ts";
import { useSearch } from "../../shared/routing/use-location.ts";
import { Funnel } from "./funnel.tsx";
import { SumsTable } from "./sums-table.tsx";
import { daysIn, TRENDS, trendOf } from "./trend.ts";

/** What the agent's team did in some days: sums, a trend, and who came. */
export function AgentTeamOverview() {
  const t = useText("agentTeams");
  const days = useAskedDays();
  const search = useSearch();
  const { fromDay, toDay } = days;
  const trend = TRENDS.find((one) => one === search["trend"]) ?? "turnover";
  const query = useQuery(reading("/agent/team", { query: { fromDay, toDay } }));
  const team = query.data;
  return (
    <>
      <RecordFilter days={days} />
      {query.isPending && <Waiting rows={6} />}
      {query.isError && <Failed fault={query.error} onRetry={() => void query.refetch()} />}
      {team && (
        <>
          <Sums team={team} days={days} />
          <div role="group" aria-label={t("measure")} className="flex flex-wrap gap-2">
            {TRENDS.map((one) => (
              <button
                key={one}
                type="button"
                aria-pressed={one === trend}
                className={pillClass(one === trend)}
                onClick={() =>
                  void go(".", { search: { ...search, trend: one }, keepScroll: true })
                }
              >
                {t(one)}
              </button>
            ))}
          </div>
          <DayChart title={t(trend)} days={trendOf(trend, team, days)} />
          <Funnel total={team.total} />
          {team.byDay.length === 0 ? (
            <Empty title={t("none")} />
          ) : (
            <ByDay team={team} days={days} />
          )}
          <p className="text-sm text-soft">{t("about")}</p>
        </>
      )}
    </>
  );
}

/** All figures of the days as a whole. */
function Sums({ team: { members, otherMembers, total }, days }: Parts) {
  const t = useText("agentTeams");
  const filter = useText("filter");
  const active = (total.active / daysIn(days)).toFixed(total.active % daysIn(days) === 0 ? 0 : 1);
  const figures = [
    [t("members"), members],
    [t("joined"), total.joined],
    [t("active"), active],
    [t("firstDeposits"), total.firstDeposits],
    [t("deposits"), total.deposits],
    [t("withdrawals"), total.withdrawals],
    [t("turnover"), total.turnover],
    [filter("stake"), total.stake],
    [filter("payout"), total.payout],
    [t("result"), total.net],
    [t("bonus"), total.bonus],
    [t("rebate"), total.rebate],
  ] as const;
  return (
    <section
      aria-label={filter("totals")}
      className="grid gap-3 rounded-2xl border border-line bg-raised p-4"
    >
      <dl className="grid grid-cols-2 gap-x-4 gap-y-3 sm:grid-cols-4">
        {figures.map(([name, value]) => (
          <div key={name} className="grid content-start">
            <dt className="text-sm text-soft">{name}</dt>
            <dd className="text-lg font-semibold tabular-nums">
              {typeof value === "object" ? (
                <Money amount={value} signed={name === t("result")} />
              ) : (
                value
              )}
            </dd>
          </div>
        ))}
      </dl>
      {otherMembers > 0 && (
        <p className="text-sm text-soft">{t("others", { members: otherMembers })}</p>
      )}
      <p className="text-sm text-soft">{t("explainResult")}</p>
    </section>
  );
}

interface Parts {
  readonly team: TeamOverview;
  readonly days: AskedDays;
}

function ByDay({ team, days }: Parts) {
  const t = useText("agentTeams");
  const filter = useText("filter");
  const byDay = team.byDay.toReversed();
  return (
    <>
      <h3 className="font-display text-lg font-bold">{t("table")}</h3>
      <SumsTable
        label={t("table")}
        first={t("day")}
        lines={byDay.map((day) => ({
          key: day.day,
          name: dayName(day.day),
          figures: [
            { title: t("joined"), value: day.joined },
            { title: t("deposits"), value: day.deposits },
            { title: t("turnover"), value: day.turnover },
            { title: t("result"), value: day.net, signed: true },
          ],
        }))}
      />
      <CsvButton
        name="team"
        days={days}
        head={[
          t("day"),
          t("joined"),
          t("active"),
          t("firstDeposits"),
          t("deposits"),
          t("withdrawals"),
          t("turnover"),
          filter("stake"),
          filter("payout"),
          t("result"),
          t("bonus"),
          t("rebate"),
          filter("csvCurrency"),
        ]}
        rows={async () =>
          byDay.map((day) => [
            day.day,
            String(day.joined),
            String(day.active),
            String(day.firstDeposits),
            day.deposits,
            day.withdrawals,
            day.turnover,
            day.stake,
            day.payout,
            day.net,
            day.bonus,
            day.rebate,
            day.stake.currency,
          ])
        }
      />
    </>
  );
}
