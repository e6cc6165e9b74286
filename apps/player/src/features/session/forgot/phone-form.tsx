import { useRef } from "react";
import { call } from "../../../shared/api.ts";
import { Alert, Button, Field } from "../../../shared/controls.tsx";
import { sealed } from "../../../shared/sealed.ts";
import { useText } from "../../../shared/text.ts";
import { typedIn } from "../../../shared/typed-in.ts";
import { useSubmit } from "../../../shared/use-submit.ts";
import { CodeField } from "../../../shared/verification/code-field.tsx";
import { PhoneField } from "../../../shared/verification/phone-field.tsx";
import { popupClosed } from "../../../shared/verification/popup-closed.ts";
import { useProof } from "../../../shared/verification/proof.ts";
import { typedPhone } from "../../../shared/verification/typed-phone.ts";
import { useAfterLogin } from "../after-login.ts";

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
  const form = useRef<HTMLFormElement>(null);
  const askProof = useProof("sms-forgot");
  const enter = useAfterLogin();
  const { submit, faults, setFaults, busy } = useSubmit(async (sent) => {
    const phone = typedPhone(sent);
    if (!phone) return { mobileNum: v("badMobile") };
    enter(await sealed("POST", "/password/phone", { ...phone, ...typedIn(sent, "newPassword", "verificationCode") }));
    onDone();
    return undefined;
  }, FIELDS);
  const send = async () => {
    const phone = form.current ? typedPhone(form.current) : undefined;
    setFaults(phone ? {} : { mobileNum: v("badMobile") });
    if (!phone) return undefined;
    const proof = await askProof();
    if (proof === undefined) throw popupClosed();
    const { expirationTime, now } = await call("POST", "/password/forgot/sms", { body: { ...phone, proof } });
    return (Date.parse(expirationTime) - Date.parse(now)) / 1_000;
  };
  return (
    <form ref={form} onSubmit={submit} className="grid gap-4">
      <PhoneField error={faults["mobileNum"]} />
      <CodeField purpose="forgot" name="verificationCode" send={send} error={faults["verificationCode"]} />
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
