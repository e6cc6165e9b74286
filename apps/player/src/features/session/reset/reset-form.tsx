import { useState } from "react";
import { Alert, Button, Field } from "../../../shared/forms/controls.tsx";
import { DialogActions } from "../../../shared/dialogs/dialog.tsx";
import { sealed } from "../../../shared/http/sealed.ts";
import { useText } from "../../../shared/language/text.ts";
import { typedIn } from "../../../shared/forms/typed-in.ts";
import { passwordsDiffer } from "../change/passwords-differ.ts";
import { useSubmit } from "../../../shared/forms/use-submit.ts";

/**
 * A new password for the player who followed the link of our mail; `token` is what the link
 * carried.
 */
export function ResetForm({ token, onDone }: { token: string; onDone: () => void }) {
  const t = useText("recover");
  const [saved, setSaved] = useState(false);
  const check = (form: HTMLFormElement) => passwordsDiffer(form, t("change.mismatch"));
  const { submit, watch, faults, busy } = useSubmit(
    async (form) => {
      const different = check(form);
      if (different["confirmNewPassword"]) return different;
      const typed = typedIn(form, "newPassword", "confirmNewPassword");
      await sealed("POST", "/password/reset", { token, ...typed });
      setSaved(true);
      return undefined;
    },
    {},
    check,
  );
  const fresh = {
    type: "password",
    autoComplete: "new-password",
    required: true,
    maxLength: 64,
  } as const;
  if (saved)
    return (
      <>
        <p role="status">{t("reset.done")}</p>
        <DialogActions>
          <Button look="primary" onClick={onDone}>
            {t("forgot.ok")}
          </Button>
        </DialogActions>
      </>
    );
  return (
    <form onSubmit={submit} {...watch} className="grid gap-4">
      <p className="text-soft">{t("reset.text")}</p>
      <Field {...fresh} label={t("change.new")} name="newPassword" error={faults["newPassword"]} />
      <Field
        {...fresh}
        label={t("change.again")}
        name="confirmNewPassword"
        error={faults["confirmNewPassword"]}
      />
      {faults["form"] && <Alert>{faults["form"]}</Alert>}
      <Button type="submit" look="primary" busy={busy}>
        {t("reset.save")}
      </Button>
    </form>
  );
}
