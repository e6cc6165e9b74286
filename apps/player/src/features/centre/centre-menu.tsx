import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { INBOX_UNREAD } from "../../shared/live/inbox-unread.ts";
import { useMissionsToClaim } from "../../shared/live/missions-to-claim.ts";
import { useRewardsToClaim } from "../../shared/live/rewards-to-claim.ts";
import { useText } from "../../shared/language/text.ts";
import { Icon } from "../../shared/pictures/icon.tsx";
import { Link } from "../../shared/routing/link.tsx";
import { usePathname } from "../../shared/routing/use-location.ts";
import { usePanes } from "./use-panes.ts";

/** The panes of the member centre: a column, and a row that is pushed along on a phone. */
export function CentreMenu() {
  const t = useText("centre");
  const list = useRef<HTMLUListElement>(null);
  const panes = usePanes();
  const pathname = usePathname();
  const unread = useQuery(INBOX_UNREAD).data?.unread ?? 0;
  const missions = useMissionsToClaim();
  const rewards = useRewardsToClaim();
  useEffect(() => {
    // Once the window around it is open.
    const frame = requestAnimationFrame(() => {
      const current = list.current?.querySelector<HTMLElement>("[aria-current]");
      current?.scrollIntoView({ block: "nearest", inline: "center" });
      // A window that opens has the focus on its first link, whatever it shows.
      if (list.current?.contains(document.activeElement)) current?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [pathname, panes.length]);
  return (
    <nav aria-label={t("title")}>
      <ul
        ref={list}
        className="flex gap-1 max-md:overflow-x-auto max-md:px-3 max-md:pt-1.5 max-md:pb-2 max-md:[scrollbar-width:none] md:grid md:gap-0.5 md:px-2"
      >
        {panes.map(({ name, to, icon }) => (
          <li key={name} className="shrink-0">
            <Link
              to={to}
              replace
              className="relative flex min-h-11 items-center gap-3 rounded-xl px-3 font-medium whitespace-nowrap text-soft hover:bg-raised hover:text-ink aria-[current=page]:bg-raised aria-[current=page]:text-ink"
            >
              <Icon name={icon} />
              {t(`pane.${name}`)}
              {name === "messageV2" && <Badge about={t("unread")} count={unread} />}
              {name === "missionLeaderboard" && <Badge about={t("toClaim")} count={missions} />}
              {name === "rewardCenter" && <Badge about={t("toClaim")} count={rewards} />}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
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
