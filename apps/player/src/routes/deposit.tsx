import { useParams } from "@tanstack/react-router";
import { DepositStatus } from "../features/wallet/deposit-status.tsx";
import { Page as Frame } from "../shared/page.tsx";
import { useText } from "../shared/text.ts";

export function Page() {
  const t = useText("wallet");
  const { id } = useParams({ from: "/wallet/deposit/$id" });
  return (
    <Frame title={t("depositTitle")} narrow back={{ to: "/wallet/history", title: t("tab.history") }}>
      <DepositStatus id={id} />
    </Frame>
  );
}
