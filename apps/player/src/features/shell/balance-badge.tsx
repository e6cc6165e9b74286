import { useRef, useState } from "react";
import { useBalance } from "../../shared/balance.ts";
import { buttonClass } from "../../shared/controls.tsx";
import { Money } from "../../shared/money.tsx";
import { isTrial } from "../../shared/session.ts";
import { useStage } from "../../shared/stage.ts";
import { Icon } from "./icons.tsx";
import { useText } from "../../shared/text.ts";
import { Link } from "../../shared/routing/link.tsx";

const HIDDEN = "perya-balance-hidden";

/** What one has, hidden on demand, and the way to more; a trial account has no such way. */
export function BalanceBadge() {
  const t = useText("shell");
  const balance = useShownBalance();
  const [hidden, setHidden] = useState(localStorage.getItem(HIDDEN) === "1");
  const toggle = () => {
    localStorage.setItem(HIDDEN, hidden ? "0" : "1");
    setHidden(!hidden);
  };
  return (
    <div className="flex items-center gap-1 sm:gap-2">
      <button
        type="button"
        onClick={toggle}
        aria-label={hidden ? t("balance.show") : t("balance.hide")}
        className="grid size-11 place-items-center rounded-xl text-soft hover:text-ink max-sm:hidden"
      >
        <Icon name={hidden ? "hidden" : "eye"} />
      </button>
      <output aria-label={t("balance.label")} className="min-w-20 pe-1 text-end font-bold text-teal">
        {hidden ? "••••" : balance ? <Money amount={balance.sumBalance} /> : <span className="font-normal text-soft">{t("balance.updating")}</span>}
      </output>
      {!isTrial() && (
        <Link to="/wallet" className={`${buttonClass("primary")} max-sm:px-3`}>
          {t("balance.deposit")}
        </Link>
      )}
    </div>
  );
}

/** The balance; while a game shows a round, the one from before it, so that the win is not told before the reels stand. */
function useShownBalance() {
  const { data } = useBalance();
  const moving = useStage();
  const before = useRef(data);
  if (!moving) before.current = data;
  return before.current ?? data;
}
