import { useParams } from "@tanstack/react-router";
import { MovementView } from "../features/vendor-wallets/movement-view.tsx";
import { Page } from "../shared/layout/page.tsx";

export function TransferPage() {
  const { id } = useParams({ from: "/transfers/$id" });
  return (
    <Page title="Movement" back={{ to: "/transfers", title: "Vendor wallets" }}>
      <MovementView id={id} />
    </Page>
  );
}
