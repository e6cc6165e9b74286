import type { PlayerLimit } from "@perya/api-client/player";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Alert } from "../../shared/forms/controls.tsx";
import { reading } from "../../shared/http/api.ts";
import { useText } from "../../shared/language/text.ts";
import { Card } from "../../shared/layout/page.tsx";
import { Failed, Waiting } from "../../shared/layout/states.tsx";
import { CheckInterval } from "./check-interval.tsx";
import { MoneyRow } from "./money-row.tsx";
import { TimeRow } from "./time-row.tsx";

const GROUPS = {
  deposit: ["dailyDeposit", "weeklyDeposit", "monthlyDeposit"],
  loss: ["dailyLoss", "weeklyLoss", "monthlyLoss"],
  wager: ["dailyWager", "weeklyWager", "monthlyWager"],
  bet: ["singleBet"],
} as const satisfies Record<string, readonly PlayerLimit["name"][]>;
type Group = keyof typeof GROUPS;
const GROUP_NAMES = Object.keys(GROUPS) as Group[];

/** The kinds that a law can make compulsory. */
const GROUP_OF = { deposit: "deposit", loss: "loss", wager: "wager", session: "time" } as const;

/** The player's own limits, by what they are of. */
export function Limits() {
  const t = useText("limits");
  const query = useQuery(reading("/limits"));
  if (query.isPending) return <Waiting rows={GROUP_NAMES.length} />;
  if (query.isError) return <Failed fault={query.error} onRetry={() => void query.refetch()} />;
  const { currency, limits, times, needed } = query.data;
  return (
    <>
      <p className="text-soft">{t("about")}</p>
      {needed && <Alert>{t("needed", { group: t(`group.${GROUP_OF[needed]}.title`) })}</Alert>}
      {GROUP_NAMES.map((group) => (
        <LimitGroup key={group} group={group}>
          {limits
            .filter(({ name }) => (GROUPS[group] as readonly string[]).includes(name))
            .map((limit) => (
              <MoneyRow
                key={limit.name}
                limit={limit}
                currency={currency}
                group={t(`group.${group}.title`)}
              />
            ))}
        </LimitGroup>
      ))}
      <LimitGroup group="time">
        {times.map((limit) => (
          <TimeRow key={limit.name} limit={limit} group={t("group.time.title")} />
        ))}
      </LimitGroup>
      <CheckInterval />
    </>
  );
}

function LimitGroup({ group, children }: { group: Group | "time"; children: ReactNode }) {
  const t = useText("limits");
  return (
    <Card>
      <div>
        <h3 className="font-display text-xl font-bold">{t(`group.${group}.title`)}</h3>
        <p className="text-sm text-soft">{t(`group.${group}.text`)}</p>
      </div>
      <ul className="grid divide-y divide-line">{children}</ul>
    </Card>
  );
}
