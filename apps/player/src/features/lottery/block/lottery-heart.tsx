import { openAuth } from "../../../shared/session/auth-modal.ts";
import { isSignedIn } from "../../../shared/session/session.ts";
import { useText } from "../../../shared/language/text.ts";
import { toggleFavourite, useLottFav } from "../menus/lottfav.ts";
import { askUsername, useUsername } from "../menus/use-username.ts";
import type { LotteryItem } from "@perya/api-client/player";

/** The favourite button of a lottery, stored on this device. */
export function LotteryHeart({
  item,
  tabIndex,
}: {
  item: LotteryItem;
  /** In a card that the keyboard passes by. */
  tabIndex?: -1 | undefined;
}) {
  const t = useText("lottery");
  const common = useText("common");
  const on = useLottFav(useUsername()).includes(item.gameId);
  const press = async () => {
    if (!isSignedIn()) return openAuth("login", common("notYet"));
    toggleFavourite(await askUsername(), item.gameId);
  };
  return (
    <button
      type="button"
      aria-pressed={on}
      tabIndex={tabIndex}
      aria-label={t("card.heart", { game: item.remark })}
      // Without a name the heart stays as it was.
      onClick={() => void press().catch(() => undefined)}
      className={`absolute end-1.5 top-1.5 z-2 grid size-11 place-items-center rounded-full ${on ? "text-coral" : "text-soft hover:text-coral"}`}
    >
      <svg
        viewBox="0 0 24 24"
        width="22"
        height="22"
        aria-hidden="true"
        fill={on ? "currentColor" : "none"}
        stroke="currentColor"
        strokeWidth="2"
      >
        <path d="M12 20.5C5.5 15.6 3 12.4 3 8.9A4.9 4.9 0 0 1 7.9 4c1.7 0 3.2.9 4.1 2.3C12.9 4.9 14.4 4 16.1 4A4.9 4.9 0 0 1 21 8.9c0 3.5-2.5 6.7-9 11.6z" />
      </svg>
    </button>
  );
}
