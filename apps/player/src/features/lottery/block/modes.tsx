import { openAuth } from "../../../shared/session/auth-modal.ts";
import { pillClass } from "../../../shared/forms/pill-class.ts";
import { useToken } from "../../../shared/session/session.ts";
import { useText } from "../../../shared/language/text.ts";
import type { Mode } from "./category.ts";

const MODES = ["hot", "fav", "recent"] as const;

/** The lists of lotteries; a player's own ask a guest to sign in. */
export function Modes({ mode, choose }: { mode: Mode; choose: (mode: Exclude<Mode, "">) => void }) {
  const t = useText("lottery");
  const common = useText("common");
  const token = useToken();
  return (
    <div role="group" aria-label={t("mode.label")} className="flex flex-wrap gap-2">
      {MODES.map((one) => (
        <button
          key={one}
          type="button"
          aria-pressed={mode === one}
          onClick={() =>
            one !== "hot" && token === undefined ? openAuth("login", common("notYet")) : choose(one)
          }
          className={pillClass(mode === one)}
        >
          {t(`mode.${one}`)}
        </button>
      ))}
    </div>
  );
}
