import { useQuery } from "@tanstack/react-query";
import { buttonClass } from "../../shared/forms/controls.tsx";
import { reading } from "../../shared/http/api.ts";
import { useText } from "../../shared/language/text.ts";
import { Empty, Failed, Waiting } from "../../shared/layout/states.tsx";
import { Link } from "../../shared/routing/link.tsx";
import { DailySign } from "./daily-sign.tsx";
import { MissionCard } from "./mission-card.tsx";
import { useClaim } from "./use-claim.ts";

/** The daily check-in, and the player's missions. */
export function Missions() {
  return (
    <>
      <DailySign />
      <MissionList />
    </>
  );
}

/** The player's missions: what waits to be claimed first. */
function MissionList() {
  const t = useText("missions");
  const query = useQuery(reading("/missions"));
  // Both come at once, so that neither pushes the other away.
  const isWaiting = useQuery(reading("/missions/sign")).isPending;
  const { claim, claiming, said, fault } = useClaim();
  if (query.isPending || isWaiting) return <Waiting rows={4} />;
  if (query.isError) return <Failed fault={query.error} onRetry={() => void query.refetch()} />;
  const { missions } = query.data;
  if (missions.length === 0)
    return (
      <Empty title={t("none")}>
        <Link to="/promotions" className={buttonClass("plain")}>
          {t("promotions")}
        </Link>
      </Empty>
    );
  return (
    <>
      <p role="status" className="font-semibold text-teal empty:sr-only">
        {said}
      </p>
      <ul className="grid gap-4">
        {missions.map((mission) => {
          const key = `${mission.id} ${mission.period}`;
          return (
            <li key={key}>
              <MissionCard
                mission={mission}
                busy={claiming === key}
                fault={fault?.key === key ? fault.words : undefined}
                onClaim={() => claim(mission)}
              />
            </li>
          );
        })}
      </ul>
    </>
  );
}
