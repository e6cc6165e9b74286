import { useState } from "react";
import { Alert, Field } from "../../../shared/forms/controls.tsx";
import { call } from "../../../shared/http/api.ts";
import { sealed } from "../../../shared/http/sealed.ts";
import { useText } from "../../../shared/language/text.ts";
import { typedIn } from "../../../shared/forms/typed-in.ts";
import { OwnerForm } from "../owner-form.tsx";
import { Dismissed, makePasskey } from "./browser.ts";

/** Has the browser make a passkey, after the player showed that the account is theirs. */
export function AddPasskey({ onDone }: { onDone: () => void }) {
  const t = useText("passkeys");
  const [dismissed, setDismissed] = useState(false);
  return (
    <>
      <p className="text-soft">{t("addAbout")}</p>
      <OwnerForm
        action={t("next")}
        onSubmit={async (owner, form) => {
          const { name } = typedIn(form, "name");
          setDismissed(false);
          const asked = await sealed("POST", "/passkeys/begin", owner);
          try {
            const response = await makePasskey(asked);
            await call("POST", "/passkeys", { body: { name, response } });
          } catch (fault) {
            if (!(fault instanceof Dismissed)) throw fault;
            setDismissed(true);
            return;
          }
          onDone();
        }}
      >
        {() => (
          <Field
            label={t("name")}
            name="name"
            required
            maxLength={60}
            autoComplete="off"
            dir="auto"
            defaultValue={t("myDevice")}
          />
        )}
      </OwnerForm>
      {dismissed && <Alert>{t("dismissed")}</Alert>}
    </>
  );
}
