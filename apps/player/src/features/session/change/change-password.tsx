import { useState } from "react";
import { Button } from "../../../shared/forms/controls.tsx";
import { openAuth } from "../../../shared/session/auth-modal.ts";
import { Dialog } from "../../../shared/dialogs/dialog.tsx";
import { useText } from "../../../shared/language/text.ts";
import { ChangePasswordForm } from "./change-password-form.tsx";

/** A new password for the signed-in player: one dialog, and a word when it is done. */
export function ChangePassword() {
  const t = useText("recover");
  const [open, setOpen] = useState(false);
  const [changed, setChanged] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t("change.button")}</Button>
      <p role="status" className="text-teal empty:hidden sm:col-span-2">
        {changed ? t("change.done") : ""}
      </p>
      {open && (
        <Dialog title={t("change.title")} onClose={() => setOpen(false)}>
          <ChangePasswordForm
            onDone={() => {
              setOpen(false);
              setChanged(true);
            }}
          />
          <Without
            onLeave={() => {
              setOpen(false);
              openAuth("forgot");
            }}
          />
        </Dialog>
      )}
    </>
  );
}

/** The link for players without an old password: an account by number may start without one. */
function Without({ onLeave }: { onLeave: () => void }) {
  const t = useText("recover");
  return (
    <p className="text-soft">
      {t("change.none")}{" "}
      <button
        type="button"
        onClick={onLeave}
        className="inline-flex min-h-6 items-center font-semibold text-violet underline underline-offset-4"
      >
        {t("change.without")}
      </button>
    </p>
  );
}
