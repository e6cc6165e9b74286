import { useRef } from "react";
import { call } from "../../../shared/api.ts";
import { Alert, Button } from "../../../shared/controls.tsx";
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
import { Options, optionsIn } from "./options.tsx";

/** Which field a refusal is about. */
const FIELDS = { INVALID_PHONE_NUMBER: "mobileNum", INVALID_CODE: "verificationCode", CODE_EXPIRED: "verificationCode" } as const;

/** A mobile number and the code that was sent to it. */
export function CodeLogin() {
  const t = useText("session");
  const v = useText("verification");
  const form = useRef<HTMLFormElement>(null);
  const askProof = useProof("sms-login");
  const enter = useAfterLogin();
  const { submit, faults, setFaults, busy } = useSubmit(async (sent) => {
    const phone = typedPhone(sent);
    if (!phone) return { mobileNum: v("badMobile") };
    const { verificationCode } = typedIn(sent, "verificationCode");
    if (!verificationCode.trim()) return { verificationCode: t("login.badCode") };
    const { agent, rememberMe } = optionsIn(sent);
    enter(await sealed("POST", "/session", { type: "sms", ...phone, verificationCode, agent, rememberMe }), { remember: rememberMe });
    return undefined;
  }, FIELDS);
  const send = async () => {
    const phone = form.current ? typedPhone(form.current) : undefined;
    setFaults(phone ? {} : { mobileNum: v("badMobile") });
    if (!phone) return undefined;
    const proof = await askProof();
    if (proof === undefined) throw popupClosed();
    const { expiredMinutes } = await call("POST", "/session/sms", { body: { ...phone, proof } });
    return expiredMinutes * 60;
  };
  return (
    <form ref={form} onSubmit={submit} noValidate className="grid gap-4">
      <PhoneField error={faults["mobileNum"]} />
      <CodeField purpose="login" name="verificationCode" send={send} error={faults["verificationCode"]} />
      <Options />
      {faults["form"] && <Alert>{faults["form"]}</Alert>}
      <Button type="submit" look="primary" busy={busy} className="text-lg">
        {t("login.submit")}
      </Button>
    </form>
  );
}
