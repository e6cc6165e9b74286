import type { CreditedReward } from "@perya/api-client/player";
import { Time } from "../../shared/format/money.tsx";
import { RewardName } from "./reward-name.tsx";
import { Worth } from "./worth.tsx";

/** A reward that was credited, and when. */
export function CreditedRow({ reward }: { reward: CreditedReward }) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 py-3">
      <RewardName reward={reward} />
      <span className="ms-auto grid justify-items-end">
        <Worth reward={reward} />
        <span className="text-sm text-soft">
          <Time at={reward.at} />
        </span>
      </span>
    </div>
  );
}
