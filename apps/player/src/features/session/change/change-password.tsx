import { useState } from "react";
import { Button } from "../../../shared/controls.tsx";
import { Dialog } from "../../../shared/dialog.tsx";
import { useText } from "../../../shared/text.ts";
import { ChangePasswordForm } from "./change-password-form.tsx";

/** A new password for whoever is signed in: one dialog, and a word when it is done. */
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
        </Dialog>
      )}
    </>
  );
}
