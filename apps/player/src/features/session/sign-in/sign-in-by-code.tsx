import { call } from "../../../shared/http/api.ts";
import { Alert, Button } from "../../../shared/forms/controls.tsx";
import { sealed } from "../../../shared/http/sealed.ts";
import { useText } from "../../../shared/language/text.ts";
import { typedIn } from "../../../shared/forms/typed-in.ts";
import { CodeField } from "../../../shared/verification/code/code-field.tsx";
import { PhoneField } from "../../../shared/verification/phone/phone-field.tsx";
import { typedPhone } from "../../../shared/verification/phone/typed-phone.ts";
import { useCodeForm } from "../../../shared/verification/code/use-code-form.ts";
import { useAfterSignIn } from "../use-after-sign-in.ts";
import { Options, optionsIn } from "./options.tsx";
import { ticketIn, type Ticket } from "./ticket.ts";

/** Which field a refusal is about. */
const FIELDS = {
  INVALID_PHONE_NUMBER: "mobileNum",
  INVALID_CODE: "verificationCode",
  CODE_EXPIRED: "verificationCode",
} as const;

/** A mobile number and the code that was sent to it. */
export function SignInByCode({ onTicket }: { onTicket: (ticket: Ticket) => void }) {
  const t = useText("session");
  const v = useText("verification");
  const afterSignIn = useAfterSignIn();
  const { form, submit, watch, send, faults, busy } = useCodeForm({
    proof: "sms-login",
    fields: FIELDS,
    contactIn: typedPhone,
    wrongContact: () => ({ mobileNum: v("badMobile") }),
    askCode: async (phone, proof) =>
      (await call("POST", "/session/sms", { body: { ...phone, proof } })).expiredMinutes * 60,
    onSubmit: async (phone, sent) => {
      const { verificationCode } = typedIn(sent, "verificationCode");
      if (!verificationCode.trim()) return { verificationCode: t("login.badCode") };
      const { agent, rememberMe } = optionsIn(sent);
      try {
        afterSignIn(
          await sealed("POST", "/session", {
            type: "sms",
            ...phone,
            verificationCode,
            agent,
            rememberMe,
          }),
          { remember: rememberMe },
        );
      } catch (problem) {
        const ticket = ticketIn(problem, rememberMe);
        if (!ticket) throw problem;
        onTicket(ticket);
      }
      return undefined;
    },
  });
  return (
    <form ref={form} onSubmit={submit} noValidate {...watch} className="grid gap-4">
      <PhoneField error={faults["mobileNum"]} />
      <CodeField
        purpose="login"
        name="verificationCode"
        send={send}
        error={faults["verificationCode"]}
      />
      <Options />
      {faults["form"] && <Alert>{faults["form"]}</Alert>}
      <Button type="submit" look="primary" busy={busy} className="text-lg">
        {t("login.submit")}
      </Button>
    </form>
  );
}
