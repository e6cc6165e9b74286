import type { CreditedReward, OpenReward } from "@perya/api-client/player";
import { dateFormat } from "../../shared/format/date-format.ts";
import { useText } from "../../shared/language/text.ts";

const DAY = dateFormat({ dateStyle: "medium", timeZone: "UTC" });

/** What a reward is called, and below it which kind it is and when it is of. */
export function RewardName({ reward }: { reward: OpenReward | CreditedReward }) {
  const t = useText("rewards");
  const { kind, title, language, period } = reward;
  const below = [
    title === "" ? "" : t(`kind.${kind}`),
    period === null ? "" : DAY.format(new Date(period)),
  ];
  return (
    <span className="grid">
      <span className="font-semibold">
        {title === "" ? t(`kind.${kind}`) : <bdi lang={language}>{title}</bdi>}
      </span>
      <span className="text-sm text-soft">{below.filter(Boolean).join(" · ")}</span>
    </span>
  );
}
