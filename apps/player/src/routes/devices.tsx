import { Devices } from "../features/devices/devices.tsx";
import { SignInHistory } from "../features/devices/sign-in-history.tsx";
import { Page as Frame } from "../shared/layout/page.tsx";
import { useText } from "../shared/language/text.ts";

export function Page() {
  const t = useText("devices");
  return (
    <Frame title={t("title")} narrow back={{ to: "/member/securityCenter", title: t("account") }}>
      <Devices />
      <SignInHistory />
    </Frame>
  );
}
