import { useState, type FormEvent } from "react";
import { AuthLink } from "../../../shared/auth-link.tsx";
import { Alert, Button, Field } from "../../../shared/controls.tsx";
import { sealed } from "../../../shared/sealed.ts";
import { typedIn } from "../../../shared/typed-in.ts";
import { useAfterLogin } from "../after-login.ts";
import { ForgotLink } from "../forgot/forgot-link.tsx";

export function LoginForm() {
  const done = useAfterLogin();
  const [fault, setFault] = useState<string>();
  const [busy, setBusy] = useState(false);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { username, password } = typedIn(event.currentTarget, "username", "password");
    setBusy(true);
    setFault(undefined);
    try {
      done(await sealed("POST", "/session", { type: "username", username: username.trim(), password, agent: false, rememberMe: false }));
    } catch (problem) {
      setFault(problem instanceof Error ? problem.message : "Unknown error");
    } finally {
      setBusy(false);
    }
  };
  return (
    <form onSubmit={(event) => void submit(event)} className="grid gap-5">
      <Field label="Username" name="username" autoComplete="username" required maxLength={40} autoCapitalize="none" />
      <Field label="Password" name="password" type="password" autoComplete="current-password" required maxLength={128} />
      {fault && <Alert>{fault}</Alert>}
      <Button type="submit" look="primary" busy={busy} className="text-lg">
        Login
      </Button>
      <ForgotLink />
      <p className="text-soft">
        New here?{" "}
        <AuthLink form="register" className="inline-flex min-h-6 items-center font-semibold text-violet underline underline-offset-4">
          Sign up
        </AuthLink>
      </p>
    </form>
  );
}
