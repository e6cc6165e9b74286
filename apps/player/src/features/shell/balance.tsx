import { useRef, useState } from "react";
import { useBalance } from "../../shared/live/balance.ts";
import { Icon } from "../../shared/pictures/icon.tsx";
import { Money } from "../../shared/format/money.tsx";
import { useStage } from "../../shared/games/stage.ts";
import { useText } from "../../shared/language/text.ts";

const HIDDEN = "perya-balance-hidden";
const SMALL_TOOL =
  "grid size-10 shrink-0 place-items-center rounded-lg text-soft hover:text-ink disabled:opacity-55";

/** The balance, which can be hidden and refreshed. */
export function Balance() {
  const t = useText("shell");
  const { data, isFetching, refetch } = useBalance();
  const shown = useBeforeRound(data);
  const [hidden, setHidden] = useState(localStorage.getItem(HIDDEN) === "1");
  const toggle = () => {
    localStorage.setItem(HIDDEN, hidden ? "0" : "1");
    setHidden(!hidden);
  };
  const words = hidden ? t("balance.show") : t("balance.hide");
  return (
    <div className="mx-1 flex min-w-0 items-center rounded-xl border border-line bg-raised">
      <button
        type="button"
        onClick={toggle}
        aria-label={words}
        title={words}
        className={`${SMALL_TOOL} max-[359px]:hidden`}
      >
        <Icon name={hidden ? "hidden" : "eye"} size={18} />
      </button>
      <output
        aria-label={t("balance.label")}
        className="min-w-20 truncate text-end text-sm font-bold text-teal sm:min-w-28 sm:text-base"
      >
        {hidden ? (
          "••••"
        ) : shown ? (
          <Money amount={shown.sumBalance} />
        ) : (
          <span className="font-normal text-soft">{t("balance.updating")}</span>
        )}
      </output>
      <button
        type="button"
        disabled={isFetching}
        onClick={() => void refetch()}
        aria-label={t("balance.refresh")}
        title={t("balance.refresh")}
        className={SMALL_TOOL}
      >
        {isFetching ? (
          <span className="spinner" aria-hidden="true" />
        ) : (
          <Icon name="again" size={18} />
        )}
      </button>
    </div>
  );
}

/**
 * The balance; while a game shows a round, the one from before it, so that the win is not told
 * before the reels stand.
 */
function useBeforeRound<Value>(now: Value): Value {
  const moving = useStage();
  const before = useRef(now);
  if (!moving) before.current = now;
  return before.current ?? now;
}
