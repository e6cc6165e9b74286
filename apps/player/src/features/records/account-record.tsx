import type { AccountMovement } from "@perya/api-client/player";
import { useQuery } from "@tanstack/react-query";
import { call, reading } from "../../shared/http/api.ts";
import { Days } from "../../shared/format/days.tsx";
import { Clock, Money } from "../../shared/format/money.tsx";
import { Sign } from "../../shared/pictures/sign.tsx";
import { Empty, Failed, Waiting } from "../../shared/layout/states.tsx";
import { useText } from "../../shared/language/text.ts";
import { allPages, PAGE_ROWS } from "../../shared/records/all-pages.ts";
import { CsvButton } from "../../shared/records/csv-button.tsx";
import { FilterChoice } from "../../shared/records/filter-choice.tsx";
import { RecordFilter } from "../../shared/records/record-filter.tsx";
import { Totals } from "../../shared/records/totals.tsx";
import { useAskedDays } from "../../shared/records/use-asked-days.ts";
import { MOVEMENTS, movementOf } from "./movement.ts";
import { Pager } from "../../shared/layout/pager.tsx";
import { usePageNo, useSearch } from "../../shared/routing/use-location.ts";

/** The movements of the player's money of some days, newest first, and what they come to. */
export function AccountRecord() {
  const t = useText("records");
  const filter = useText("filter");
  const pageNo = usePageNo();
  const days = useAskedDays();
  const { fromDay, toDay } = days;
  const search = useSearch();
  const asked = { fromDay, toDay, kind: MOVEMENTS.find((one) => one === search["kind"]) };
  const totals = useQuery(reading("/account-record/totals", { query: asked }));
  const query = useQuery(reading("/account-record", { query: { ...asked, pageNo } }));
  return (
    <>
      <RecordFilter days={days}>
        <FilterChoice
          name="kind"
          label={t("type")}
          all={t("allTypes")}
          options={MOVEMENTS.map((one) => [one, movementOf(one).title])}
        />
      </RecordFilter>
      <Totals
        rows={totals.data?.map(({ received, spent, net }) => [
          { name: t("total.received"), amount: received },
          { name: t("total.spent"), amount: spent },
          { name: t("total.net"), amount: net, signed: true },
        ])}
      />
      {query.isPending && <Waiting rows={6} />}
      {query.isError && <Failed fault={query.error} onRetry={() => void query.refetch()} />}
      {query.data?.content.length === 0 && <Empty title={t("nothing")} />}
      {query.data && query.data.content.length > 0 && (
        <>
          <CsvButton
            name="account-record"
            days={days}
            head={[
              filter("csvTime"),
              t("type"),
              filter("game"),
              filter("csvAmount"),
              t("balance"),
              filter("csvCurrency"),
            ]}
            rows={async () => {
              const rows = await allPages((page) =>
                call("GET", "/account-record", {
                  query: { ...asked, pageNo: page, pageSize: PAGE_ROWS },
                }),
              );
              return rows.map(({ at, kind, game = "", amount, balance }) => [
                at,
                movementOf(kind).title,
                game,
                amount,
                balance,
                amount.currency,
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

function Row({ row }: { row: AccountMovement }) {
  const t = useText("records");
  return (
    <div className="grid grid-cols-[2.5rem_1fr_auto] items-center gap-x-3 py-3">
      <Sign name={movementOf(row.kind).sign} tone="text-soft" />
      <span className="grid min-w-0">
        <span className="font-semibold">{movementOf(row.kind).title}</span>
        <span className="truncate text-sm text-soft">
          <Clock at={row.at} />
          {row.game && (
            <>
              {" · "}
              <bdi lang={row.nameLanguage || undefined}>{row.game}</bdi>
            </>
          )}
        </span>
      </span>
      <span className="grid justify-items-end">
        <span className="text-lg leading-snug font-semibold">
          <Money amount={row.amount} signed />
        </span>
        <span className="text-sm text-soft">
          {t.rich("then", { money: () => <Money key="money" amount={row.balance} /> })}
        </span>
      </span>
    </div>
  );
}
