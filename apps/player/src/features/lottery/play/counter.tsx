import type { LotteryRules } from "@perya/lottery-kit";
import { useMemo, type ReactNode } from "react";
import { isRefusal } from "../../../shared/http/api.ts";
import { buttonClass } from "../../../shared/forms/controls.tsx";
import { Link } from "../../../shared/routing/link.tsx";
import { useSearch } from "../../../shared/routing/use-location.ts";
import { ALL, gamesOf } from "../block/category.ts";
import { useMenus } from "../menus/use-menus.ts";
import { pageOf } from "../menus/where-to.ts";
import { useNow } from "../../../shared/live/use-now.ts";
import { Empty, Failed, Waiting } from "../../../shared/layout/states.tsx";
import { useText } from "../../../shared/language/text.ts";
import type { LotteryCounter } from "@perya/api-client/player";
import { priceSlip, type PricedBy } from "../slip/price-slip.ts";
import { SlipDock } from "../slip/slip-dock.tsx";
import { usePlacing } from "../slip/use-placing.ts";
import { IssueHead } from "./issue-head.tsx";
import { LastDraw } from "./last-draw.tsx";
import { Marking } from "./marking.tsx";
import { offerOf, useCounterView, useRules } from "./use-counter.ts";

interface CounterProps {
  readonly gameCode: string;
  /** The market shown first. */
  readonly playType: string;
  /** The thumb's menu stands at the foot of the page. */
  readonly foot: boolean;
}

/** A lottery's counter: the draw on sale, the bets on it, and the slip. */
function Counter({ gameCode, playType, foot }: CounterProps) {
  const view = useCounterView(gameCode);
  const rules = useRules(view.data?.rules);
  const failed = [view, rules].find(({ isError }) => isError);
  if (failed?.error && !view.data)
    return (
      <Unopened>
        {isRefusal(failed.error) ? (
          <NoGame />
        ) : (
          <Failed fault={failed.error} onRetry={() => void failed.refetch()} />
        )}
      </Unopened>
    );
  if (!view.data || !rules.data)
    return (
      <Unopened>
        <Waiting rows={6} />
      </Unopened>
    );
  return (
    <OpenCounter
      key={gameCode}
      view={view.data}
      rules={rules.data}
      playType={playType}
      foot={foot}
    />
  );
}

/**
 * The counter of the game of the address, by its code or by its id in the catalogue; of the first
 * one that is played on the page when none is asked for.
 */
export function AnyCounter({ foot }: Pick<CounterProps, "foot">) {
  const { gameCode = "", gameId, playType = "" } = useSearch();
  const menus = useMenus(gameCode === "");
  if (gameCode !== "") return <Counter {...{ gameCode, playType, foot }} />;
  const here = foot ? "/vnLottery" : "/lottery";
  const first =
    menus.data &&
    gamesOf(menus.data.groups, ALL).find((item) =>
      gameId ? item.gameId === gameId : pageOf(item) === here,
    );
  if (first) return <Counter {...{ playType, foot }} gameCode={first.gameCode} />;
  return <Unopened>{menus.isPending ? <Waiting rows={6} /> : <NoGame />}</Unopened>;
}

function Unopened({ children }: { children: ReactNode }) {
  const words = useText("lottery");
  return (
    <div className="grid gap-4">
      <h1 className="font-display text-3xl font-extrabold">{words("title")}</h1>
      {children}
    </div>
  );
}

function NoGame() {
  const t = useText("slip");
  return (
    <Empty title={t("noGame")}>
      <Link to="/elott" className={buttonClass("primary")}>
        {t("all")}
      </Link>
    </Empty>
  );
}

interface OpenCounterProps {
  readonly view: LotteryCounter;
  readonly rules: LotteryRules;
  readonly playType: string;
  readonly foot: boolean;
}

function OpenCounter({ view, rules, playType, foot }: OpenCounterProps) {
  const { gameCode, currency, issue } = view;
  const by = useMemo<PricedBy>(
    () => ({ rules, terms: issue?.terms ?? {}, offer: offerOf(view) }),
    [rules, view, issue],
  );
  const placing = usePlacing(view, by);
  const now = useNow();
  const onSale = issue?.isSale && Date.parse(issue.closeAt) > now ? issue.issueNo : undefined;
  return (
    <div className="grid items-start gap-5 max-lg:pb-32 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="grid min-w-0 gap-5">
        <IssueHead view={view} />
        <Marking key={playType} {...{ view, by, playType, placing }} />
        <LastDraw gameCode={gameCode} rules={rules} next={issue} />
      </div>
      <SlipDock
        foot={foot}
        gameCode={gameCode}
        currency={currency}
        issue={issue}
        issueNo={onSale}
        {...placing}
        total={priceSlip(placing.slip, by)}
      />
    </div>
  );
}
