import { Devices } from "../features/devices/devices.tsx";
import { LoginHistory } from "../features/devices/login-history.tsx";
import { Page as Frame } from "../shared/page.tsx";
import { useText } from "../shared/text.ts";

export function Page() {
  const t = useText("devices");
  return (
    <Frame title={t("title")} narrow back={{ to: "/me", title: t("account") }}>
      <Devices />
      <LoginHistory />
    </Frame>
  );
}
