import { useParams } from "@tanstack/react-router";
import { WithdrawalStatus } from "../features/wallet/withdrawal-status.tsx";
import { Page as Frame } from "../shared/page.tsx";
import { useText } from "../shared/text.ts";

export function Page() {
  const t = useText("wallet");
  const { id } = useParams({ from: "/wallet/withdrawal/$id" });
  return (
    <Frame title={t("withdrawalTitle")} narrow back={{ to: "/wallet/history", title: t("tab.history") }}>
      <WithdrawalStatus id={id} />
    </Frame>
  );
}
