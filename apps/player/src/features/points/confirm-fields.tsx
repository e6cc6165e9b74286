import type { PointsBalance } from "@perya/api-client/player";
import { Field } from "../../shared/forms/controls.tsx";
import { useText } from "../../shared/language/text.ts";
import { Link } from "../../shared/routing/link.tsx";

type By = Pick<PointsBalance, "confirmWith" | "authenticator">;

const LINK =
  "inline-flex min-h-11 items-center justify-self-start font-semibold text-violet underline underline-offset-4";

/** What confirms that points are spent: the password of withdrawals, and a code if one is set. */
export function ConfirmFields({ by: { confirmWith, authenticator } }: { by: By }) {
  const t = useText("points");
  if (confirmWith === null)
    return (
      <div className="grid gap-1">
        <p>{t("confirm.none")}</p>
        <Link to="/member/securityCenter/security" className={LINK}>
          {t("confirm.set")}
        </Link>
      </div>
    );
  return (
    <>
      <Field
        label={t(confirmWith === "payment" ? "confirm.payment" : "confirm.login")}
        name="password"
        type="password"
        autoComplete={confirmWith === "payment" ? "off" : "current-password"}
        required
        maxLength={128}
        hint={t("confirm.why")}
      />
      {authenticator && (
        <Field
          label={t("confirm.code")}
          name="code"
          required
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          dir="ltr"
          maxLength={40}
        />
      )}
      {confirmWith === "payment" && (
        <Link to="/member/securityCenter/security" className={LINK}>
          {t("confirm.forgot")}
        </Link>
      )}
    </>
  );
}
