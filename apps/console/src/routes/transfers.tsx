import { MovementList } from "../features/vendor-wallets/movement-list.tsx";
import { WalletsOverview } from "../features/vendor-wallets/wallets-overview.tsx";
import { Page } from "../shared/layout/page.tsx";

export function TransfersPage() {
  return (
    <Page title="Vendor wallets">
      <MovementList />
      <WalletsOverview />
    </Page>
  );
}
