import { Devices } from "../features/devices/devices.tsx";
import { LoginHistory } from "../features/devices/login-history.tsx";
import { Page as Frame } from "../shared/page.tsx";

export function Page() {
  return (
    <Frame title="Where you are signed in" narrow back={{ to: "/me", title: "My account" }}>
      <Devices />
      <LoginHistory />
    </Frame>
  );
}
