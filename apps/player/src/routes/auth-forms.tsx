import type { ReactNode } from "react";
import { ForgotForm } from "../features/session/forgot/forgot-form.tsx";
import { SignInForm } from "../features/session/sign-in/sign-in-form.tsx";
import { RegisterForm } from "../features/session/register/register-form.tsx";
import { closeAuth, type AuthForm, type AuthOpening } from "../shared/session/auth-modal.ts";
import { Banner } from "../shared/banners/banner.tsx";
import { Dialog } from "../shared/dialogs/dialog.tsx";
import { useText } from "../shared/language/text.ts";

const FORMS: Readonly<Record<AuthForm, () => ReactNode>> = {
  login: SignInForm,
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
