import { useQuery } from "@tanstack/react-query";
import { PaneList } from "../../shared/centre/pane-list.tsx";
import { INBOX_UNREAD } from "../../shared/live/inbox-unread.ts";
import { useMissionsToClaim } from "../../shared/live/missions-to-claim.ts";
import { useRewardsToClaim } from "../../shared/live/rewards-to-claim.ts";
import { useText } from "../../shared/language/text.ts";
import { usePanes } from "./use-panes.ts";

/** The panes of the member centre, with how many things wait for the player in some of them. */
export function CentreMenu() {
  const t = useText("centre");
  const unread = useQuery(INBOX_UNREAD).data?.unread ?? 0;
  const missions = useMissionsToClaim();
  const rewards = useRewardsToClaim();
  const panes = usePanes().map(({ name, to, icon }) => ({
    to,
    icon,
    title: t(`pane.${name}`),
    badge: (
      <>
        {name === "messageV2" && <Badge about={t("unread")} count={unread} />}
        {name === "missionLeaderboard" && <Badge about={t("toClaim")} count={missions} />}
        {name === "rewardCenter" && <Badge about={t("toClaim")} count={rewards} />}
      </>
    ),
  }));
  return <PaneList title={t("title")} panes={panes} />;
}

/**
 * How many of a pane's things wait for the player; nothing for none. On a phone it lies over the
 * corner: it comes after the row, which may not move by it.
 */
function Badge({ about, count }: { about: string; count: number }) {
  if (count === 0) return null;
  return (
    <span className="rounded-full bg-bulb px-2 text-sm font-bold text-on-bulb max-md:absolute max-md:end-0 max-md:-top-1 max-md:px-1.5 max-md:text-xs">
      <span className="sr-only">{about} </span>
      {count}
    </span>
  );
}
