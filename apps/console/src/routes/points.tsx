import { Navigate, useParams } from "@tanstack/react-router";
import { OrderView } from "../features/points/order-view.tsx";
import { PointsArea } from "../features/points/points-area.tsx";
import { RewardEditor } from "../features/points/reward-editor.tsx";
import { Page } from "../shared/layout/page.tsx";

export function PointsPage() {
  const { part } = useParams({ strict: false });
  if (part === undefined)
    return <Navigate to="/points/$part" params={{ part: "orders" }} search={true} replace />;
  return (
    <Page title="Points mall">
      <PointsArea part={part} />
    </Page>
  );
}

/** A redeemed reward, or one that can be redeemed. */
export function PointsDetailPage() {
  const { part = "orders", id = "new" } = useParams({ strict: false });
  if (part === "rewards")
    return (
      <Page
        title={id === "new" ? "New reward" : "Reward"}
        back={{ to: "/points/$part", params: { part }, title: "Rewards" }}
      >
        <RewardEditor key={id} id={id} />
      </Page>
    );
  return (
    <Page title="Order" back={{ to: "/points/$part", params: { part }, title: "Orders" }}>
      <OrderView key={id} id={id} />
    </Page>
  );
}
