import type { Game } from "@perya/api-client/player";
import { useState } from "react";
import { useText } from "../../../shared/language/text.ts";
import { part } from "../../../shared/loading/part.tsx";
import { FRAME, TileFace } from "../../../shared/tile/tile-face.tsx";

const PopupGames = part(() => import("./popup-games.tsx"));

interface VendorTileProps {
  readonly vendor: Game;
  readonly eager: boolean;
}

/** A tile that stands for all games of a vendor and opens the list of them. */
export function VendorTile({ vendor, eager }: VendorTileProps) {
  const t = useText("lobby");
  const [open, setOpen] = useState(false);
  return (
    <article className={`relative ${FRAME} hover:border-bulb`}>
      <TileFace
        name={vendor.displayName}
        language={vendor.nameLanguage}
        art={vendor.showIcon}
        lettered={false}
        shape="poster"
        eager={eager}
        line={
          <span aria-hidden="true" className="truncate">
            {t("seeGames")}
          </span>
        }
      />
      {vendor.showIcon === "" && (
        <span
          aria-hidden="true"
          dir="auto"
          className="absolute inset-x-0 top-0 grid aspect-3/4 place-items-center pb-4 font-display text-4xl font-bold text-soft sm:text-6xl"
        >
          {initialOf(vendor.displayName)}
        </span>
      )}
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        aria-label={t("seeGamesOf", { vendor: vendor.displayName })}
        className="absolute inset-0 rounded-xl -outline-offset-3"
      />
      {open && <PopupGames vendor={vendor} onClose={() => setOpen(false)} />}
    </article>
  );
}

/** The first letter as its readers count letters, an accent being part of it. */
function initialOf(name: string): string {
  return [...new Intl.Segmenter().segment(name)][0]?.segment ?? "";
}
