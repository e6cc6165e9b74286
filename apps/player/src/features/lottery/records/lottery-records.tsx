import { useQuery } from "@tanstack/react-query";
import { Fragment } from "react";
import { call, reading } from "../../../shared/http/api.ts";
import { buttonClass } from "../../../shared/forms/controls.tsx";
import { Confirm } from "../../../shared/dialogs/confirm.tsx";
import { Days } from "../../../shared/format/days.tsx";
import { Icon } from "../../../shared/pictures/icon.tsx";
import { Clock, Code, Money } from "../../../shared/format/money.tsx";
import { Pager } from "../../../shared/layout/pager.tsx";
import { Pill } from "../../../shared/format/pill.tsx";
import { allPages, PAGE_ROWS } from "../../../shared/records/all-pages.ts";
import { CsvButton } from "../../../shared/records/csv-button.tsx";
import { BetTotals } from "../../../shared/records/bet-totals.tsx";
import { GameChoice } from "../../../shared/records/game-choice.tsx";
import { RecordFilter } from "../../../shared/records/record-filter.tsx";
import { useAskedDays } from "../../../shared/records/use-asked-days.ts";
import { Link } from "../../../shared/routing/link.tsx";
import { usePageNo, useSearch } from "../../../shared/routing/use-location.ts";
import { Empty, Failed, Waiting } from "../../../shared/layout/states.tsx";
import { useText } from "../../../shared/language/text.ts";
import { useNow } from "../../../shared/live/use-now.ts";
import { DrawnBoard } from "../reveal/drawn-board.tsx";
import { wonBy } from "./won-by.ts";
import { GameIcon } from "../art/game-icon.tsx";
import type { LotteryRecord } from "@perya/api-client/player";
import { Lines } from "./lines.tsx";
import { TONES } from "./tones.ts";

/** How often bets that wait for their draw are refreshed. */
const EVERY_MS = 10_000;

/** A player's lottery bets of some days, newest first, with their lines and what they come to. */
export function LotteryRecords() {
  const t = useText("bets");
  const filter = useText("filter");
  const pageNo = usePageNo();
  const days = useAskedDays();
  const { fromDay, toDay } = days;
  const asked = { fromDay, toDay, gameCode: useSearch()["game"] };
  const totals = useQuery(reading("/lottery/records/totals", { query: asked }));
  const { data, error, refetch } = useQuery({
    ...reading("/lottery/records", { query: { ...asked, pageNo } }),
    refetchInterval: ({ state }) =>
      state.data?.content.some((order) => order.state === "OPEN") ? EVERY_MS : false,
  });
  return (
    <>
      <RecordFilter days={days}>
        <GameChoice games={totals.data?.games} />
      </RecordFilter>
      <BetTotals totals={totals.data?.totals} />
      {error && <Failed fault={error} onRetry={() => void refetch()} />}
      {!error && !data && <Waiting rows={6} />}
      {data?.content.length === 0 && (
        <Empty title={t("none")}>
          <Link to="/elott" className={buttonClass("primary")}>
            {t("play")}
          </Link>
        </Empty>
      )}
      {data && data.content.length > 0 && (
        <>
          <CsvButton
            name="lottery-bets"
            days={days}
            head={[
              filter("csvTime"),
              filter("game"),
              t("issue"),
              t("receipt"),
              t("csvState"),
              filter("stake"),
              filter("payout"),
              filter("net"),
              filter("csvCurrency"),
            ]}
            rows={async () => {
              const rows = await allPages((page) =>
                call("GET", "/lottery/records", {
                  query: { ...asked, pageNo: page, pageSize: PAGE_ROWS },
                }),
              );
              return rows.map(({ at, gameName, issueNo, id, state, stake, payout, net }) => [
                at,
                gameName,
                issueNo,
                id,
                t(`state.${state}`),
                stake,
                payout,
                net,
                stake.currency,
              ]);
            }}
          />
          <Days rows={data.content}>{(order) => <Order order={order} />}</Days>
          <Pager {...data} />
        </>
      )}
    </>
  );
}

function Order({ order }: { order: LotteryRecord }) {
  const t = useText("bets");
  return (
    <details className="group py-1">
      <summary className="grid min-h-16 cursor-pointer grid-cols-[3rem_1fr_auto_auto] items-center gap-x-3 py-2">
        {/* A draw that comes in says something else, which moves nothing that was said. */}
        <Fragment key={order.state}>
          <GameIcon game={order} size={48} />
          <span className="grid min-w-0">
            <span
              lang={order.nameLanguage || undefined}
              dir="auto"
              className="line-clamp-2 leading-tight font-semibold"
            >
              {order.gameName}
            </span>
            <span className="text-sm text-soft">
              <Clock at={order.at} /> · <bdi>{order.issueNo}</bdi>
            </span>
          </span>
          <span className="grid justify-items-end">
            <span className="text-lg leading-snug font-semibold">
              <Money amount={order.net ?? order.stake} signed={order.net !== null} />
            </span>
            <Pill tone={TONES[order.state]}>{t(`state.${order.state}`)}</Pill>
          </span>
          <Icon
            name="down"
            size={20}
            className="text-soft transition-transform group-open:rotate-180 motion-reduce:transition-none"
          />
        </Fragment>
      </summary>
      <div className="grid gap-3 pb-3">
        <p className="flex flex-wrap justify-between gap-x-4 text-sm text-soft">
          <span>
            {t("receipt")} <Code>{order.id}</Code>
          </span>
          <span>
            <Gross order={order} />
          </span>
        </p>
        <Lines order={order} />
        {order.board && (
          <DrawnBoard
            gameCode={order.gameCode}
            issueNo={order.issueNo}
            rows={order.board}
            lit={wonBy(order)}
          />
        )}
        <Actions order={order} />
      </div>
    </details>
  );
}

/** The stake, and what was paid on it once the draw is known. */
function Gross({ order: { stake, payout } }: { order: LotteryRecord }) {
  const t = useText("bets");
  if (payout === null)
    return t.rich("stake", { money: () => <Money key="money" amount={stake} /> });
  return t.rich("inOut", {
    stake: () => <Money key="stake" amount={stake} />,
    payout: () => <Money key="payout" amount={payout} />,
  });
}

/** Actions on a bet: checking its draw, or cancelling it while that is allowed. */
function Actions({ order }: { order: LotteryRecord }) {
  const t = useText("bets");
  const now = useNow();
  const cancellable = order.cancelUntil !== null && Date.parse(order.cancelUntil) > now;
  return (
    <div className="flex flex-wrap gap-2">
      <Link
        to="/fairness/lottery"
        search={{ gameCode: order.gameCode, issueNo: order.issueNo }}
        className={buttonClass("plain")}
      >
        {t("check")}
      </Link>
      {cancellable && (
        <Confirm
          action={t("cancel.do")}
          title={t("cancel.title")}
          keep={t("cancel.keep")}
          onConfirm={() => call("POST", "/lottery/orders/{id}/cancel", { path: { id: order.id } })}
        >
          {t.rich("cancel.about", { money: () => <Money key="money" amount={order.stake} /> })}
        </Confirm>
      )}
    </div>
  );
}
