import { useQueryClient } from "@tanstack/react-query";
import { call } from "../../shared/http/api.ts";
import { Button } from "../../shared/forms/controls.tsx";
import { Dialog, DialogActions } from "../../shared/dialogs/dialog.tsx";
import { endSession } from "../../shared/session/sign-in-tasks.ts";
import { openSiteDialog } from "../../shared/dialogs/site-dialog.ts";
import { PERMISSION } from "../../shared/brand/permission.ts";
import { useText } from "../../shared/language/text.ts";
import { go } from "../../shared/routing/go.ts";

/** Begins the end of the session. */
export function SignOut({ className = "" }: { className?: string }) {
  const t = useText("session");
  return (
    <Button onClick={() => openSiteDialog("sign-out")} className={className}>
      {t("signOut.button")}
    </Button>
  );
}

/**
 * Ends the session on this device, after asking: nothing of it is left in the tab, the brand is
 * asked for again, and the home page follows.
 */
export default function SignOutDialog() {
  const t = useText("session");
  const queries = useQueryClient();
  const leave = async () => {
    openSiteDialog(undefined);
    await call("DELETE", "/session").catch(() => undefined);
    endSession();
    queries.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== PERMISSION.queryKey[0] });
    void queries.invalidateQueries({ queryKey: PERMISSION.queryKey });
    await go("/");
  };
  const stay = () => openSiteDialog(undefined);
  return (
    <Dialog title={t("signOut.title")} onClose={stay}>
      <p className="text-soft">{t("signOut.text")}</p>
      <DialogActions>
        <Button onClick={stay}>{t("signOut.stay")}</Button>
        <Button look="primary" onClick={() => void leave()}>
          {t("signOut.button")}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
