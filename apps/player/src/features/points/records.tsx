import type { PointsEntry } from "@perya/api-client/player";
import { useQuery } from "@tanstack/react-query";
import { Days } from "../../shared/format/days.tsx";
import { Clock } from "../../shared/format/money.tsx";
import { reading } from "../../shared/http/api.ts";
import { useText } from "../../shared/language/text.ts";
import { Pager } from "../../shared/layout/pager.tsx";
import { Empty, Failed, Waiting } from "../../shared/layout/states.tsx";
import { Sign } from "../../shared/pictures/sign.tsx";
import { FilterChoice } from "../../shared/records/filter-choice.tsx";
import { RecordFilter } from "../../shared/records/record-filter.tsx";
import { useAskedDays } from "../../shared/records/use-asked-days.ts";
import { usePageNo, useSearch } from "../../shared/routing/use-location.ts";
import { formatPoints } from "../../shared/format/format-points.ts";
import { Points } from "../../shared/format/points.tsx";

const TYPES = ["DEPOSIT", "REVERSAL", "CONVERT", "REDEEM", "RETURN", "GIFT"] as const;

/** The movements of the player's points of some days, newest first. */
export function Records() {
  const t = useText("points");
  const days = useAskedDays();
  const { fromDay, toDay } = days;
  const pageNo = usePageNo();
  const search = useSearch();
  const type = TYPES.find((one) => one === search["type"]);
  const query = useQuery(
    reading("/points/transactions", { query: { fromDay, toDay, type, pageNo } }),
  );
  return (
    <>
      <RecordFilter days={days}>
        <FilterChoice
          name="type"
          label={t("record.type")}
          all={t("record.all")}
          options={TYPES.map((one) => [one, t(`type.${one}`)])}
        />
      </RecordFilter>
      {query.isPending && <Waiting rows={6} />}
      {query.isError && <Failed fault={query.error} onRetry={() => void query.refetch()} />}
      {query.data?.content.length === 0 && <Empty title={t("record.none")} />}
      {query.data && query.data.content.length > 0 && (
        <>
          <Days rows={query.data.content.map((row) => ({ ...row, id: row.type + row.ref }))}>
            {(row) => <Row row={row} />}
          </Days>
          <Pager {...query.data} />
        </>
      )}
    </>
  );
}

function Row({ row }: { row: PointsEntry }) {
  const t = useText("points");
  const { type, quantity, changedPoints, pointsBalance, remark, at } = row;
  const isMore = BigInt(changedPoints) > 0n;
  return (
    <div className="grid grid-cols-[2.5rem_1fr_auto] items-center gap-x-3 py-3">
      <Sign name={isMore ? "in" : "out"} tone={isMore ? "text-teal" : "text-violet"} />
      <span className="grid min-w-0">
        <span className="font-semibold">{t(`type.${type}`)}</span>
        <span className="text-sm break-words text-soft">
          <Clock at={at} />
          {remark !== "" && (
            <>
              {" · "}
              <bdi>{remark}</bdi>
            </>
          )}
          {quantity > 1 && ` · ${t("pieces", { quantity })}`}
        </span>
      </span>
      <span className="grid justify-items-end">
        <span className="text-lg leading-snug font-semibold">
          <Points points={changedPoints} signed />
        </span>
        <span className="text-sm text-soft tabular-nums">
          {t("record.then", { figures: formatPoints(pointsBalance) })}
        </span>
      </span>
    </div>
  );
}
