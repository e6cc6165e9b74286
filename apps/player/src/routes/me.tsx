import { Account } from "../features/session/account.tsx";
import { Page as Frame } from "../shared/page.tsx";

export function Page() {
  return (
    <Frame title="My account" narrow>
      <Account />
    </Frame>
  );
}
