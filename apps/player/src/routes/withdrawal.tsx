import { WithdrawalStatus } from "../features/wallet/withdrawal-status.tsx";
import { Page as Frame } from "../shared/layout/page.tsx";
import { useText } from "../shared/language/text.ts";
import { useParam } from "../shared/routing/current-page.tsx";

export function Page() {
  const t = useText("wallet");
  const id = useParam("id");
  return (
    <Frame
      title={t("withdrawalTitle")}
      narrow
      back={{ to: "/member/transferFund", title: t("tab.history") }}
    >
      <WithdrawalStatus id={id} />
    </Frame>
  );
}
