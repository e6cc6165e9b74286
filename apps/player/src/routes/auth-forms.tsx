import type { ReactNode } from "react";
import { ForgotForm } from "../features/session/forgot/forgot-form.tsx";
import { LoginForm } from "../features/session/login/login-form.tsx";
import { RegisterForm } from "../features/session/register/register-form.tsx";
import { closeAuth, type AuthForm, type AuthOpening } from "../shared/auth-modal.ts";
import { Banner } from "../shared/banner.tsx";
import { Dialog } from "../shared/dialog.tsx";
import { useText } from "../shared/text.ts";

const FORMS: Readonly<Record<AuthForm, () => ReactNode>> = {
  login: LoginForm,
  register: RegisterForm,
  forgot: Forgot,
};

function Forgot() {
  return <ForgotForm onDone={closeAuth} />;
}

/** One of the forms in its dialog. */
export default function AuthForms({ form, why }: AuthOpening) {
  const t = useText("session");
  const Form = FORMS[form];
  return (
    <Dialog
      title={t(`modal.${form}`)}
      onClose={closeAuth}
      banner={<Banner place={form === "register" ? "w_reg" : "w_login"} />}
    >
      {why && <p className="text-soft">{why}</p>}
      <Form />
    </Dialog>
  );
}
