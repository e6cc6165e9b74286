import type { InvalidField } from "@perya/api-client/player";
import { Link } from "@tanstack/react-router";
import { useState, type FormEvent } from "react";
import { ApiError, call } from "../../../shared/api.ts";
import { AuthLink } from "../../../shared/auth-link.tsx";
import { Alert, Button, Field } from "../../../shared/controls.tsx";
import { typedIn } from "../../../shared/typed-in.ts";
import { useAfterLogin } from "../after-login.ts";

type Faults = Readonly<Partial<Record<"username" | "password" | "confirmPassword" | "form", string>>>;

const FIELDS = ["username", "password", "confirmPassword", "ageConfirmed", "termsAccepted"] as const;
type User = Readonly<Record<(typeof FIELDS)[number], string>>;

/** What the server will say too, said before the way there and back. */
function check(user: User): Faults {
  const faults: Record<string, string> = {};
  if (!/^[A-Za-z][A-Za-z0-9]{3,15}$/.test(user.username.trim()))
    faults["username"] = "Account format is incorrect: 4 to 16 letters and digits, a letter first.";
  if (!/^(?=.*[A-Za-z])(?=.*\d).{8,64}$/.test(user.password))
    faults["password"] = "Please fill in your password with 8 - 64 characters, a letter and a digit among them.";
  if (user.password !== user.confirmPassword) faults["confirmPassword"] = "Confirmation password is not correct.";
  if (!user.ageConfirmed || !user.termsAccepted) faults["form"] = "Please say that you are old enough and accept the terms.";
  return faults;
}

function faultsOf(problem: unknown): Faults {
  if (!(problem instanceof ApiError)) return { form: "Unknown error" };
  if (problem.code === "USERNAME_TAKEN") return { username: problem.message };
  if (problem.code !== "INVALID_REQUEST" || !Array.isArray(problem.value)) return { form: problem.message };
  return Object.fromEntries((problem.value as readonly InvalidField[]).map(({ field, message }) => [field, message]));
}

/** Checks, sends, and keeps what was typed when something is wrong. */
function useRegistration() {
  const done = useAfterLogin();
  const [faults, setFaults] = useState<Faults>({});
  const [busy, setBusy] = useState(false);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const user = typedIn(form, ...FIELDS);
    const found = check(user);
    setFaults(found);
    const first = Object.keys(found)[0];
    if (first) return form.querySelector<HTMLInputElement>(`[name=${first}]`)?.focus();
    setBusy(true);
    try {
      done(await call("PUT", "/register", { body: { ...user, ageConfirmed: true, termsAccepted: true } }));
    } catch (problem) {
      setFaults(faultsOf(problem));
    } finally {
      setBusy(false);
    }
  };
  return { submit, faults, busy };
}

export function RegisterForm() {
  const { submit, faults, busy } = useRegistration();
  return (
    <form noValidate={false} onSubmit={(event) => void submit(event)} className="grid gap-5">
      <Field
        label="Username *"
        name="username"
        autoComplete="username"
        required
        autoCapitalize="none"
        hint="4 to 16 letters and digits, a letter first."
        error={faults.username}
      />
      <Field
        label="Password *"
        name="password"
        type="password"
        autoComplete="new-password"
        required
        hint="At least 8 characters with a letter and a digit."
        error={faults.password}
      />
      <Field label="Password again *" name="confirmPassword" type="password" autoComplete="new-password" required error={faults.confirmPassword} />
      <div className="grid gap-1">
        <Tick name="ageConfirmed">I am 18 or older.</Tick>
        <Tick name="termsAccepted">I accept the terms of use and the privacy policy.</Tick>
        <ToRead />
      </div>
      {faults.form && <Alert>{faults.form}</Alert>}
      <Button type="submit" look="primary" busy={busy} className="text-lg">
        Sign up
      </Button>
      <p className="text-soft">
        Have an account?{" "}
        <AuthLink form="login" className="inline-flex min-h-6 items-center font-semibold text-violet underline underline-offset-4">
          Login
        </AuthLink>
      </p>
    </form>
  );
}

function Tick({ name, children }: { name: string; children: string }) {
  return (
    <label className="flex min-h-11 items-center gap-3">
      <input type="checkbox" name={name} required className="size-5 shrink-0 accent-(--bulb)" />
      <span>{children}</span>
    </label>
  );
}

/** In tabs of their own: a form that is left is empty when one comes back. */
function ToRead() {
  const link = "inline-flex min-h-6 items-center font-semibold text-violet underline underline-offset-4";
  return (
    <p className="ps-8 text-sm text-soft">
      Read the{" "}
      <Link to="/terms" target="_blank" className={link}>
        terms of use
      </Link>{" "}
      and the{" "}
      <Link to="/privacy" target="_blank" className={link}>
        privacy policy
      </Link>
      , each in a new tab.
    </p>
  );
}
