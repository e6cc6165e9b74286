import { OrderOutcome } from "../features/lottery/records/order-outcome.tsx";
import { RoundDetail } from "../features/records/round-detail.tsx";
import { Page as Frame } from "../shared/layout/page.tsx";
import { useText } from "../shared/language/text.ts";
import { useParam } from "../shared/routing/current-page.tsx";

export function Page() {
  const t = useText("records");
  const id = useParam("id");
  return (
    <Frame
      title={t("roundTitle")}
      narrow
      back={{ to: "/member/personalHistoryCopy", title: t("betsTitle") }}
    >
      <RoundDetail id={id} order={(order) => <OrderOutcome id={order} />} />
    </Frame>
  );
}
