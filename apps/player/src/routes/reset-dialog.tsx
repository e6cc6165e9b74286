import { ResetForm } from "../features/session/reset/reset-form.tsx";
import { Dialog } from "../shared/dialogs/dialog.tsx";
import { useText } from "../shared/language/text.ts";

/** The form for a new password in its dialog. */
export default function ResetDialog({ token, onClose }: { token: string; onClose: () => void }) {
  const t = useText("recover");
  return (
    <Dialog title={t("reset.title")} onClose={onClose}>
      <ResetForm token={token} onDone={onClose} />
    </Dialog>
  );
}
