import { Alert, Button, Field } from "../../../shared/forms/controls.tsx";
import { sealed } from "../../../shared/http/sealed.ts";
import { useText } from "../../../shared/language/text.ts";
import { typedIn } from "../../../shared/forms/typed-in.ts";
import { passwordsDiffer } from "./passwords-differ.ts";
import { useSubmit } from "../../../shared/forms/use-submit.ts";

interface ChangePasswordProps {
  /**
   * The password that was typed just now, where a change is forced right after; without it the form
   * asks. It is held in memory alone, and the server checks it all the same.
   */
  readonly oldPassword?: string | undefined;
  readonly onDone: () => void;
}

/** A new password in the place of the old one. */
export function ChangePasswordForm({ oldPassword, onDone }: ChangePasswordProps) {
  const t = useText("recover");
  const check = (form: HTMLFormElement) => passwordsDiffer(form, t("change.mismatch"));
  const { submit, watch, faults, busy } = useSubmit(
    async (form) => {
      const typed = typedIn(form, "oldPassword", "newPassword", "confirmNewPassword");
      const different = check(form);
      if (different["confirmNewPassword"]) return different;
      await sealed("POST", "/password", {
        ...typed,
        oldPassword: oldPassword ?? typed.oldPassword,
      });
      onDone();
      return undefined;
    },
    oldPassword === undefined
      ? { WRONG_PASSWORD: "oldPassword", SAME_PASSWORD: "newPassword" }
      : { SAME_PASSWORD: "newPassword" },
    check,
  );
  const fresh = {
    type: "password",
    autoComplete: "new-password",
    required: true,
    maxLength: 64,
  } as const;
  return (
    <form onSubmit={submit} {...watch} className="grid gap-4">
      {oldPassword === undefined && (
        <Field
          label={t("change.old")}
          name="oldPassword"
          type="password"
          autoComplete="current-password"
          required
          maxLength={128}
          error={faults["oldPassword"]}
        />
      )}
      <Field {...fresh} label={t("change.new")} name="newPassword" error={faults["newPassword"]} />
      <Field
        {...fresh}
        label={t("change.again")}
        name="confirmNewPassword"
        error={faults["confirmNewPassword"]}
      />
      {faults["form"] && <Alert>{faults["form"]}</Alert>}
      <Button type="submit" look="primary" busy={busy}>
        {t("change.save")}
      </Button>
    </form>
  );
}
