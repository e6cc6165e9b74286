import { useState } from "react";
import { Field } from "../../../shared/forms/controls.tsx";
import { typedIn } from "../../../shared/forms/typed-in.ts";
import { sealed } from "../../../shared/http/sealed.ts";
import { useText } from "../../../shared/language/text.ts";
import { OwnerForm } from "../owner-form.tsx";
import { RecoveryCodes } from "./recovery-codes.tsx";

const FIELDS = { AUTHENTICATOR_CODE_NEEDED: "code", WRONG_AUTHENTICATOR_CODE: "code" } as const;

/** Replaces the recovery codes, after the player showed that account and app are theirs. */
export function RenewCodes({ onDone }: { onDone: () => void }) {
  const t = useText("authenticator");
  const [codes, setCodes] = useState<readonly string[]>();
  if (codes) return <RecoveryCodes codes={codes} onDone={onDone} />;
  return (
    <>
      <p className="text-soft">{t("renewAbout")}</p>
      <OwnerForm
        action={t("renew")}
        fields={FIELDS}
        onSubmit={async (owner, form) => {
          const body = owner.passkey ? owner : { ...owner, ...typedIn(form, "code") };
          setCodes((await sealed("POST", "/authenticator/recovery-codes", body)).recoveryCodes);
        }}
      >
        {(faults, byPasskey) =>
          !byPasskey && (
            <Field
              label={t("renewCode")}
              name="code"
              required
              autoComplete="one-time-code"
              autoCapitalize="none"
              spellCheck={false}
              dir="ltr"
              maxLength={40}
              hint={t("renewCodeHint")}
              error={faults["code"]}
            />
          )
        }
      </OwnerForm>
    </>
  );
}
