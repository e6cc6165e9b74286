import { useParams } from "@tanstack/react-router";
import { WithdrawalStatus } from "../features/wallet/withdrawal-status.tsx";
import { Page as Frame } from "../shared/page.tsx";

export function Page() {
  const { id } = useParams({ from: "/wallet/withdrawal/$id" });
  return (
    <Frame title="Withdrawal" narrow back={{ to: "/wallet/history", title: "History" }}>
      <WithdrawalStatus id={id} />
    </Frame>
  );
}
