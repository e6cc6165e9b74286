import { SignInForm } from "../features/session/sign-in/sign-in-form.tsx";
import { AuthPage } from "../features/session/auth-page.tsx";
import { Page as Frame } from "../shared/layout/page.tsx";
import { useText } from "../shared/language/text.ts";

export function Page() {
  const t = useText("session");
  return (
    <Frame title={t("modal.login")} middle>
      <AuthPage>
        <SignInForm />
      </AuthPage>
    </Frame>
  );
}
