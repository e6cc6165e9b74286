import { PartTabs } from "../../shared/layout/part-tabs.tsx";
import { OrderList } from "./order-list.tsx";
import { RewardList } from "./reward-list.tsx";

const PARTS = [
  ["orders", "Orders"],
  ["rewards", "Rewards"],
] as const;

/** The points mall for staff: what players redeemed, and what they can redeem. */
export function PointsArea({ part }: { part: string }) {
  return (
    <>
      <PartTabs label="Parts of the points mall" to="/points/$part" parts={PARTS} />
      {part === "rewards" ? <RewardList /> : <OrderList />}
    </>
  );
}
