import { useQueryClient } from "@tanstack/react-query";
import { Dialog, DialogActions } from "../../../shared/dialogs/dialog.tsx";
import { finishTask, useSignInTask } from "../../../shared/session/sign-in-tasks.ts";
import { useText } from "../../../shared/language/text.ts";
import { ChangePasswordForm } from "../change/change-password-form.tsx";
import { SignOut } from "../sign-out.tsx";

/**
 * The change of a password that has ended. It can't be left for later: nothing works before it but
 * going out again.
 */
export default function ForcedChange() {
  const t = useText("session");
  const queries = useQueryClient();
  const { password } = useSignInTask();
  const done = () => {
    finishTask("change-password");
    void queries.invalidateQueries();
  };
  return (
    <Dialog title={t("forced.title")} onClose={() => undefined} fixed>
      <p className="text-soft">{t("forced.text")}</p>
      <ChangePasswordForm oldPassword={password} onDone={done} />
      <DialogActions>
        <SignOut />
      </DialogActions>
    </Dialog>
  );
}
