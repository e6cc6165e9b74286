import { useQueryClient } from "@tanstack/react-query";
import { call } from "../../shared/api.ts";
import { Button } from "../../shared/controls.tsx";
import { Dialog, DialogActions } from "../../shared/dialog.tsx";
import { endSession } from "../../shared/entry.ts";
import { openOver } from "../../shared/over.ts";
import { PERMISSION } from "../../shared/permission.ts";
import { useText } from "../../shared/text.ts";
import { go } from "../../shared/routing/go.ts";

/** Begins the end of the session. */
export function SignOut({ className = "" }: { className?: string }) {
  const t = useText("session");
  return (
    <Button onClick={() => openOver("sign-out")} className={className}>
      {t("signOut.button")}
    </Button>
  );
}

/** Ends the session on this device, after asking: nothing of it is left in the tab, the brand is asked for again, and the home page follows. */
export default function SignOutDialog() {
  const t = useText("session");
  const queries = useQueryClient();
  const leave = async () => {
    openOver(undefined);
    await call("DELETE", "/session").catch(() => undefined);
    endSession();
    queries.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== PERMISSION.queryKey[0] });
    void queries.invalidateQueries({ queryKey: PERMISSION.queryKey });
    await go("/");
  };
  const stay = () => openOver(undefined);
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
