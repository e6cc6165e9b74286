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
          <div key={name} className="grid gap-1">
            <div className="flex justify-between gap-4">
              <dt className="text-soft">{name}</dt>
              <dd className="font-semibold tabular-nums">{count}</dd>
            </div>
            <div aria-hidden="true" className="h-2.5 rounded-full bg-ground">
              <div
                className="h-full rounded-full bg-teal"
                style={{ width: `${(count / most) * 100}%` }}
              />
            </div>
          </div>
        ))}
      </dl>
    </Card>
  );
}
