import type { Mission } from "@perya/api-client/player";
import { Money } from "../../shared/format/money.tsx";
import { Points } from "../../shared/format/points.tsx";
import { useText } from "../../shared/language/text.ts";

interface RewardOfProps {
  readonly reward: Pick<Mission, "points" | "cash" | "wagerTimes">;
}

/** What a mission brings: points, cash or both, and how often the cash is played. */
export function RewardOf({ reward: { points, cash, wagerTimes } }: RewardOfProps) {
  const t = useText("missions");
  return (
    <p className="flex flex-wrap items-baseline gap-x-3">
      <span className="text-soft">{t("reward")}</span>
      <span className="flex flex-wrap gap-x-3 text-lg font-bold text-teal">
        {cash && <Money amount={cash} />}
        {points > 0 && <Points points={String(points)} />}
      </span>
      {cash && wagerTimes > 0 && (
        <span className="text-sm text-soft">{t("play", { times: wagerTimes })}</span>
      )}
    </p>
  );
}
