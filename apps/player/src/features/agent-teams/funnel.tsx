import type { TeamOverview } from "@perya/api-client/player";
import { useText } from "../../shared/language/text.ts";
import { Card } from "../../shared/layout/page.tsx";

/** How many of those who signed up in these days, and of whom, paid in for the first time. */
export function Funnel({ total }: Pick<TeamOverview, "total">) {
  const t = useText("agentTeams");
  const steps = [
    [t("signups"), total.joined],
    [t("paid"), total.firstDeposits],
  ] as const;
  const most = Math.max(...steps.map(([, count]) => count), 1);
  return (
    <Card>
      <h3 className="font-display text-lg font-bold">{t("funnel")}</h3>
      <dl className="grid gap-3">
        {steps.map(([name, count]) => (
          <div key={name} className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-1">
            <dt className="text-soft">{name}</dt>
            <dd className="contents">
              <span className="font-semibold tabular-nums">{count}</span>
              <span aria-hidden="true" className="col-span-2 h-2.5 rounded-full bg-ground">
                <span
                  className="block h-full rounded-full bg-teal"
                  style={{ width: `${(count / most) * 100}%` }}
                />
              </span>
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
