import type { WithdrawalEligibility } from "@perya/api-client/player";
import { Time } from "../../../shared/format/money.tsx";
import { Link } from "../../../shared/routing/link.tsx";
import { useText } from "../../../shared/language/text.ts";
import { Check, CHECK_LINK } from "./check.tsx";

/** Which password confirms a withdrawal, and a link to set it if it is missing. */
export function PasswordCheck({
  withdrawal: { confirmWith, waitsUntil },
}: {
  withdrawal: WithdrawalEligibility;
}) {
  const t = useText("wallet");
  const by =
    confirmWith === "payment"
      ? "check.byPayment"
      : confirmWith === "login"
        ? "check.byLogin"
        : "check.byNone";
  return (
    <Check
      done={confirmWith !== null && waitsUntil === null}
      title={t("check.password")}
      text={
        waitsUntil === null
          ? t(by)
          : t.rich("check.waits", { time: () => <Time key="time" at={waitsUntil} /> })
      }
    >
      <Link to="/member/securityCenter/security" className={CHECK_LINK}>
        {t("check.security")}
      </Link>
    </Check>
  );
}
