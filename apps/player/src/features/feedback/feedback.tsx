import { useState } from "react";
import { Button } from "../../shared/forms/controls.tsx";
import { Dialog } from "../../shared/dialogs/dialog.tsx";
import { useText } from "../../shared/language/text.ts";
import { FeedbackForm } from "./feedback-form.tsx";

/** The button that opens the form, and a thank-you when it was sent. */
export function Feedback() {
  const t = useText("recover");
  const [open, setOpen] = useState(false);
  const [sent, setSent] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t("feedback.button")}</Button>
      <p role="status" className="text-teal empty:hidden">
        {sent ? t("feedback.sent") : ""}
      </p>
      {open && (
        <Dialog title={t("feedback.title")} onClose={() => setOpen(false)}>
          <FeedbackForm
            onDone={() => {
              setOpen(false);
              setSent(true);
            }}
          />
        </Dialog>
      )}
    </>
  );
}
