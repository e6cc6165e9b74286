import type { LotteryRules } from "@perya/lottery-kit";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { reading } from "../../../shared/http/api.ts";
import { Icon } from "../../../shared/pictures/icon.tsx";
import { Time } from "../../../shared/format/money.tsx";
import { Link } from "../../../shared/routing/link.tsx";
import { useText } from "../../../shared/language/text.ts";
import { Board } from "../board/board.tsx";
import { Reveal } from "../board/reveal.tsx";

/**
 * How often the last result is asked for where no event announces it: the news of a draw come at
 * once to who is signed in.
 */
const EVERY_MS = 10_000;

/** The last result. One that arrives while the page is open is revealed. */
export function LastDraw({ gameCode, rules }: { gameCode: string; rules: LotteryRules }) {
  const t = useText("slip");
  const { data } = useQuery({
    ...reading("/lottery/opened", { query: { gameCode, count: 1 } }),
    refetchInterval: EVERY_MS,
  });
  const last = data?.[0];
  const [first, setFirst] = useState<string>();
  if (last && first === undefined) setFirst(last.issueNo);
  if (!last) return null;
  const fresh = first !== undefined && last.issueNo !== first;
  return (
    <details open={fresh || undefined} className="group rounded-3xl border border-line bg-ground">
      <summary className="flex min-h-14 cursor-pointer flex-wrap items-center justify-between gap-x-4 px-4 py-2">
        <span className="font-display text-lg font-bold">{t("result.title")}</span>
        <span className="flex items-baseline gap-2 text-sm text-soft">
          <bdi>{last.issueNo}</bdi> <Time at={last.drawAt} />
          <Icon
            name="down"
            size={20}
            className="self-center transition-transform group-open:rotate-180 motion-reduce:transition-none"
          />
        </span>
      </summary>
      <div className="grid gap-3 p-4 pt-0">
        {fresh ? (
          <Reveal
            key={last.issueNo}
            gameCode={gameCode}
            rows={last.board}
            order={rules.revealOrder}
          />
        ) : (
          <Board gameCode={gameCode} rows={last.board} />
        )}
        <Link
          to="/fairness/lottery"
          search={{ gameCode, issueNo: last.issueNo }}
          className="inline-flex min-h-11 items-center justify-self-start font-semibold text-violet underline underline-offset-4"
        >
          {t("check")}
        </Link>
      </div>
    </details>
  );
}
