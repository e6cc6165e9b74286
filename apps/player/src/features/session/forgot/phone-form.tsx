import { useState } from "react";
import { call } from "../../../shared/http/api.ts";
import { Alert, Button, Field } from "../../../shared/forms/controls.tsx";
import { sealed } from "../../../shared/http/sealed.ts";
import { useText } from "../../../shared/language/text.ts";
import { typedIn } from "../../../shared/forms/typed-in.ts";
import { CodeField } from "../../../shared/verification/code/code-field.tsx";
import { PhoneField } from "../../../shared/verification/phone/phone-field.tsx";
import { typedPhone } from "../../../shared/verification/phone/typed-phone.ts";
import { useCodeForm } from "../../../shared/verification/code/use-code-form.ts";
import { AuthenticatorFactor } from "../sign-in/authenticator-factor.tsx";
import { ticketIn, type Ticket } from "../sign-in/ticket.ts";
import { useAfterSignIn } from "../use-after-sign-in.ts";

/** Which field a refusal is about. */
const FIELDS = {
  INVALID_PHONE_NUMBER: "mobileNum",
  MISSING_PHONE_NUMBER: "mobileNum",
  INVALID_CODE: "verificationCode",
  MISSING_CODE: "verificationCode",
  CODE_EXPIRED: "verificationCode",
} as const;

/** A code to the number one signs in with, and a new password at once. */
export function PhoneForm({ onDone }: { onDone: () => void }) {
  const t = useText("recover");
  const v = useText("verification");
  const afterSignIn = useAfterSignIn();
  const [ticket, setTicket] = useState<Ticket>();
  const { form, submit, watch, send, faults, busy } = useCodeForm({
    proof: "sms-forgot",
    fields: FIELDS,
    contactIn: typedPhone,
    wrongContact: () => ({ mobileNum: v("badMobile") }),
    askCode: async (phone, proof) => {
      const { expirationTime, now } = await call("POST", "/password/forgot/sms", {
        body: { ...phone, proof },
      });
      return (Date.parse(expirationTime) - Date.parse(now)) / 1_000;
    },
    onSubmit: async (phone, sent) => {
      try {
        afterSignIn(
          await sealed("POST", "/password/phone", {
            ...phone,
            ...typedIn(sent, "newPassword", "verificationCode"),
          }),
        );
        onDone();
      } catch (problem) {
        const waiting = ticketIn(problem, false);
        if (!waiting) throw problem;
        setTicket(waiting);
      }
      return undefined;
    },
  });
  // The password is the new one already; with an authenticator app, one more step lets in.
  if (ticket) return <AuthenticatorFactor ticket={ticket} onDone={onDone} onBack={onDone} />;
  return (
    <form ref={form} onSubmit={submit} {...watch} className="grid gap-4">
      <PhoneField error={faults["mobileNum"]} />
      <CodeField
        purpose="forgot"
        name="verificationCode"
        send={send}
        error={faults["verificationCode"]}
      />
      <Field
        label={t("forgot.newPassword")}
        name="newPassword"
        type="password"
        autoComplete="new-password"
        required
        maxLength={64}
        error={faults["newPassword"]}
      />
      {faults["form"] && <Alert>{faults["form"]}</Alert>}
      <Button type="submit" look="primary" busy={busy}>
        {t("forgot.set")}
      </Button>
    </form>
  );
}
