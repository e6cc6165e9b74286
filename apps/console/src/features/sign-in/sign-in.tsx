import type { Me } from "@perya/api-client/operator";
import { useQueryClient } from "@tanstack/react-query";
import { useState, type FormEvent } from "react";
import { ApiError, call } from "../../shared/http/api.ts";
import { Button, Field } from "../../shared/forms/controls.tsx";
import { ME } from "../../shared/http/session.ts";
import { TotpSetup, type Setup } from "./totp-setup.tsx";

/** Signs in with what the form holds, and knows what is missing. */
function useSignIn() {
  const queries = useQueryClient();
  const [needsCode, setNeedsCode] = useState(false);
  const [error, setError] = useState<string>();
  const [setup, setSetup] = useState<Setup>();
  const [busy, setBusy] = useState(false);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const [username, password] = [String(form.get("username")), String(form.get("password"))];
    const oneTimeCode = String(form.get("code") ?? "").trim();
    setBusy(true);
    setError(undefined);
    try {
      const answer = await call("POST", "/session", {
        body: { username, password, ...(oneTimeCode ? { code: oneTimeCode } : {}) },
      });
      if ("totpSetup" in answer) setSetup({ ...answer.totpSetup, token: answer.setupToken });
      else queries.setQueryData(ME, answer.staff);
    } catch (fault) {
      const code = fault instanceof ApiError ? fault.code : undefined;
      // After wrong guesses a name needs username, password and code together.
      if (code === "CODE_NEEDED" || code === "TOO_MANY_ATTEMPTS") setNeedsCode(true);
      if (code !== "CODE_NEEDED")
        setError(fault instanceof Error ? fault.message : "Something went wrong.");
    } finally {
      setBusy(false);
    }
  };
  return {
    submit,
    needsCode,
    error,
    setup,
    busy,
    finish: (staff: Me) => queries.setQueryData(ME, staff),
  };
}

/** Password, then the one-time code; a first sign-in sets the code up. */
export function SignIn() {
  const { submit, needsCode, error, setup, busy, finish } = useSignIn();
  if (setup) return <TotpSetup setup={setup} onDone={finish} />;
  return (
    <form onSubmit={(event) => void submit(event)} className="grid gap-3">
      <Field
        label="Username"
        name="username"
        autoComplete="username"
        required
        autoFocus
        maxLength={40}
      />
      <Field
        label="Password"
        name="password"
        type="password"
        autoComplete="current-password"
        required
        maxLength={128}
      />
      {needsCode && (
        <Field
          label="One-time code"
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          pattern="\d{6}"
          required
          autoFocus
          hint="Six digits from your authenticator app."
        />
      )}
      {error && (
        <p role="alert" className="text-coral">
          {error}
        </p>
      )}
      <Button type="submit" look="primary" busy={busy}>
        Sign in
      </Button>
    </form>
  );
}
