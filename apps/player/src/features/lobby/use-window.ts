import { useLayoutEffect, useState, type RefObject } from "react";

/** Rows kept ready above and below what is in sight. */
const SPARE_ROWS = 2;
/** Cards on the page at once, whatever the screen. */
const MAX_CARDS = 60;
/** Cards before anything was measured. */
const FIRST_CARDS = 12;

/** The part of a long list that is on the page: from, up to but without to, and the pixels that stand for the rest. */
export interface Window {
  readonly from: number;
  readonly to: number;
  readonly before: number;
  readonly after: number;
}

/**
 * Keeps only those rows of a grid on the page that are in sight, with a few to spare. All rows are as high as the first one. It follows whatever scrolls: the page, or
 * a dialog the list is in.
 */
export function useWindow(ref: RefObject<HTMLElement | null>, count: number): Window {
  const [window, setWindow] = useState<Window>({ from: 0, to: FIRST_CARDS, before: 0, after: 0 });
  useLayoutEffect(() => {
    const list = ref.current;
    if (!list) return;
    let grid: Grid | undefined;
    const look = () => {
      grid ??= measure(list);
      if (grid) setWindow((now) => sameOr(now, windowOf(grid as Grid, -list.getBoundingClientRect().top, innerHeight, count)));
    };
    const again = () => {
      grid = undefined;
      look();
    };
    look();
    const sizes = new ResizeObserver(again);
    sizes.observe(list);
    const options = { capture: true, passive: true };
    document.addEventListener("scroll", look, options);
    addEventListener("resize", again);
    return () => {
      sizes.disconnect();
      document.removeEventListener("scroll", look, options);
      removeEventListener("resize", again);
    };
  }, [ref, count]);
  return window;
}

interface Grid {
  readonly columns: number;
  /** Pixels from the top of one row to the top of the next. */
  readonly row: number;
}

function measure(list: HTMLElement): Grid | undefined {
  const card = list.firstElementChild?.getBoundingClientRect().height ?? 0;
  if (card === 0) return undefined;
  const { gridTemplateColumns, rowGap } = getComputedStyle(list);
  return { columns: gridTemplateColumns.split(" ").length, row: card + (Number.parseInt(rowGap, 10) || 0) };
}

/** Which cards to keep: `past` is how far the top of the list is above the top of the screen, in pixels. */
export function windowOf({ columns, row }: Grid, past: number, screen: number, count: number): Window {
  const rows = Math.ceil(count / columns);
  const kept = Math.min(Math.ceil(screen / row) + 1 + 2 * SPARE_ROWS, Math.max(1, Math.floor(MAX_CARDS / columns)));
  const first = Math.max(0, Math.min(Math.floor(past / row) - SPARE_ROWS, rows - kept));
  const last = Math.min(rows, first + kept);
  return {
    from: first * columns,
    to: Math.min(count, last * columns),
    before: first * row,
    after: (rows - last) * row,
  };
}

function sameOr(now: Window, next: Window): Window {
  return now.from === next.from && now.to === next.to && now.before === next.before && now.after === next.after ? now : next;
}
