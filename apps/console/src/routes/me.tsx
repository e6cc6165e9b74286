import { ChangePassword } from "../features/own-account/change-password.tsx";
import { Page } from "../shared/layout/page.tsx";

export function MePage() {
  return (
    <Page title="My account">
      <ChangePassword />
    </Page>
  );
}
