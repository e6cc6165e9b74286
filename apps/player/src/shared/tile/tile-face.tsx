import type { ReactNode } from "react";
import { Picture } from "../pictures/picture.tsx";

/**
 * Tiles beside each other, by the width of the nearest `@container`: three on a phone, seven or
 * eight on a desktop.
 */
export const TILES =
  "grid grid-cols-3 gap-1.5 sm:gap-3 @xl:grid-cols-4 @min-[45rem]:grid-cols-5 @4xl:grid-cols-6 @min-[66rem]:grid-cols-7 @min-[78rem]:grid-cols-8";

/** The frame of a tile. */
export const FRAME = "grid min-w-0 overflow-hidden rounded-xl border border-line bg-raised";
/**
 * Tiles whose pictures load with the page: a phone's first three rows. Each SVG delays the first
 * paint by the time it takes to parse, so the others load right after it.
 */
export const EAGER = 9;

/** The shapes of its picture: one of home, where much is in sight, and the posters of a lobby. */
const ART = { square: "aspect-3/2 sm:aspect-square", poster: "aspect-3/4" } as const;

export type TileShape = keyof typeof ART;

const LINE =
  "flex h-5.5 items-center justify-between gap-1 px-1.5 text-xs tabular-nums text-soft sm:h-6 sm:px-2";

export interface FaceProps {
  readonly name: string;
  /** The tag of its name's language, empty if that is not known. */
  readonly language: string;
  /** The address of its picture; empty where there is none, for which its first letter stands. */
  readonly art: string;
  /** Its picture says its name, as the pictures of games do. */
  readonly lettered: boolean;
  readonly shape?: TileShape | undefined;
  /** Its picture loads with the page. */
  readonly eager?: boolean | undefined;
  /** Below the page's own heading, or below a row's. */
  readonly heading?: "h2" | "h3" | undefined;
  /** Its bottom line: what it returns or when it is drawn, and who plays. */
  readonly line: ReactNode;
}

/** What every tile shows: a picture with its name, and a line of text. */
export function TileFace({
  name,
  language,
  art,
  lettered,
  shape = "square",
  eager = false,
  heading: Heading = "h3",
  line,
}: FaceProps) {
  const named = lettered && art !== "";
  return (
    <>
      <span className="relative grid overflow-hidden">
        <Picture
          src={art}
          alt=""
          width="150"
          height={shape === "poster" ? "200" : "150"}
          draggable={false}
          loading={eager ? "eager" : "lazy"}
          fetchPriority={eager ? "high" : "auto"}
          className={`${ART[shape]} w-full bg-overlay object-cover ${lettered ? "object-[50%_90%]" : "object-[50%_30%]"}`}
        />
        {art === "" && (
          <span
            aria-hidden="true"
            dir="auto"
            className="absolute inset-0 grid place-items-center pb-4 font-display text-4xl font-bold text-soft sm:text-6xl"
          >
            {initialOf(name)}
          </span>
        )}
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
    </>
  );
}

/** A tile's place, the same size to the pixel. */
export function TilePlace({ shape = "square" }: { readonly shape?: TileShape }) {
  return (
    <div className={FRAME}>
      <div className={`${ART[shape]} w-full animate-pulse bg-overlay motion-reduce:animate-none`} />
      <div className={LINE} />
    </div>
  );
}

/** The first letter as its readers count letters, an accent being part of it. */
function initialOf(name: string): string {
  return [...new Intl.Segmenter().segment(name)][0]?.segment ?? "";
}
