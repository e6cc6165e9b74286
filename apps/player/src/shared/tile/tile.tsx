import type { ReactNode } from "react";
import { useText } from "../language/text.ts";
import { Line } from "../pictures/icon.tsx";
import { Picture } from "../pictures/picture.tsx";
import { Link, type LinkProps } from "../routing/link.tsx";
import { useDetails } from "./use-details.ts";

/**
 * Tiles beside each other, by the width of the nearest `@container`: three on a phone, seven or
 * eight on a desktop.
 */
export const TILES =
  "grid grid-cols-3 gap-1.5 sm:gap-3 @xl:grid-cols-4 @min-[45rem]:grid-cols-5 @4xl:grid-cols-6 @min-[66rem]:grid-cols-7 @min-[78rem]:grid-cols-8";

const FRAME = "grid min-w-0 overflow-hidden rounded-xl border border-line bg-raised";
const ART = "aspect-3/2 w-full sm:aspect-square";
const LINE =
  "flex h-5.5 items-center justify-between gap-1 px-1.5 text-xs tabular-nums text-soft sm:h-6 sm:px-2";

/** What is given to the details of a tile. */
export interface DetailsProps {
  readonly place: "sheet" | "card";
  readonly hide: () => void;
  readonly openSheet: () => void;
}

interface TileProps {
  readonly name: string;
  /** The tag of its name's language, empty if that is not known. */
  readonly language: string;
  /** The address of its picture, empty where there is none. */
  readonly art: string;
  /** Its picture says its name, as the pictures of games do. */
  readonly lettered: boolean;
  /** In sight at once. */
  readonly eager?: boolean | undefined;
  /** Below the page's own heading, or below a row's. */
  readonly heading?: "h2" | "h3" | undefined;
  readonly link: Pick<LinkProps, "to" | "search" | "onClick" | "aria-label">;
  readonly badge?: { readonly look: "hot" | "new"; readonly text: string } | undefined;
  /** Its bottom line: what it returns or when it is drawn, and who plays. */
  readonly line: ReactNode;
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
export function Tile({
  name,
  language,
  art,
  lettered,
  eager = false,
  heading: Heading = "h3",
  link,
  badge,
  line,
  details,
  children,
}: TileProps) {
  const t = useText("tile");
  const { place, hide, openSheet, handlers } = useDetails();
  const named = lettered && art !== "";
  return (
    <>
      <article
        {...handlers}
        className={`group relative ${FRAME} touch-manipulation select-none [-webkit-touch-callout:none] hover:border-bulb`}
      >
        <span className="relative grid overflow-hidden">
          <Picture
            src={art}
            alt=""
            width="150"
            height="150"
            draggable={false}
            loading={eager ? "eager" : "lazy"}
            fetchPriority={eager ? "high" : "auto"}
            className={`${ART} bg-overlay object-cover ${lettered ? "object-[50%_90%]" : "object-[50%_30%]"}`}
          />
          <Heading
            dir="auto"
            lang={language || undefined}
            className={
              named
                ? "sr-only"
                : "absolute inset-x-0 bottom-0 line-clamp-2 bg-ground/80 px-1.5 py-0.5 text-center font-display text-xs leading-tight font-bold sm:text-sm"
            }
          >
            {name}
          </Heading>
        </span>
        <span className={LINE}>{line}</span>
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
          aria-label={t("about", { game: name })}
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

/** A tile's place, the same size to the pixel. */
export function TilePlace() {
  return (
    <div className={FRAME}>
      <div className={`${ART} animate-pulse bg-overlay motion-reduce:animate-none`} />
      <div className={LINE} />
    </div>
  );
}
