import { openAuth } from "../../../shared/session/auth-modal.ts";
import { useToken } from "../../../shared/session/session.ts";
import { useText } from "../../../shared/language/text.ts";
import type { Filter, List } from "./filter.ts";
import { pillClass } from "../../../shared/forms/pill-class.ts";

const MODES = ["all", "hot", "fav", "recent"] as const;

interface ModeSwitchProps {
  readonly filter: Filter;
  readonly choose: (change: Partial<Filter>) => void;
  /** The filter of slots, open or not; absent where there is none. */
  readonly slots?: { readonly open: boolean; readonly toggle: () => void } | undefined;
}

/**
 * The lobby's lists. Pressing the current list returns to all; a player's own lists ask a guest to
 * sign in.
 */
export function ModeSwitch({ filter, choose, slots }: ModeSwitchProps) {
  const t = useText("lobby");
  const common = useText("common");
  const token = useToken();
  const press = (list: List) => {
    if ((list === "fav" || list === "recent") && token === undefined)
      return openAuth("login", common("notYet"));
    choose({
      list: list === filter.list ? "all" : list,
      q: "",
      classify: "",
      minBet: "",
      minLineNum: "",
    });
  };
  const current = filter.q ? undefined : filter.list;
  const filters = [filter.minBet, filter.minLineNum].filter(Boolean).length;
  return (
    <div
      role="group"
      aria-label={t("lists")}
      className="-mx-4 flex min-h-13 w-[calc(100%+2rem)] max-w-[100vw] gap-2 [scrollbar-width:none] overflow-x-auto px-4 py-1 md:mx-0 md:w-auto md:px-0"
    >
      {MODES.map((list) => (
        <button
          key={list}
          type="button"
          aria-pressed={current === list}
          onClick={() => press(list)}
          className={pillClass(current === list)}
        >
          {t(`list.${list}`)}
        </button>
      ))}
      {slots && (
        <button
          type="button"
          aria-expanded={slots.open}
          aria-controls="slot-filter"
          onClick={slots.toggle}
          className={pillClass(filters > 0)}
        >
          <svg
            viewBox="0 0 20 20"
            width="16"
            height="16"
            fill="none"
            stroke="currentColor"
            strokeWidth="2"
            strokeLinecap="round"
            aria-hidden="true"
          >
            <path d="M2 6h9m5 0h2M2 14h2m5 0h9M13.5 3.5v5M6.5 11.5v5" />
          </svg>
          {filters > 0 ? t("filter.chosen", { count: filters }) : t("filter.title")}
        </button>
      )}
    </div>
  );
}
