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
