import { Button, buttonClass } from "../../../shared/forms/controls.tsx";
import { Dialog, DialogActions } from "../../../shared/dialogs/dialog.tsx";
import { Link } from "../../../shared/routing/link.tsx";
import type { RegisteredNews } from "../../../shared/session/registered.ts";
import { useText } from "../../../shared/language/text.ts";

/** The confirmation after registration, with the way to what comes next: a deposit. */
export default function RegisteredDialog({ kind, account, read }: RegisteredNews) {
  const t = useText("register");
  const key = kind === "account" ? "register_success" : "in_registered_successfully";
  return (
    <Dialog title={t(`${key}.title`)} onClose={read}>
      {kind === "account" ? (
        <>
          <p>{t("register_success.text")}</p>
          <output className="rounded-xl border border-line bg-ground p-4 text-center font-display text-3xl font-bold tracking-wide select-all">
            {account}
          </output>
          <p className="text-soft">{t("register_success.again")}</p>
        </>
      ) : (
        <p className="text-soft">{t("in_registered_successfully.text", { account })}</p>
      )}
      <DialogActions>
        <Button look={kind === "done" ? "plain" : "primary"} onClick={read}>
          {t(`${key}.confirm`)}
        </Button>
        {kind === "done" && (
          <Link to="/member/depositv2/first" onClick={read} className={buttonClass("primary")}>
            {t("in_registered_successfully.next")}
          </Link>
        )}
      </DialogActions>
    </Dialog>
  );
}
