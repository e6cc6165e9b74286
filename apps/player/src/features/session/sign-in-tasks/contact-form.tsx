import { useState } from "react";
import { call } from "../../../shared/http/api.ts";
import { Alert, Button, Field } from "../../../shared/forms/controls.tsx";
import { useText } from "../../../shared/language/text.ts";
import { typedIn } from "../../../shared/forms/typed-in.ts";
import { CodeField } from "../../../shared/verification/code/code-field.tsx";
import { PhoneField } from "../../../shared/verification/phone/phone-field.tsx";
import { typedPhone } from "../../../shared/verification/phone/typed-phone.ts";
import { useCodeForm } from "../../../shared/verification/code/use-code-form.ts";

const FIELDS = {
  INVALID_PHONE_NUMBER: "mobileNum",
  MOBILE_TAKEN: "mobileNum",
  INVALID_CODE: "verificationCode",
  CODE_EXPIRED: "verificationCode",
} as const;

type Way = "mobile" | "email";

/** What a form says is one's contact; undefined while it can be none. */
function contactIn(form: HTMLFormElement, type: Way) {
  const phone = typedPhone(form);
  const email = typedIn(form, "email").email.trim();
  if (type === "mobile") return phone && ({ type, ...phone } as const);
  return /^\S+@\S+\.\S+$/.test(email) ? ({ type, email } as const) : undefined;
}

/** Has a code sent to the contact, and sets it by that code. */
function useContact(type: Way, onDone: () => void) {
  const t = useText("session");
  const v = useText("verification");
  return useCodeForm({
    proof: "contact",
    fields: FIELDS,
    contactIn: (form) => contactIn(form, type),
    wrongContact: () =>
      type === "mobile" ? { mobileNum: v("badMobile") } : { email: t("first.badEmail") },
    askCode: async (contact, proof) =>
      (await call("POST", "/contact/code", { body: { ...contact, proof } })).expiredMinutes * 60,
    onSubmit: async (contact, form) => {
      const { verificationCode } = typedIn(form, "verificationCode");
      if (!verificationCode.trim()) return { verificationCode: t("login.badCode") };
      await call("PUT", "/contact", { body: { ...contact, verificationCode } });
      onDone();
      return undefined;
    },
  });
}

/** A phone or a mail address, proven by the code that reaches it. */
export function ContactForm({ onDone }: { onDone: () => void }) {
  const t = useText("session");
  const [type, setType] = useState<Way>("mobile");
  const { form, submit, watch, send, faults, busy } = useContact(type, onDone);
  return (
    <form ref={form} onSubmit={submit} noValidate {...watch} className="grid gap-4">
      <p className="font-semibold">{t("first.contact")}</p>
      {type === "mobile" ? (
        <PhoneField error={faults["mobileNum"]} />
      ) : (
        <Field
          label={t("first.email")}
          name="email"
          type="email"
          autoComplete="email"
          required
          maxLength={254}
          error={faults["email"]}
        />
      )}
      <CodeField
        purpose={`contact-${type}`}
        name="verificationCode"
        send={send}
        error={faults["verificationCode"]}
      />
      {faults["form"] && <Alert>{faults["form"]}</Alert>}
      <Button type="submit" look="primary" busy={busy}>
        {t("first.save")}
      </Button>
      <button
        type="button"
        onClick={() => setType(type === "mobile" ? "email" : "mobile")}
        className="min-h-11 justify-self-start font-semibold text-violet underline underline-offset-4"
      >
        {t(type === "mobile" ? "first.useEmail" : "first.useMobile")}
      </button>
    </form>
  );
}
