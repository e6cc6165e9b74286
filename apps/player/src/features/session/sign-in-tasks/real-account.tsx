import { Button } from "../../../shared/forms/controls.tsx";
import { Dialog, DialogActions } from "../../../shared/dialogs/dialog.tsx";
import { endSession, finishTask } from "../../../shared/session/sign-in-tasks.ts";
import { call } from "../../../shared/http/api.ts";
import { useText } from "../../../shared/language/text.ts";
import { go } from "../../../shared/routing/go.ts";

/** What a trial account sees where a real one is needed, and the way to one. */
export default function RealAccount() {
  const t = useText("session");
  const close = () => finishTask("real-account");
  const register = async () => {
    await call("DELETE", "/session").catch(() => undefined);
    endSession();
    await go("/register");
  };
  return (
    <Dialog title={t("in_need_true_account")} onClose={close}>
      <p className="text-soft">{t("trial.text")}</p>
      <DialogActions>
        <Button look="primary" onClick={() => void register()}>
          {t("in_increase_submit")}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
