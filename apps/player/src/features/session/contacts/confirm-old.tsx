import type { PlayerContact } from "@perya/api-client/player";
import { Alert, Button, Field } from "../../../shared/forms/controls.tsx";
import { typedIn } from "../../../shared/forms/typed-in.ts";
import { call } from "../../../shared/http/api.ts";
import { sealed } from "../../../shared/http/sealed.ts";
import { useText } from "../../../shared/language/text.ts";
import { CodeField } from "../../../shared/verification/code/code-field.tsx";
import { useCodeForm } from "../../../shared/verification/code/use-code-form.ts";

const FIELDS = {
  WRONG_PASSWORD: "password",
  INVALID_CODE: "verificationCode",
  CODE_EXPIRED: "verificationCode",
} as const;

interface Props {
  readonly contact: PlayerContact;
  readonly withPassword: boolean;
  /** How long withdrawals wait after it was replaced. */
  readonly hours: number;
  readonly onDone: () => void;
}

/** The first of two steps: a code to the contact that is to be replaced. */
export function ConfirmOld({ contact: { type, recipient }, withPassword, hours, onDone }: Props) {
  const t = useText("contacts");
  const s = useText("security");
  const { form, submit, watch, send, faults, busy } = useCodeForm({
    proof: "contact",
    fields: FIELDS,
    contactIn: () => type,
    wrongContact: () => ({}),
    askCode: async (_, proof) =>
      (await call("POST", "/contacts/{type}/old-code", { path: { type }, body: { proof } }))
        .expiredMinutes * 60,
    onSubmit: async (_, sent) => {
      const path = `/contacts/${type}/old` as "/contacts/{type}/old";
      await sealed("POST", path, typedIn(sent, "password", "verificationCode"));
      onDone();
      return undefined;
    },
  });
  return (
    <form ref={form} onSubmit={submit} {...watch} className="grid gap-4">
      <p className="text-soft">
        {t("first", { recipient: `\u2068${recipient ?? ""}\u2069`, hours })}
      </p>
      <CodeField
        purpose={`old-${type}`}
        name="verificationCode"
        send={send}
        error={faults["verificationCode"]}
      />
      {withPassword && (
        <Field
          label={s("payment.login")}
          name="password"
          type="password"
          autoComplete="current-password"
          required
          maxLength={128}
          error={faults["password"]}
        />
      )}
      {faults["form"] && <Alert>{faults["form"]}</Alert>}
      <Button type="submit" look="primary" busy={busy}>
        {t("next")}
      </Button>
    </form>
  );
}
