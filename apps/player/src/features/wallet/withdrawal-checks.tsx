import type { WithdrawalEligibility } from "@perya/api-client/player";
import { formatMoney, fromWire } from "@perya/money";
import { Card } from "../../shared/layout/page.tsx";
import { Time } from "../../shared/format/money.tsx";
import { Link } from "../../shared/routing/link.tsx";
import { useText } from "../../shared/language/text.ts";

/** The conditions for a withdrawal, each with how to meet it. */
export function WithdrawalChecks({ withdrawal }: { withdrawal: WithdrawalEligibility }) {
  const t = useText("wallet");
  const turnover = fromWire(withdrawal.turnoverLeft);
  const checks = [
    {
      done: withdrawal.kycLevel >= withdrawal.needsKyc,
      title: t("check.identity"),
      text:
        withdrawal.kycLevel >= withdrawal.needsKyc
          ? t("check.level", { level: String(withdrawal.kycLevel) })
          : t("check.levelNeeded", {
              level: String(withdrawal.kycLevel),
              needed: String(withdrawal.needsKyc),
            }),
    },
    {
      done: turnover.units === 0n,
      title: t("check.turnover"),
      text:
        turnover.units === 0n
          ? t("check.played")
          : t("check.play", { amount: formatMoney(turnover) }),
    },
    {
      done: fromWire(withdrawal.dailyLeft).units > 0n,
      title: t("check.limit"),
      text: t("check.left", { amount: formatMoney(fromWire(withdrawal.dailyLeft)) }),
    },
    {
      done: withdrawal.confirmWith !== null && withdrawal.waitsUntil === null,
      title: t("check.password"),
      text: <Confirming withdrawal={withdrawal} />,
    },
  ];
  return (
    <Card>
      <h2 className="font-display text-xl font-bold">{t("check.title")}</h2>
      <ul className="grid gap-3">
        {checks.map((check) => (
          <li key={check.title} className="grid grid-cols-[1.75rem_1fr] gap-x-3">
            <span
              className={`grid size-7 place-items-center rounded-full text-sm font-bold ${check.done ? "bg-teal text-(--on-teal)" : "bg-coral text-(--on-coral)"}`}
            >
              <span aria-hidden="true">{check.done ? "✓" : "!"}</span>
              <span className="sr-only">{check.done ? t("check.done") : t("check.missing")}</span>
            </span>
            <span>
              <strong className="block leading-7">{check.title}</strong>
              <span className="text-soft">{check.text}</span>
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** Which password confirms a withdrawal, and a link to set it if it is missing. */
function Confirming({
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
    <>
      {waitsUntil === null
        ? t(by)
        : t.rich("check.waits", { time: () => <Time key="time" at={waitsUntil} /> })}{" "}
      <Link
        to="/me/security"
        className="inline-flex min-h-6 items-center font-semibold text-violet underline underline-offset-4"
      >
        {t("check.security")}
      </Link>
    </>
  );
}
