import { useState } from "react";
import { Alert, Button, Field } from "../../../shared/forms/controls.tsx";
import { typedIn } from "../../../shared/forms/typed-in.ts";
import { useSubmit } from "../../../shared/forms/use-submit.ts";
import { call } from "../../../shared/http/api.ts";
import { useText } from "../../../shared/language/text.ts";
import { useAfterSignIn } from "../use-after-sign-in.ts";
import type { Ticket } from "./ticket.ts";

interface Props {
  readonly ticket: Ticket;
  readonly onDone?: () => void;
  readonly onBack: () => void;
}

const FIELDS = { WRONG_AUTHENTICATOR_CODE: "code" } as const;

/** The second step of a sign-in: a code of the authenticator app, or a recovery code. */
export function AuthenticatorFactor({ ticket: { ticket, remember }, onDone, onBack }: Props) {
  const t = useText("session");
  const afterSignIn = useAfterSignIn();
  const [recovering, setRecovering] = useState(false);
  const { submit, watch, faults, busy } = useSubmit(async (form) => {
    const { code } = typedIn(form, "code");
    if (!code.trim()) return { code: t("login.badCode") };
    afterSignIn(await call("POST", "/session/second-factor", { body: { ticket, code } }), {
      remember,
    });
    onDone?.();
    return undefined;
  }, FIELDS);
  return (
    <form onSubmit={submit} {...watch} noValidate className="grid gap-4">
      <h2 className="font-display text-lg font-bold">{t("authenticator.title")}</h2>
      <p className="text-soft">
        {t(recovering ? "authenticator.recoveryText" : "authenticator.text")}
      </p>
      {recovering ? (
        <Field
          key="recovery"
          label={t("authenticator.recovery")}
          name="code"
          required
          autoFocus
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          dir="ltr"
          maxLength={40}
          error={faults["code"]}
        />
      ) : (
        <Field
          key="app"
          label={t("authenticator.code")}
          name="code"
          required
          autoFocus
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={8}
          error={faults["code"]}
        />
      )}
      {faults["form"] && <Alert>{faults["form"]}</Alert>}
      <Button type="submit" look="primary" busy={busy} className="text-lg">
        {t("newPlace.submit")}
      </Button>
      <Button onClick={() => setRecovering(!recovering)}>
        {t(recovering ? "authenticator.useApp" : "authenticator.useRecovery")}
      </Button>
      <Button onClick={onBack}>{t("newPlace.back")}</Button>
    </form>
  );
}
