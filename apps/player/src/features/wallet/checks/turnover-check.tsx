import type { WithdrawalEligibility } from "@perya/api-client/player";
import { formatMoney, fromWire } from "@perya/money";
import { Link } from "../../../shared/routing/link.tsx";
import { useText, type Text } from "../../../shared/language/text.ts";
import { Check, CHECK_LINK } from "./check.tsx";
import { ToPlay } from "./to-play.tsx";

const WHOLE_BPS = 10_000;

/** What is left to play, and what withdrawing before that costs where it is possible. */
function toPlay(t: Text<"wallet">, amount: string, feeBps: number | null): string {
  if (feeBps === null) return t("check.play", { amount });
  const share = new Intl.NumberFormat(document.documentElement.lang, {
    style: "percent",
    maximumFractionDigits: 2,
  }).format(feeBps / WHOLE_BPS);
  return t("check.playOrPay", { amount, share });
}

/** Whether the deposits have been played through. */
export function TurnoverCheck({ withdrawal }: { withdrawal: WithdrawalEligibility }) {
  const t = useText("wallet");
  const left = fromWire(withdrawal.turnoverLeft);
  const isPlayed = left.units === 0n;
  const fee = withdrawal.unplayedFeeBps;
  return (
    <Check
      done={isPlayed || fee !== null}
      title={t(isPlayed || fee === null ? "check.turnover" : "check.unplayed")}
      text={isPlayed ? t("check.played") : toPlay(t, formatMoney(left), fee)}
    >
      {!isPlayed && <ToPlay sources={["DEPOSIT", "TRANSFER"]} />}
      {!isPlayed && (
        <Link to="/hot" className={CHECK_LINK}>
          {t("check.games")}
        </Link>
      )}
    </Check>
  );
}
