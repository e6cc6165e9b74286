import { openAuth } from "../../../shared/session/auth-modal.ts";
import { useText } from "../../../shared/language/text.ts";

/** The link for a forgotten password. */
export function ForgotLink() {
  const t = useText("recover");
  return (
    <button
      type="button"
      onClick={() => openAuth("forgot")}
      className="inline-flex min-h-6 items-center justify-self-start font-semibold text-violet underline underline-offset-4"
    >
      {t("forgot.link")}
    </button>
  );
}
