import type { ReactNode } from "react";
import { Alert, Button, Field } from "../../../shared/forms/controls.tsx";
import { typedIn } from "../../../shared/forms/typed-in.ts";
import { useText } from "../../../shared/language/text.ts";
import { CodeField } from "../../../shared/verification/code/code-field.tsx";
import { useCodeForm } from "../../../shared/verification/code/use-code-form.ts";
import { PhoneField } from "../../../shared/verification/phone/phone-field.tsx";
import { typedPhone } from "../../../shared/verification/phone/typed-phone.ts";

const FIELDS = {
  INVALID_PHONE_NUMBER: "mobileNum",
  MOBILE_TAKEN: "mobileNum",
  INVALID_CODE: "verificationCode",
  CODE_EXPIRED: "verificationCode",
} as const;

export type ContactType = "mobile" | "email";

/** What a form says is one's contact; undefined while it can be none. */
function contactIn(form: HTMLFormElement, type: ContactType) {
  const phone = typedPhone(form);
  const email = typedIn(form, "email").email.trim();
  if (type === "mobile") return phone && ({ type, ...phone } as const);
  return /^\S+@\S+\.\S+$/.test(email) ? ({ type, email } as const) : undefined;
}

type Typed = NonNullable<ReturnType<typeof contactIn>>;

interface ProveContactProps {
  readonly type: ContactType;
  /** What the button says. */
  readonly action: string;
  /** Has a code sent; answers the minutes until another may be asked for. */
  readonly askCode: (contact: Typed, proof: string) => Promise<number>;
  readonly save: (contact: Typed, verificationCode: string) => Promise<unknown>;
  readonly onDone: () => void;
  /** What is said above. */
  readonly children?: ReactNode;
}

/** A phone or a mail address, proven by the code that reaches it. */
export function ProveContact({ type, action, askCode, save, onDone, children }: ProveContactProps) {
  const t = useText("session");
  const v = useText("verification");
  const { form, submit, watch, send, faults, busy } = useCodeForm({
    proof: "contact",
    fields: FIELDS,
    contactIn: (sent) => contactIn(sent, type),
    wrongContact: () =>
      type === "mobile" ? { mobileNum: v("badMobile") } : { email: t("first.badEmail") },
    askCode: async (contact, proof) => (await askCode(contact, proof)) * 60,
    onSubmit: async (contact, sent) => {
      const { verificationCode } = typedIn(sent, "verificationCode");
      if (!verificationCode.trim()) return { verificationCode: t("login.badCode") };
      await save(contact, verificationCode);
      onDone();
      return undefined;
    },
  });
  return (
    <form ref={form} onSubmit={submit} noValidate {...watch} className="grid gap-4">
      {children}
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
        {action}
      </Button>
    </form>
  );
}
