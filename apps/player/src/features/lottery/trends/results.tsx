import { useQuery } from "@tanstack/react-query";
import { reading } from "../../../shared/api.ts";
import { Clock } from "../../../shared/money.tsx";
import { DATES } from "../../../shared/language/language.ts";
import { Link } from "../../../shared/routing/link.tsx";
import { Empty, Failed, Waiting } from "../../../shared/states.tsx";
import { useText } from "../../../shared/text.ts";
import { Ball } from "../board/ball.tsx";
import { Board } from "../board/board.tsx";

const SHOWN = 30;
const DAY = new Intl.DateTimeFormat(DATES, { dateStyle: "full" });

/** The last results of a game under their days, each with its board and its check. */
export function Results({ gameCode }: { gameCode: string }) {
  const t = useText("trends");
  const { data, error, refetch } = useQuery(reading("/lottery/opened", { query: { gameCode, count: SHOWN } }));
  if (error) return <Failed fault={error} onRetry={() => void refetch()} />;
  if (!data) return <Waiting rows={4} />;
  if (data.length === 0) return <Empty title={t("none")} />;
  return [...Map.groupBy(data, ({ drawAt }) => DAY.format(new Date(drawAt)))].map(([day, draws]) => (
    <section key={day} aria-label={day} className="grid gap-2">
      <h3 className="text-sm font-semibold text-soft">{day}</h3>
      {draws.map(({ issueNo, drawAt, board }) => (
        <details key={issueNo} className="rounded-2xl border border-line bg-raised">
          <summary className="flex min-h-14 cursor-pointer flex-wrap items-center justify-between gap-x-4 gap-y-1 px-4 py-2">
            <span className="flex items-baseline gap-3 text-sm text-soft">
              <Clock at={drawAt} /> <bdi>{issueNo}</bdi>
            </span>
            <span className="flex flex-wrap gap-1">
              {(board.find(({ prize }) => prize === "DB") ?? board[0])?.numbers.map((number, at) => (
                <Ball key={at} number={number} small />
              ))}
            </span>
          </summary>
          <div className="grid gap-2 p-3 pt-0">
            <Board rows={board} />
            <Link
              to="/fairness/lottery"
              search={{ gameCode, issueNo }}
              className="inline-flex min-h-11 items-center justify-self-start font-semibold text-violet underline underline-offset-4"
            >
              {t("check")}
              <span className="sr-only"> {issueNo}</span>
            </Link>
          </div>
        </details>
      ))}
    </section>
  ));
}
