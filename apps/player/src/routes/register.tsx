import { RegisterForm } from "../features/session/register/register-form.tsx";
import { AuthPage } from "../features/session/auth-page.tsx";
import { Page as Frame } from "../shared/layout/page.tsx";
import { useText } from "../shared/language/text.ts";

export function Page() {
  const t = useText("register");
  return (
    <Frame title={t("join")} middle back={{ to: "/", title: t("home") }}>
      <AuthPage>
        <RegisterForm />
      </AuthPage>
    </Frame>
  );
}
