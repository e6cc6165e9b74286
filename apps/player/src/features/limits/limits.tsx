import type { PlayerLimits } from "@perya/api-client/player";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Alert } from "../../shared/forms/controls.tsx";
import { reading } from "../../shared/http/api.ts";
import { useText } from "../../shared/language/text.ts";
import { Card } from "../../shared/layout/page.tsx";
import { Failed, Waiting } from "../../shared/layout/states.tsx";
import { CheckInterval } from "./check-interval.tsx";
import { GROUP_NAMES, GROUPS, groupOf, type Group } from "../../shared/limits/limit-groups.ts";
import { RunningSession } from "../../shared/games/running-session.tsx";
import { MoneyRow } from "./money-row.tsx";
import { TimeRow } from "./time-row.tsx";

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
      <Running />
      {needed.length > 0 && <Needed lists={needed} />}
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

/** The session that the player planned, while it runs. */
function Running() {
  const t = useText("play");
  const { data } = useQuery({ ...reading("/play/planned-session"), staleTime: 0 });
  if (!data?.session) return null;
  return (
    <Card>
      <h3 className="font-display text-xl font-bold">{t("session.running")}</h3>
      <RunningSession session={data.session} />
    </Card>
  );
}

/** What has to be set before anything else: of each list one limit. */
function Needed({ lists }: { lists: PlayerLimits["needed"] }) {
  const t = useText("limits");
  return (
    <div className="grid gap-2">
      <Alert>{t("needed")}</Alert>
      <ul className="grid list-disc gap-1 ps-12 font-semibold">
        {lists.map(([name, ...others]) => {
          if (name === undefined) return null;
          const group = t(`group.${groupOf(name)}.title`);
          return (
            <li key={name}>
              {others.length > 0
                ? t("neededAny", { group })
                : t("of", { group, period: t(`period.${name}`) })}
            </li>
          );
        })}
      </ul>
    </div>
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
