import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { reading } from "../../../shared/http/api.ts";
import { buttonClass, Choice } from "../../../shared/forms/controls.tsx";
import { Time } from "../../../shared/format/money.tsx";
import { Link } from "../../../shared/routing/link.tsx";
import { Failed, Waiting } from "../../../shared/layout/states.tsx";
import { useText } from "../../../shared/language/text.ts";
import { Board } from "../board/board.tsx";
import { Countdown } from "../clock/countdown.tsx";
import { drawnOn, WEEKDAYS, type Weekday } from "../menus/days-of-week.ts";
import { saleOf } from "../menus/sale-of.ts";
import { askedOf, pageOf } from "../menus/where-to.ts";
import type { LotteryItem } from "@perya/api-client/player";

/**
 * One lottery's last result, its countdown and a link to its counter; chosen by the day of its
 * draw. `short`: of its board a phone shows what is on top.
 */
export function HistoryPanel({ items, short }: { items: readonly LotteryItem[]; short: boolean }) {
  const t = useText("lottery");
  const [day, setDay] = useState<Weekday>(-1);
  const [code, setCode] = useState("");
  const ofDay = drawnOn(items, day);
  const game = ofDay.find(({ gameCode }) => gameCode === code) ?? ofDay[0];
  return (
    <section
      aria-labelledby="lottery-history"
      className="grid gap-4 rounded-2xl border border-line bg-ground p-4"
    >
      <h3 id="lottery-history" className="font-display text-xl font-bold">
        {t("history.title")}
      </h3>
      <div className="grid gap-3 sm:grid-cols-2">
        <Choice
          label={t("history.day")}
          value={day}
          onChange={(event) => setDay(Number(event.target.value) as Weekday)}
        >
          {WEEKDAYS.map((one) => (
            <option key={one} value={one}>
              {t(one === -1 ? "history.days.all" : `history.days.d${one}`)}
            </option>
          ))}
        </Choice>
        <Choice
          label={t("history.game")}
          value={game?.gameCode ?? ""}
          onChange={(event) => setCode(event.target.value)}
        >
          {ofDay.map((item) => (
            <option key={item.gameId} value={item.gameCode}>
              {item.remark}
            </option>
          ))}
        </Choice>
      </div>
      {game ? (
        <LastResult key={game.gameCode} game={game} short={short} />
      ) : (
        <p className="text-soft">{t("history.none")}</p>
      )}
    </section>
  );
}

function LastResult({ game, short }: { game: LotteryItem; short: boolean }) {
  const t = useText("lottery");
  const { data, error, refetch } = useQuery(
    reading("/lottery/opened", { query: { gameCode: game.gameCode, count: 1 } }),
  );
  const last = data?.[0];
  return (
    <div className="grid items-start gap-4 lg:grid-cols-[16rem_1fr]">
      <div className="grid justify-items-start gap-2">
        <p className="font-display text-lg font-bold">
          <bdi lang={game.nameLanguage || undefined}>{game.remark}</bdi>
        </p>
        <p className="text-sm text-soft">
          {game.previousWinningTime ? (
            <>
              {t("history.at")} <Time at={game.previousWinningTime} />
            </>
          ) : (
            t("card.noLast")
          )}
        </p>
        <p className="text-2xl font-bold">
          <span className="block text-sm font-normal text-soft">{t("countdown.next")}</span>
          <Countdown sale={saleOf(game)} />
        </p>
        <Link to={pageOf(game)} search={askedOf(game)} className={buttonClass("primary")}>
          {t("history.immediate")}
          <span className="sr-only">
            {" · "}
            <bdi lang={game.nameLanguage || undefined}>{game.remark}</bdi>
          </span>
        </Link>
      </div>
      {error ? (
        <Failed fault={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <Waiting rows={3} />
      ) : (
        last && <Board gameCode={game.gameCode} rows={last.board} short={short} />
      )}
    </div>
  );
}
