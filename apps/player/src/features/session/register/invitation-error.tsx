import { Button } from "../../../shared/forms/controls.tsx";
import { Dialog, DialogActions } from "../../../shared/dialogs/dialog.tsx";
import { useText } from "../../../shared/language/text.ts";

/** The visitor's invitation is not valid. */
export function InvitationError({ onClose }: { onClose: () => void }) {
  const t = useText("register");
  return (
    <Dialog title={t("invitation_code_error.title")} onClose={onClose}>
      <div className="flex items-center gap-4">
        <svg
          viewBox="0 0 48 44"
          width="48"
          height="44"
          role="img"
          aria-label={t("invitation_code_error.sign")}
          className="shrink-0"
        >
          <path
            d="M24 3 45 40H3z"
            fill="var(--bulb)"
            stroke="var(--bulb)"
            strokeWidth="5"
            strokeLinejoin="round"
          />
          <path
            d="M24 15v13M24 34v.2"
            stroke="var(--on-bulb)"
            strokeWidth="4.5"
            strokeLinecap="round"
          />
        </svg>
        <p role="alert">{t("invitation_code_error.text")}</p>
      </div>
      <DialogActions>
        <Button look="primary" onClick={onClose}>
          {t("invitation_code_error.confirm")}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
