import { SharedAccounts } from "../features/withdrawals/shared-accounts.tsx";
import { Page } from "../shared/layout/page.tsx";

export function SharedAccountsPage() {
  return (
    <Page title="Shared bank accounts" back={{ to: "/withdrawals", title: "Withdrawals" }}>
      <SharedAccounts />
    </Page>
  );
}
