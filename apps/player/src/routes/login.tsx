import { LoginForm } from "../features/session/login/login-form.tsx";
import { Gate } from "../features/session/gate.tsx";
import { Page as Frame } from "../shared/page.tsx";
import { useText } from "../shared/text.ts";

export function Page() {
  const t = useText("session");
  return (
    <Frame title={t("modal.login")} middle>
      <Gate>
        <LoginForm />
      </Gate>
    </Frame>
  );
}
