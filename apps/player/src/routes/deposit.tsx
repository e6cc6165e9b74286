import { useParams } from "@tanstack/react-router";
import { DepositStatus } from "../features/wallet/deposit-status.tsx";
import { Page as Frame } from "../shared/page.tsx";

export function Page() {
  const { id } = useParams({ from: "/wallet/deposit/$id" });
  return (
    <Frame title="Deposit" narrow back={{ to: "/wallet/history", title: "History" }}>
      <DepositStatus id={id} />
    </Frame>
  );
}
