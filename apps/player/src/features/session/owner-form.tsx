import type { PaymentPassword } from "@perya/api-client/player";
import { useQuery } from "@tanstack/react-query";
import { useState, type ReactNode } from "react";
import type { FieldFaults } from "../../shared/faults/field-faults.ts";
import { Alert, Button, Field } from "../../shared/forms/controls.tsx";
import { call, reading } from "../../shared/http/api.ts";
import { useText } from "../../shared/language/text.ts";
import { Failed, Waiting } from "../../shared/layout/states.tsx";
import { typedIn } from "../../shared/forms/typed-in.ts";
import { CodeField } from "../../shared/verification/code/code-field.tsx";
import { useCodeForm } from "../../shared/verification/code/use-code-form.ts";
import { Dismissed, hasPasskeys, takePasskey, type PasskeyUsed } from "./passkeys/browser.ts";
import { ContactForm } from "./sign-in-tasks/contact-form.tsx";

const FIELDS = {
  WRONG_PASSWORD: "password",
  INVALID_CODE: "verificationCode",
  CODE_EXPIRED: "verificationCode",
} as const;

/** By what a signed-in player shows that the account is theirs. */
interface Owner {
  readonly password: string;
  readonly verificationCode: string;
  /** In place of both. */
  readonly passkey?: PasskeyUsed;
}

interface OwnerFormProps {
  /** What the button says. */
  readonly action: string;
  readonly look?: "primary" | "danger";
  /** Which of the fields above a refusal is about, by its code. */
  readonly fields?: Readonly<Record<string, string>>;
  /** Sends it; what it throws is said at the form. */
  readonly onSubmit: (owner: Owner, form: HTMLFormElement) => Promise<void>;
  /** What is asked before the proof: what is wrong by field, and whether a passkey proves it. */
  readonly children?: (faults: FieldFaults, byPasskey: boolean) => ReactNode;
}

/**
 * A form that asks a signed-in player to show that the account is theirs: by the login password, or
 * by a code to the proven contact where there is none; or else by a passkey that works here.
 */
export function OwnerForm(props: OwnerFormProps) {
  const t = useText("security");
  const state = useQuery({ ...reading("/payment-password"), staleTime: 0 });
  const passkeys = useQuery({ ...reading("/passkeys"), enabled: hasPasskeys() });
  const passkey = passkeys.data?.passkeys.some(({ host }) => host === location.hostname) ?? false;
  if (state.isPending) return <Waiting rows={2} />;
  if (state.isError) return <Failed fault={state.error} onRetry={() => void state.refetch()} />;
  if (!state.data.contact && !state.data.loginPassword && !passkey)
    return (
      <>
        <p className="text-soft">{t("payment.noContact")}</p>
        <ContactForm onDone={() => void state.refetch()} />
      </>
    );
  return <Fields state={state.data} passkey={passkey} {...props} />;
}

function Fields({
  state,
  passkey,
  action,
  look = "primary",
  fields = {},
  onSubmit,
  children,
}: OwnerFormProps & { state: PaymentPassword; passkey: boolean }) {
  const t = useText("security");
  const [byPasskey, setByPasskey] = useState(!state.contact && !state.loginPassword);
  const { form, submit, watch, send, faults, busy } = useCodeForm({
    proof: "payment",
    fields: { ...FIELDS, ...fields },
    contactIn: () => state,
    wrongContact: () => ({}),
    askCode: async (_, proof) =>
      (await call("POST", "/payment-password/code", { body: { proof } })).expiredMinutes * 60,
    onSubmit: async (_, sent) => {
      if (!byPasskey) {
        await onSubmit(typedIn(sent, "password", "verificationCode"), sent);
        return undefined;
      }
      try {
        const used = await takePasskey(await call("POST", "/passkeys/proof/begin"));
        await onSubmit({ password: "", verificationCode: "", passkey: used }, sent);
      } catch (fault) {
        if (!(fault instanceof Dismissed)) throw fault;
        return { form: t("passkey.dismissed") };
      }
      return undefined;
    },
  });
  return (
    <form ref={form} onSubmit={submit} {...watch} className="grid gap-4">
      {children?.(faults, byPasskey)}
      {byPasskey ? (
        <p className="text-soft">{t("passkey.asked")}</p>
      ) : state.loginPassword ? (
        <Field
          label={t("payment.login")}
          name="password"
          type="password"
          autoComplete="current-password"
          required
          maxLength={128}
          error={faults["password"]}
        />
      ) : (
        <>
          <p className="text-soft">
            {t("payment.setBy", { recipient: `\u2068${state.contact?.recipient ?? ""}\u2069` })}
          </p>
          <CodeField
            purpose="payment"
            name="verificationCode"
            send={send}
            error={faults["verificationCode"]}
          />
        </>
      )}
      {faults["form"] && <Alert>{faults["form"]}</Alert>}
      <Button type="submit" look={look} busy={busy}>
        {action}
      </Button>
      {passkey && (state.loginPassword || state.contact) && (
        <Button onClick={() => setByPasskey(!byPasskey)}>
          {t(byPasskey ? "passkey.not" : "passkey.use")}
        </Button>
      )}
    </form>
  );
}
