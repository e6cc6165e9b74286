import type { CreditedReward, OpenReward } from "@perya/api-client/player";
import { Money } from "../../shared/format/money.tsx";
import { Points } from "../../shared/format/points.tsx";

/** The cash and the points of a reward. */
export function Worth({ reward: { cash, points } }: { reward: OpenReward | CreditedReward }) {
  return (
    <span className="flex flex-wrap justify-end gap-x-3 font-bold">
      {cash && <Money amount={cash} />}
      {points > 0 && <Points points={String(points)} />}
    </span>
  );
}
