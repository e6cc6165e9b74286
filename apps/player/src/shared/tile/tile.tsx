import type { ReactNode } from "react";
import { useText } from "../language/text.ts";
import { Line } from "../pictures/icon.tsx";
import { Link, type LinkProps } from "../routing/link.tsx";
import { FRAME, TileFace, type FaceProps } from "./tile-face.tsx";
import { useDetails } from "./use-details.ts";

/** What is given to the details of a tile. */
export interface DetailsProps {
  readonly place: "sheet" | "card";
  readonly hide: () => void;
  readonly openSheet: () => void;
}

interface TileProps extends FaceProps {
  /** What it is of: it may become the tile of another game. */
  readonly of: string;
  readonly link: Pick<LinkProps, "to" | "search" | "onClick" | "aria-label">;
  readonly badge?: { readonly look: "hot" | "new"; readonly text: string } | undefined;
  readonly details: (props: DetailsProps) => ReactNode;
  /** What stands in its corner. */
  readonly children?: ReactNode;
}

const BADGES = {
  hot: "bg-coral text-(--on-coral)",
  new: "bg-violet text-(--on-violet)",
} as const;

/**
 * A game as a tile of a dense page: a tap opens it, a long press or a resting pointer shows more of
 * it, and so does a button that the keyboard and screen readers find.
 */
export function Tile({ of, link, badge, details, children, ...face }: TileProps) {
  const t = useText("tile");
  const { place, hide, openSheet, handlers } = useDetails(of);
  return (
    <>
      <article
        {...handlers}
        className={`group relative ${FRAME} touch-manipulation select-none [-webkit-touch-callout:none] hover:border-bulb`}
      >
        <TileFace {...face} />
        <Link
          {...link}
          draggable={false}
          className="absolute inset-0 rounded-xl -outline-offset-3"
        />
        {badge && (
          <span
            className={`absolute start-0 top-0 rounded-ee-lg px-1.5 py-px text-xs font-bold ${BADGES[badge.look]}`}
          >
            {badge.text}
          </span>
        )}
        {children}
        <button
          type="button"
          aria-haspopup="dialog"
          aria-label={t("about", { game: face.name })}
          onClick={openSheet}
          className="absolute end-1 bottom-6.5 z-2 grid size-8 place-items-center rounded-full bg-ground/75 text-ink not-focus-visible:pointer-events-none not-focus-visible:opacity-0 sm:bottom-7"
        >
          <Line d="M12 11v6M12 7h.01M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18z" size={18} />
        </button>
        {place === "card" && details({ place, hide, openSheet })}
      </article>
      {place === "sheet" && details({ place, hide, openSheet })}
    </>
  );
}
