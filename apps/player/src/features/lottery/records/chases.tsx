import type { ListedLotteryChase } from "@perya/api-client/player";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { call, reading } from "../../../shared/http/api.ts";
import { Confirm } from "../../../shared/dialogs/confirm.tsx";
import { Alert } from "../../../shared/forms/controls.tsx";
import { Money, Time } from "../../../shared/format/money.tsx";
import { Card } from "../../../shared/layout/page.tsx";
import { AheadChoice } from "../../../shared/records/ahead-choice.tsx";
import { useDaysAhead } from "../../../shared/records/use-asked-days.ts";
import { isTrial } from "../../../shared/session/session.ts";
import { useText } from "../../../shared/language/text.ts";
import { marketName } from "../play/say.ts";

/**
 * The player's chases, each with what it is to bet in the days to come and a stop button, and why
 * they wait where the law wants a limit first. Nothing if there are none.
 */
export function Chases() {
  const t = useText("bets");
  const refusal = useText("refusals");
  const days = useDaysAhead();
  const { data } = useQuery({
    ...reading("/lottery/chases", { query: { toDay: days.toDay } }),
    placeholderData: keepPreviousData,
  });
  const running = data?.filter(({ status }) => status === "RUNNING") ?? [];
  const limits = useQuery({
    ...reading("/limits"),
    enabled: running.length > 0 && !isTrial(),
  });
  if (running.length === 0) return null;
  return (
    <Card>
      <h2 className="font-display text-xl font-bold">{t("chase.title")}</h2>
      {limits.data?.needed.length ? <Alert>{refusal("LIMIT_NEEDED")}</Alert> : null}
      <AheadChoice label={t("chase.within")} ahead={days} />
      <ul className="grid gap-3">
        {running.map(({ id, gameCode, placed, issues, lines, ahead }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-3">
            <span className="grid">
              <strong>
                <bdi>{gameCode}</bdi> ·{" "}
                {[...new Set(lines.map(({ market }) => marketName(market)))].join(", ")}
              </strong>
              <span className="text-sm text-soft">{t("chase.done", { placed, issues })}</span>
              <Ahead ahead={ahead} />
            </span>
            <Confirm
              action={t("chase.stop")}
              title={t("chase.ask")}
              keep={t("cancel.keep")}
              onConfirm={() => call("POST", "/lottery/chases/{id}/stop", { path: { id } })}
            >
              {t("chase.about")}
            </Confirm>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Ahead({ ahead: { draws, stake, first } }: Pick<ListedLotteryChase, "ahead">) {
  const t = useText("bets");
  if (first === null) return <span className="text-sm text-soft">{t("chase.none")}</span>;
  return (
    <span className="text-sm">
      {t.rich("chase.ahead", { draws, money: () => <Money key="money" amount={stake} /> })}
      {" · "}
      {t.rich("chase.first", { time: () => <Time key="time" at={first} /> })}
    </span>
  );
}
