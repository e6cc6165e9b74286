import type { Market } from "@perya/lottery-kit";
import { useState } from "react";
import { pillClass } from "../../../shared/forms/pill-class.ts";
import { useText } from "../../../shared/language/text.ts";
import { openAuth } from "../../../shared/session/auth-modal.ts";
import { EditFavourites } from "./edit-favourites.tsx";
import { KeepNumbers } from "./keep-numbers.tsx";
import { isOn, toggled } from "./quick-marks.ts";
import { useFavourites } from "./use-favourites.ts";

export interface FavouriteNumbersProps {
  readonly gameCode: string;
  readonly market: Market;
  readonly marked: readonly string[];
  readonly mark: (picks: readonly string[]) => void;
  readonly say: (words: string) => void;
}

/** The player's own sets of a market's numbers, each marked by one tap, and a way to keep more. */
export function FavouriteNumbers({ gameCode, market, marked, mark, say }: FavouriteNumbersProps) {
  const t = useText("marking");
  const common = useText("common");
  const favourites = useFavourites(gameCode);
  const [asked, setAsked] = useState<"keep" | "edit">();
  const own = favourites.all.filter((one) => one.market === market.code);
  const enough = marked.length >= Math.max(market.picks.min, market.perLine);
  if (!favourites.isMember && !favourites.isGuest) return null;
  if (favourites.all.length === 0 && !enough) return null;
  return (
    <div role="group" aria-label={t("fav.title")} className="contents">
      {own.map(({ id, name, picks }) => {
        const on = isOn(marked, picks);
        const next = market.ordered && !on ? picks : toggled(marked, picks);
        return (
          <button
            key={id}
            type="button"
            aria-pressed={on}
            aria-label={t("mark", { name, count: picks.length })}
            disabled={next.length > market.picks.max}
            onClick={() => {
              mark(next);
              say(t("said", { name, count: next.length }));
            }}
            className={`${pillClass(on)} max-w-full disabled:opacity-50`}
          >
            <span aria-hidden="true">★</span>
            <bdi className="truncate">{name}</bdi>
          </button>
        );
      })}
      {favourites.all.length > 0 && (
        <button
          type="button"
          aria-label={t("fav.edit")}
          title={t("fav.edit")}
          onClick={() => setAsked("edit")}
          className="grid size-11 place-items-center rounded-full text-lg text-soft hover:text-ink"
        >
          <span aria-hidden="true">✎</span>
        </button>
      )}
      {enough && (
        <button
          type="button"
          onClick={() =>
            favourites.isGuest ? openAuth("login", common("notYet")) : setAsked("keep")
          }
          className={pillClass(false)}
        >
          <span aria-hidden="true">☆</span>
          {t("fav.keep")}
        </button>
      )}
      {asked === "keep" && (
        <KeepNumbers {...{ favourites, market, marked, say }} onClose={() => setAsked(undefined)} />
      )}
      {asked === "edit" && (
        <EditFavourites favourites={favourites} onClose={() => setAsked(undefined)} />
      )}
    </div>
  );
}
