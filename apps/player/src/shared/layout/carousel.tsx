import { useRef, type ReactNode } from "react";
import { PauseButton, useAgain, useMotion } from "./motion.tsx";
import { Icon } from "../pictures/icon.tsx";

/** What its buttons are called. */
interface Names {
  readonly back: string;
  readonly on: string;
  readonly pause: string;
  readonly goOn: string;
}

interface CarouselProps {
  readonly label: string;
  readonly names: Names;
  /** How long each place is shown, in milliseconds. */
  readonly everyMs: number;
  /** It moves by itself, round and round. */
  readonly autoplay: boolean;
  readonly arrows: boolean;
  /** Its buttons stand over what it shows instead of below. */
  readonly over?: boolean;
  /** Classes of the row: how wide its columns are and what is between them. */
  readonly row: string;
  /** List items. */
  readonly children: ReactNode;
}

/**
 * A row that one pushes sideways and that goes on by itself, back to its beginning at its end.
 * Scrolling is the browser's own.
 */
export function Carousel({
  label,
  names,
  everyMs,
  autoplay,
  arrows,
  over = false,
  row,
  children,
}: CarouselProps) {
  const track = useRef<HTMLUListElement>(null);
  const { calm, paused, moving, toggle, hold } = useMotion();
  const step = (by: 1 | -1) =>
    track.current && slide(track.current, by, calm ? "instant" : "smooth");
  useAgain(
    autoplay && moving,
    () => everyMs,
    () => step(1),
  );
  return (
    <section aria-label={label} className="group relative min-w-0" {...hold}>
      <ul
        ref={track}
        tabIndex={0}
        aria-label={label}
        className={`grid snap-x snap-mandatory grid-flow-col overflow-x-auto overscroll-x-contain [scrollbar-width:none] ${over ? "" : "rounded-2xl py-1"} ${row}`}
      >
        {children}
      </ul>
      {(arrows || autoplay) && (
        <div
          className={`flex items-center gap-1 ${over ? "absolute end-2 bottom-2 rounded-full bg-raised max-sm:motion-reduce:invisible" : "justify-end pt-1"}`}
        >
          {autoplay && (
            <PauseButton paused={paused} onPress={toggle} names={[names.pause, names.goOn]} />
          )}
          {arrows && (
            // Over a phone's banner they would cover a third of it, and a finger needs none.
            <span className={over ? "hidden gap-1 sm:flex" : "flex gap-1"}>
              <Arrow name={names.back} onPress={() => step(-1)} back />
              <Arrow name={names.on} onPress={() => step(1)} />
            </span>
          )}
        </div>
      )}
    </section>
  );
}

function Arrow({
  name,
  onPress,
  back = false,
}: {
  name: string;
  onPress: () => void;
  back?: boolean;
}) {
  return (
    <button
      type="button"
      aria-label={name}
      onClick={onPress}
      className="grid size-9 place-items-center rounded-full border border-line bg-raised text-soft hover:border-soft hover:text-ink"
    >
      <Icon name="back" size={18} className={back ? "" : "rotate-180"} />
    </button>
  );
}

/**
 * Scrolls to the next place or the one before, and round the end. Distances are measured from where
 * reading begins, right where it goes from right to left.
 */
function slide(track: HTMLElement, by: 1 | -1, behavior: ScrollBehavior): void {
  const rightToLeft = getComputedStyle(track).direction === "rtl";
  const start = (element: Element) => {
    const { left, right } = element.getBoundingClientRect();
    return rightToLeft ? -right : left;
  };
  const at = Math.abs(track.scrollLeft);
  const end = track.scrollWidth - track.clientWidth;
  const places = Array.from(track.children, (child) => at + start(child) - start(track));
  const next =
    by > 0 ? places.find((place) => place > at + 1) : places.findLast((place) => place < at - 1);
  const around = by > 0 ? 0 : end;
  const target = (by > 0 && at >= end - 1) || next === undefined ? around : Math.min(next, end);
  track.scrollTo({ left: rightToLeft ? -target : target, behavior });
}
