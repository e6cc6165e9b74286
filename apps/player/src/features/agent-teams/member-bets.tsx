import type { Round } from "@perya/api-client/player";
import { useQuery } from "@tanstack/react-query";
import { Days } from "../../shared/format/days.tsx";
import { Clock, Money } from "../../shared/format/money.tsx";
import { call, reading } from "../../shared/http/api.ts";
import { Button } from "../../shared/forms/controls.tsx";
import { useText } from "../../shared/language/text.ts";
import { Pager } from "../../shared/layout/pager.tsx";
import { Empty, Failed, Waiting } from "../../shared/layout/states.tsx";
import { allPages } from "../../shared/records/all-pages.ts";
import type { AskedDays } from "../../shared/records/asked-days.ts";
import { CsvButton } from "../../shared/records/csv-button.tsx";
import { FilterChoice } from "../../shared/records/filter-choice.tsx";
import { go } from "../../shared/routing/go.ts";
import { usePageNo, useSearch } from "../../shared/routing/use-location.ts";

const STATUSES = ["OPEN", "CLOSED", "VOID"] as const;

interface MemberBetsProps {
  readonly days: AskedDays;
  readonly member: string;
}

/** Single bets of one member of the team, newest first. */
export function MemberBets({ days: { fromDay, toDay, ...days }, member }: MemberBetsProps) {
  const t = useText("agentTeams");
  const records = useText("records");
  const filter = useText("filter");
  const pageNo = usePageNo();
  const search = useSearch();
  const status = STATUSES.find((one) => one === search["status"]);
  const asked = { fromDay, toDay, member, status, gameId: search["game"] || undefined };
  const query = useQuery(reading("/agent/team/bets", { query: { ...asked, pageNo } }));
  const page = query.data;
  return (
    <>
      <div>
        <Button
          look="plain"
          onClick={() =>
            void go(".", {
              search: { ...search, member: undefined, status: undefined, pageNo: undefined },
            })
          }
        >
          {t("back")}
        </Button>
      </div>
      <h3 className="font-display text-lg font-bold">
        {page && t("betsTitle", { name: page.name })}
      </h3>
      <FilterChoice
        name="status"
        label={t("status")}
        all={records("allTypes")}
        options={STATUSES.map((one) => [one, records(`kind.${one}`)])}
      />
      {query.isPending && <Waiting rows={6} />}
      {query.isError && <Failed fault={query.error} onRetry={() => void query.refetch()} />}
      {page?.content.length === 0 && <Empty title={records("none")} />}
      {page && page.content.length > 0 && (
        <>
          <Days rows={page.content}>{(row) => <Bet row={row} />}</Days>
          <CsvButton
            name="team-bets"
            days={{ fromDay, toDay, ...days }}
            head={[
              filter("csvTime"),
              filter("game"),
              records("roundTitle"),
              records("type"),
              filter("stake"),
              filter("payout"),
              filter("net"),
              filter("csvCurrency"),
            ]}
            rows={async () => {
              const rows = await allPages((at) =>
                call("GET", "/agent/team/bets", { query: { ...asked, pageNo: at } }),
              );
              return rows.map(({ at, gameName, round, status: state, stake, payout, net }) => [
                at,
                gameName,
                round,
                records(`kind.${state}`),
                stake,
                payout,
                net,
                stake.currency,
              ]);
            }}
          />
          <Pager {...page} />
        </>
      )}
    </>
  );
}

function Bet({ row }: { row: Round }) {
  const records = useText("records");
  return (
    <div className="grid py-3">
      <span className="flex items-baseline justify-between gap-3 font-semibold">
        <span lang={row.nameLanguage || undefined} dir="auto" className="truncate">
          {row.gameName}
        </span>
        <Money amount={row.net ?? row.stake} signed={row.net !== null} />
      </span>
      <span className="flex justify-between gap-3 text-sm text-soft">
        <span className="truncate">
          <Clock at={row.at} /> {row.status !== "CLOSED" && records(`status.${row.status}`)}
        </span>
        <span className="shrink-0">
          {records.rich("inOut", {
            stake: () => <Money key="stake" amount={row.stake} />,
            payout: () => <Money key="payout" amount={row.payout} />,
          })}
        </span>
      </span>
    </div>
  );
}
