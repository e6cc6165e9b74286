import { openSiteDialog } from "../../shared/dialogs/site-dialog.ts";
import { buttonClass } from "../../shared/forms/controls.tsx";
import { useText } from "../../shared/language/text.ts";
import { Link } from "../../shared/routing/link.tsx";
import { AuthLink } from "../../shared/session/auth-link.tsx";
import { useToken } from "../../shared/session/session.ts";
import { Contacts } from "./contacts.tsx";

/** What a visitor without a conversation can do: write elsewhere, read the help, log in. */
export function Guest() {
  const t = useText("service");
  const token = useToken();
  return (
    <div className="grid content-start gap-4 overflow-y-auto p-4">
      <p className="text-soft">{token === undefined ? t("guest.text") : t("guest.none")}</p>
      <Contacts />
      {token === undefined && (
        <span onClickCapture={() => openSiteDialog(undefined)} className="contents">
          <AuthLink form="login" className={buttonClass("primary")}>
            {t("guest.login")}
          </AuthLink>
        </span>
      )}
      <Link to="/help" onClick={() => openSiteDialog(undefined)} className={buttonClass("plain")}>
        {t("guest.help")}
      </Link>
    </div>
  );
}
