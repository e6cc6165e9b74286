import type { Tournament } from "@perya/api-client/player";
import { Money, Time } from "../../shared/format/money.tsx";
import { buttonClass } from "../../shared/forms/controls.tsx";
import { useText } from "../../shared/language/text.ts";
import { Link } from "../../shared/routing/link.tsx";

/** What the player has won, and what they have to do for it. */
export function PrizeNotice({ prize }: { prize: NonNullable<Tournament["prize"]> }) {
  const t = useText("tournaments");
  const { place, amount, status, needsLevel, claimUntil } = prize;
  const waits = status === "WAITING" && needsLevel;
  return (
    <div
      role="status"
      className="grid justify-items-start gap-3 rounded-2xl border border-bulb p-4"
    >
      <p className="font-semibold">
        {t.rich(waits ? "won.LEVEL" : `won.${status}`, {
          place,
          money: () => <Money key="prize" amount={amount} />,
          time: () => <Time key="until" at={claimUntil} />,
        })}
      </p>
      {waits && (
        <Link to="/member/securityCenter/documents" className={buttonClass("primary")}>
          {t("verify")}
        </Link>
      )}
    </div>
  );
}
