import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { useBalance } from "../../shared/balance.ts";
import { buttonClass } from "../../shared/controls.tsx";
import { Money } from "../../shared/money.tsx";
import { Icon } from "./icons.tsx";

const HIDDEN = "perya-balance-hidden";

/** What one has, hidden on demand, and the way to more. */
export function BalanceBadge() {
  const balance = useBalance();
  const [hidden, setHidden] = useState(localStorage.getItem(HIDDEN) === "1");
  const toggle = () => {
    localStorage.setItem(HIDDEN, hidden ? "0" : "1");
    setHidden(!hidden);
  };
  return (
    <div className="flex items-center gap-2">
      <button
        type="button"
        onClick={toggle}
        aria-label={hidden ? "Show balance" : "Hide balance"}
        className="grid size-11 place-items-center rounded-xl text-soft hover:text-ink max-sm:hidden"
      >
        <Icon name={hidden ? "hidden" : "eye"} />
      </button>
      <output aria-label="Balance" className="min-w-20 text-end font-semibold text-teal">
        {hidden ? "••••" : balance.data ? <Money amount={balance.data.sumBalance} /> : <span className="text-soft">updating</span>}
      </output>
      <Link to="/wallet" className={`${buttonClass("primary")} max-sm:min-h-10 max-sm:px-3`}>
        Deposit
      </Link>
    </div>
  );
}
