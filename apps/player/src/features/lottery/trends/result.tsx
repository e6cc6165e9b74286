import type { LotteryResult } from "@perya/api-client/player";
import { Clock } from "../../../shared/format/money.tsx";
import { Link } from "../../../shared/routing/link.tsx";
import { useText } from "../../../shared/language/text.ts";
import { lookOf } from "../art/look-of.ts";
import { Ball } from "../board/ball.tsx";
import { Board } from "../board/board.tsx";

/**
 * One result: its main numbers, and opened its board and its check. One from elsewhere has no time,
 * and nothing to check.
 */
export function Result({
  gameCode,
  result: { issueNo, drawAt, board },
}: {
  gameCode: string;
  result: LotteryResult;
}) {
  const t = useText("trends");
  return (
    <details className="rounded-2xl border border-line bg-raised">
      <summary className="flex min-h-14 cursor-pointer flex-wrap items-center justify-between gap-x-4 gap-y-1 px-4 py-2">
        <span className="flex items-baseline gap-3 text-sm text-soft">
          {drawAt !== null && <Clock at={drawAt} />} <bdi>{issueNo}</bdi>
        </span>
        <span dir="ltr" className="flex flex-wrap gap-1">
          {(board.find(({ prize }) => prize === "DB") ?? board[0])?.numbers.map((number, at) => (
            <Ball key={at} number={number} small look={lookOf(gameCode)} />
          ))}
        </span>
      </summary>
      <div className="grid gap-2 p-3 pt-0">
        <Board gameCode={gameCode} rows={board} />
        {drawAt !== null && (
          <Link
            to="/fairness/lottery"
            search={{ gameCode, issueNo }}
            className="inline-flex min-h-11 items-center justify-self-start font-semibold text-violet underline underline-offset-4"
          >
            {t("check")}
            <span className="sr-only"> {issueNo}</span>
          </Link>
        )}
      </div>
    </details>
  );
}
