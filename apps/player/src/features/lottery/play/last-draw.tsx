import type { LotteryRules } from "@perya/lottery-kit";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useState } from "react";
import { reading } from "../../../shared/http/api.ts";
import { Time } from "../../../shared/format/money.tsx";
import { Link } from "../../../shared/routing/link.tsx";
import { useText } from "../../../shared/language/text.ts";
import { holdOutcome } from "../reveal/hold-outcome.ts";
import { Reveal } from "../reveal/reveal.tsx";
import type { NextSale } from "../reveal/show-time.ts";
import { sayDraw } from "../reveal/say-draw.ts";

/**
 * How often the last result is asked for where no event announces it: the news of a draw come at
 * once to who is signed in.
 */
const EVERY_MS = 10_000;

interface LastDrawProps {
  readonly gameCode: string;
  readonly rules: LotteryRules;
  /** The draw on sale. */
  readonly next: NextSale | null;
}

/**
 * The last result; one that arrives while the page is open is revealed. It stands below the grid
 * and is as high before a draw as after it, so that nothing moves under a finger.
 */
export function LastDraw({ gameCode, rules, next }: LastDrawProps) {
  const t = useText("slip");
  const { data } = useQuery({
    ...reading("/lottery/opened", { query: { gameCode, count: 1 } }),
    refetchInterval: EVERY_MS,
  });
  const last = data?.[0];
  const [first, setFirst] = useState<string>();
  const [heard, setHeard] = useState("");
  // A game without any result yet gets its first one while the page is open, too.
  if (data && first === undefined) setFirst(last?.issueNo ?? "none");
  const shown = useEffectEvent(() => last?.issueNo);
  useEffect(() => holdOutcome(gameCode, () => shown()), [gameCode]);
  if (data && !last) return null;
  const fresh = last !== undefined && first !== undefined && last.issueNo !== first;
  return (
    <section
      aria-label={t("result.title")}
      className={`grid content-start gap-3 rounded-3xl border border-line bg-ground p-4 ${last ? "" : "min-h-96"}`}
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="font-display text-lg font-bold">{t("result.title")}</h2>
        {last && (
          <p className="flex items-baseline gap-2 text-sm text-soft">
            <bdi>{last.issueNo}</bdi> <Time at={last.drawAt} />
          </p>
        )}
      </div>
      {last && (
        <Reveal
          key={last.issueNo}
          gameCode={gameCode}
          issueNo={last.issueNo}
          rows={last.board}
          order={rules.revealOrder}
          next={next}
          fresh={fresh}
          onShown={() => setHeard(t("result.heard", { ...sayDraw(last) }))}
        />
      )}
      {/* Said once, when all is shown: the board alone would be read as it fills. */}
      <p role="status" className="sr-only">
        {heard}
      </p>
      {last && (
        <Link
          to="/fairness/lottery"
          search={{ gameCode, issueNo: last.issueNo }}
          className="inline-flex min-h-11 items-center justify-self-start font-semibold text-violet underline underline-offset-4"
        >
          {t("check")}
        </Link>
      )}
    </section>
  );
}
