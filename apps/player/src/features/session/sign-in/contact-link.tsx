import { useService } from "../../../shared/brand/customer-service.tsx";
import { Alert } from "../../../shared/forms/controls.tsx";
import { useText } from "../../../shared/language/text.ts";

/** The way to people for who can't log in. */
export function ContactLink({ className }: { className: string }) {
  const t = useText("session");
  const common = useText("common");
  const { open, blocked } = useService();
  return (
    <>
      <p className="text-soft">
        {t("login.trouble")}{" "}
        <button type="button" onClick={open} className={className}>
          {t("login.contact")}
        </button>
      </p>
      {blocked && <Alert>{common("popupBlocked")}</Alert>}
    </>
  );
}
