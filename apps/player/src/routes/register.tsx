import { RegisterForm } from "../features/session/register/register-form.tsx";
import { Gate } from "../features/session/gate.tsx";
import { Page as Frame } from "../shared/page.tsx";
import { useText } from "../shared/text.ts";

export function Page() {
  const t = useText("register");
  return (
    <Frame title={t("join")} middle back={{ to: "/", title: t("home") }}>
      <Gate>
        <RegisterForm />
      </Gate>
    </Frame>
  );
}
