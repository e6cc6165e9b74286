import type { Slider as Puzzle } from "@perya/api-client/player";
import { useEffect, useRef, type KeyboardEvent } from "react";
import { useText } from "../../language/text.ts";
import { useSlide } from "./use-slide.ts";

interface PictureProps {
  readonly puzzle: Puzzle;
  /** Pixels of the picture from its left edge. */
  readonly place: number;
  readonly onPlace: (place: number) => void;
  readonly onRelease: () => void;
}

const share = (pixels: number, whole: number) => `${(pixels / whole) * 100}%`;
const png = (base64: string) => `data:image/png;base64,${base64}`;

/** The picture with its gap, the piece over it, and the rail it slides along. */
export function Picture({
  puzzle: { background, piece, top, width, height, pieceSize },
  place,
  onPlace,
  onRelease,
}: PictureProps) {
  const farthest = width - pieceSize;
  const { pointer, onKeyDown } = useSlide({ width, farthest, place, onPlace, onRelease });
  const left = share(place, width);
  return (
    <div {...pointer} className="grid touch-none gap-3 select-none">
      <div className="relative overflow-hidden rounded-xl">
        <img
          src={png(background)}
          alt=""
          width={width}
          height={height}
          draggable={false}
          className="block h-auto w-full"
        />
        <img
          src={png(piece)}
          alt=""
          draggable={false}
          style={{ left, top: share(top, height), width: share(pieceSize, width) }}
          className="absolute block h-auto cursor-grab drop-shadow-lg active:cursor-grabbing"
        />
      </div>
      <Rail
        place={place}
        farthest={farthest}
        left={left}
        width={share(pieceSize, width)}
        onKeyDown={onKeyDown}
      />
    </div>
  );
}

/**
 * The place of the picture and its rail, so that nothing moves from under a finger when they come.
 */
export function PictureToCome() {
  const t = useText("common");
  return (
    <div role="status" aria-busy="true" aria-label={t("loading")} className="grid gap-3">
      <div className="aspect-2/1 animate-pulse rounded-xl bg-raised motion-reduce:animate-none" />
      <div className="h-12 animate-pulse rounded-xl bg-raised motion-reduce:animate-none" />
    </div>
  );
}

interface RailProps {
  readonly place: number;
  readonly farthest: number;
  /** Where the handle is and how wide, as shares of the picture. */
  readonly left: string;
  readonly width: string;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

function Rail({ place, farthest, left, width, onKeyDown }: RailProps) {
  const t = useText("verification");
  const rail = useRef<HTMLDivElement>(null);
  useEffect(() => rail.current?.focus(), []);
  return (
    <div
      ref={rail}
      role="slider"
      tabIndex={0}
      aria-label={t("place")}
      aria-valuemin={0}
      aria-valuemax={farthest}
      aria-valuenow={place}
      onKeyDown={onKeyDown}
      className="relative h-12 cursor-grab overflow-hidden rounded-xl bg-well inset-ring inset-ring-edge active:cursor-grabbing"
    >
      <span className="absolute inset-y-0 start-0 bg-bulb opacity-25" style={{ width: left }} />
      <span
        className="absolute inset-y-0 grid place-items-center rounded-xl bg-bulb text-on-bulb"
        style={{ left, width }}
      >
        <svg
          viewBox="0 0 24 24"
          width="22"
          height="22"
          fill="none"
          stroke="currentColor"
          strokeWidth="2.4"
          strokeLinecap="round"
          aria-hidden="true"
        >
          <path d="M6 7l5 5-5 5M13 7l5 5-5 5" />
        </svg>
      </span>
    </div>
  );
}
