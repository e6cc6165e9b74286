import type { Me } from "@perya/api-client/operator";
import { useState, type FormEvent } from "react";
import { QrCode } from "@perya/ui/qr-code";
import { call } from "../../shared/http/api.ts";
import { Button, Field } from "../../shared/forms/controls.tsx";

export interface Setup {
  readonly secret: string;
  readonly uri: string;
  readonly token: string;
}

/** Shows the secret as a picture and as text, and proves with a first code that the app has it. */
export function TotpSetup({ setup, onDone }: { setup: Setup; onDone: (staff: Me) => void }) {
  const [error, setError] = useState<string>();
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const code = String(new FormData(event.currentTarget).get("code") ?? "").trim();
    try {
      onDone(
        (await call("POST", "/session/totp", { body: { setupToken: setup.token, code } })).staff,
      );
    } catch (fault) {
      setError(fault instanceof Error ? fault.message : "Something went wrong.");
    }
  };
  return (
    <form onSubmit={(event) => void submit(event)} className="grid gap-3">
      <p>
        Scan this with an authenticator app, then type the code it shows. From now on every sign-in
        asks for one.
      </p>
      <QrCode
        text={setup.uri}
        size={180}
        label="QR code of the secret below"
        className="justify-self-center"
      />
      <p className="text-center">
        <code className="break-all select-all">{setup.secret}</code>
      </p>
      <Field
        label="One-time code"
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        pattern="\d{6}"
        required
        autoFocus
        error={error}
      />
      <Button type="submit" look="primary">
        Confirm
      </Button>
    </form>
  );
}
