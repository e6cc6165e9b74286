import type { LotteryCounter } from "@perya/api-client/player";
import { useText } from "../../../shared/language/text.ts";
import { useNow } from "../../../shared/live/use-now.ts";
import { Countdown } from "../clock/countdown.tsx";

/** Which draw is on sale and how long it still is, in one line. What matters is said at the top. */
export function DrawClock({ issue }: { issue: LotteryCounter["issue"] }) {
  const t = useText("marking");
  const words = useText("lottery");
  const now = useNow();
  if (!issue) return null;
  const closed = !issue.isSale || Date.parse(issue.closeAt) <= now;
  return (
    <p className="flex min-w-0 items-baseline justify-between gap-x-2 text-sm">
      <span className="truncate text-soft">
        {t.rich("clock.issue", { issue: () => <bdi key="issue">{issue.issueNo}</bdi> })}
      </span>
      {/* Another element with other words, so that nothing shifts. */}
      <span key={String(closed)} className="flex shrink-0 items-baseline gap-2">
        {closed && <span className="font-semibold text-coral">{words("countdown.locked")}</span>}
        <Countdown
          sale={{ isSale: issue.isSale, drawAt: Date.parse(issue.drawAt) }}
          className="text-base font-bold text-bulb-ink"
        />
      </span>
    </p>
  );
}
