import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { call } from "../../shared/api.ts";
import { Button } from "../../shared/controls.tsx";
import { Dialog, DialogActions } from "../../shared/dialog.tsx";
import { endSession } from "../../shared/entry.ts";
import { PERMISSION } from "../../shared/permission.ts";
import { useText } from "../../shared/text.ts";
import { go } from "../../shared/routing/go.ts";

/** Ends the session on this device, after asking: nothing of it is left in the tab, the brand is asked for anew, and the home page follows. */
export function SignOut({ className = "" }: { className?: string }) {
  const t = useText("session");
  const [asked, setAsked] = useState(false);
  const queries = useQueryClient();
  const leave = async () => {
    await call("DELETE", "/session").catch(() => undefined);
    endSession();
    queries.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== PERMISSION.queryKey[0] });
    void queries.invalidateQueries({ queryKey: PERMISSION.queryKey });
    await go("/");
  };
  return (
    <>
      <Button onClick={() => setAsked(true)} className={className}>
        {t("signOut.button")}
      </Button>
      {asked && (
        <Dialog title={t("signOut.title")} onClose={() => setAsked(false)}>
          <p className="text-soft">{t("signOut.text")}</p>
          <DialogActions>
            <Button onClick={() => setAsked(false)}>{t("signOut.stay")}</Button>
            <Button look="primary" onClick={() => void leave()}>
              {t("signOut.button")}
            </Button>
          </DialogActions>
        </Dialog>
      )}
    </>
  );
}
