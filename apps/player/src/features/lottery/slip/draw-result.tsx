import type { LotteryRecord } from "@perya/api-client/player";
import type { WireMoney } from "@perya/money";
import { useEffect, useState } from "react";
import { Money } from "../../../shared/format/money.tsx";
import { useText } from "../../../shared/language/text.ts";
import { storeTold } from "../../../shared/live/told-wins.ts";
import { ornament } from "../../../shared/loading/ornament.ts";
import { playSound } from "../../../shared/sound/sound.ts";
import { marketName } from "../play/say.ts";
import { Selection } from "../records/selection.tsx";
import { useDrawnOrders } from "./use-drawn-orders.ts";

const Cheer = ornament(() => import("../cheer/cheer.tsx"));

/** Winning lines that are named; the records have them all. */
const MOST_LINES = 4;

/** What the player's bets won in the draw that was just revealed, until it is put away. */
export function DrawResult({ gameCode }: { gameCode: string }) {
  const orders = useDrawnOrders(gameCode);
  const [closed, setClosed] = useState<string>();
  const issueNo = orders[0]?.issueNo;
  // Said here, so not again by the site's announcement.
  const told = orders.map(({ id }) => id).join(" ");
  useEffect(() => {
    if (told !== "") storeTold(told.split(" "));
  }, [told]);
  return (
    <div role="status" className="empty:hidden max-lg:pb-2 lg:order-1 lg:shrink-0">
      {issueNo !== undefined && issueNo !== closed && (
        <Result
          key={issueNo}
          gameCode={gameCode}
          orders={orders}
          issueNo={issueNo}
          onClose={() => setClosed(issueNo)}
        />
      )}
    </div>
  );
}

interface ResultProps {
  readonly gameCode: string;
  readonly orders: readonly LotteryRecord[];
  readonly issueNo: string;
  readonly onClose: () => void;
}

function Result({ gameCode, orders, issueNo, onClose }: ResultProps) {
  const t = useText("slip");
  const { currency } = orders[0]?.stake ?? { currency: "" };
  const sum = (of: (order: LotteryRecord) => WireMoney | null) =>
    orders.reduce((units, order) => units + BigInt(of(order)?.amount ?? 0), 0n);
  const [stake, payout] = [sum((order) => order.stake), sum((order) => order.payout)];
  const money = (units: bigint) => () => (
    <Money key="money" amount={{ amount: units.toString(), currency }} />
  );
  const lines = orders.flatMap((order) => order.lines.filter(({ won }) => won));
  const isWin = payout > stake;
  useEffect(() => {
    if (isWin) playSound("win");
  }, [isWin]);
  return (
    <div
      className={`relative mx-3 mt-3 grid gap-2 rounded-2xl border bg-raised py-2 ps-4 pe-1 max-lg:shadow-2xl lg:mx-5 lg:mb-3 ${isWin ? "border-teal" : "border-line"}`}
    >
      {isWin && <Cheer gameCode={gameCode} />}
      <div className="flex items-center justify-between gap-2">
        <p className={`text-lg font-bold ${isWin ? "text-teal" : ""}`}>
          {payout === 0n
            ? t("drawn.lost")
            : t.rich(isWin ? "drawn.won" : "drawn.back", {
                money: money(payout),
                stake: money(stake),
              })}
        </p>
        <button
          type="button"
          aria-label={t("drawn.close")}
          onClick={onClose}
          className="grid size-11 shrink-0 place-items-center rounded-xl text-soft hover:text-ink"
        >
          <span aria-hidden="true" className="text-2xl leading-none">
            ×
          </span>
        </button>
      </div>
      <p className="text-sm text-soft">
        {t.rich("issue", { issue: () => <bdi key="issue">{issueNo}</bdi> })}
      </p>
      {lines.length > 0 && (
        <ul className="grid gap-1 pe-3 pb-1">
          {lines.slice(0, MOST_LINES).map((line) => (
            <li
              key={`${line.market} ${line.selection}`}
              className="flex flex-wrap items-center justify-between gap-x-3"
            >
              <span className="flex flex-wrap items-center gap-1.5 text-sm">
                {marketName(line.market)} <Selection line={line} />
              </span>
              {line.payout && <Money amount={line.payout} />}
            </li>
          ))}
          {lines.length > MOST_LINES && (
            <li className="text-sm text-soft">
              {t("drawn.more", { count: lines.length - MOST_LINES })}
            </li>
          )}
        </ul>
      )}
    </div>
  );
}
