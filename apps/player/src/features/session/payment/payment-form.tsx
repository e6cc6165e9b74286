import type { PaymentPassword } from "@perya/api-client/player";
import { useQuery } from "@tanstack/react-query";
import { call, reading } from "../../../shared/http/api.ts";
import { Field } from "../../../shared/forms/controls.tsx";
import { sealed } from "../../../shared/http/sealed.ts";
import { Failed, Waiting } from "../../../shared/layout/states.tsx";
import { useText } from "../../../shared/language/text.ts";
import { typedIn } from "../../../shared/forms/typed-in.ts";
import { CodeField } from "../../../shared/verification/code/code-field.tsx";
import { useCodeForm } from "../../../shared/verification/code/use-code-form.ts";
import { ContactForm } from "../sign-in-tasks/contact-form.tsx";
import { NewPaymentFields } from "./new-payment-fields.tsx";

const FIELDS = {
  WRONG_PASSWORD: "password",
  INVALID_CODE: "verificationCode",
  CODE_EXPIRED: "verificationCode",
} as const;

interface PaymentFormProps {
  /** Replaces a forgotten payment password; otherwise sets the first one. */
  readonly recovering?: boolean;
  readonly onDone: () => void;
}

/**
 * Sets the first payment password, or replaces a forgotten one: by the login password where there
 * is one, and by a code where that is not enough.
 */
export function PaymentForm({ recovering = false, onDone }: PaymentFormProps) {
  const t = useText("security");
  const state = useQuery({ ...reading("/payment-password"), staleTime: 0 });
  if (state.isPending) return <Waiting rows={3} />;
  if (state.isError) return <Failed fault={state.error} onRetry={() => void state.refetch()} />;
  if (!state.data.contact && (recovering || !state.data.loginPassword))
    return (
      <>
        <p className="text-soft">{t("payment.noContact")}</p>
        <ContactForm onDone={() => void state.refetch()} />
      </>
    );
  return <OwnerForm state={state.data} recovering={recovering} onDone={onDone} />;
}

function OwnerForm({
  state,
  recovering,
  onDone,
}: Required<PaymentFormProps> & { state: PaymentPassword }) {
  const t = useText("security");
  const s = useText("session");
  const { form, submit, watch, send, faults, busy } = useCodeForm({
    proof: "payment",
    fields: FIELDS,
    contactIn: () => state,
    wrongContact: () => ({}),
    askCode: async (_, proof) =>
      (await call("POST", "/payment-password/code", { body: { proof } })).expiredMinutes * 60,
    onSubmit: async (_, sent) => {
      const { password, verificationCode, ...fresh } = typedIn(
        sent,
        "password",
        "verificationCode",
        "paymentPassword",
        "confirmPaymentPassword",
      );
      if (fresh.paymentPassword !== fresh.confirmPaymentPassword)
        return { confirmPaymentPassword: s("first.notSame") };
      const body = { ...fresh, password, verificationCode };
      await (recovering
        ? sealed("POST", "/payment-password/recovery", body)
        : sealed("PUT", "/payment-password", body));
      onDone();
      return undefined;
    },
  });
  const withCode = recovering || !state.loginPassword;
  return (
    <form ref={form} onSubmit={submit} {...watch} className="grid gap-4">
      {withCode && state.contact && (
        <>
          <p className="text-soft">
            {t(recovering ? "payment.recoverBy" : "payment.setBy", {
              recipient: `\u2068${state.contact.recipient}\u2069`,
              hours: state.waitHours,
            })}
          </p>
          <CodeField
            purpose="payment"
            name="verificationCode"
            send={send}
            error={faults["verificationCode"]}
          />
        </>
      )}
      {state.loginPassword && (
        <Field
          label={t("payment.login")}
          name="password"
          type="password"
          autoComplete="current-password"
          required
          maxLength={128}
          error={faults["password"]}
        />
      )}
      <NewPaymentFields faults={faults} busy={busy} />
    </form>
  );
}
