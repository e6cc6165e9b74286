import { startTransition, useLayoutEffect, useRef, useState, type RefObject } from "react";

/** Spare rows above and below the visible ones. */
const SPARE_ROWS = 2;
/** Most tiles on the page at once. */
const MAX_TILES = 60;
/** Tiles before anything was measured: a screen of a desktop, seven beside each other. */
const FIRST_TILES = 42;

/**
 * The part of a long list that is on the page: from, up to but without to, and the pixels that
 * stand for the rest.
 */
export interface Window {
  readonly from: number;
  readonly to: number;
  readonly before: number;
  readonly after: number;
  /** How many elements take turns at showing it: as many as there are at most on this screen. */
  readonly elements: number;
}

interface Grid {
  readonly columns: number;
  /** Pixels from the top of one row to the top of the next. */
  readonly row: number;
  /** Pixels of the screen from top to bottom. */
  readonly screen: number;
}

/** Rows of a grid, from the first up to but without the last. */
interface Rows {
  readonly first: number;
  readonly last: number;
}

interface Shown {
  readonly grid: Grid;
  readonly seen: Rows;
  /** What is in sight with rows to spare, of this list. */
  readonly kept: Rows;
  readonly list: readonly unknown[];
}

/**
 * Renders only the visible rows of a grid, with a few to spare. All rows are as high as the first
 * one. It follows whatever scrolls: the page, or a dialog around the list. After a jump, and in a
 * new list, visible rows come first, and spare ones when there is time.
 */
export function useWindow(ref: RefObject<HTMLElement | null>, list: readonly unknown[]): Window {
  const [shown, show] = useState<Shown>();
  const known = useRef(false);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    let grid: Grid | undefined;
    let before: Rows | undefined;
    const look = () => {
      const now = (grid ??= measure(element));
      if (!now) return;
      const past = -element.getBoundingClientRect().top;
      const seen = rowsOf(now, past, list.length, 0);
      const kept = rowsOf(now, past, list.length);
      if (before?.first === kept.first && before.last === kept.last) return;
      before = kept;
      show((last) => {
        const there = last
          ? rowsFor(last, list)
          : { first: 0, last: Math.ceil(FIRST_TILES / now.columns) };
        return {
          grid: now,
          seen,
          list,
          kept: there.first <= seen.first && there.last >= seen.last ? there : seen,
        };
      });
      startTransition(() => show({ grid: now, seen, list, kept }));
    };
    const again = () => {
      grid = undefined;
      before = undefined;
      look();
    };
    // A new list starts with the previous one's rows, and is measured once the browser has laid it
    // out: measuring sooner would force a second layout.
    if (!known.current) look();
    known.current = true;
    const sizes = new ResizeObserver(again);
    sizes.observe(element);
    const options = { capture: true, passive: true };
    document.addEventListener("scroll", look, options);
    addEventListener("resize", again);
    return () => {
      sizes.disconnect();
      document.removeEventListener("scroll", look, options);
      removeEventListener("resize", again);
    };
  }, [ref, list]);
  return shown
    ? windowOf(shown.grid, rowsFor(shown, list), list.length)
    : { from: 0, to: FIRST_TILES, before: 0, after: 0, elements: MAX_TILES };
}

function measure(list: HTMLElement): Grid | undefined {
  const card = list.firstElementChild?.getBoundingClientRect().height ?? 0;
  if (card === 0) return undefined;
  const { gridTemplateColumns, rowGap } = getComputedStyle(list);
  return {
    columns: gridTemplateColumns.split(" ").length,
    row: card + (Number.parseInt(rowGap, 10) || 0),
    screen: innerHeight,
  };
}

function rowsFor({ list: known, kept, seen }: Shown, list: readonly unknown[]): Rows {
  return known === list ? kept : seen;
}

/**
 * Which rows are in sight, and `spare` ones at either end: `past` is how far the top of the list is
 * above the top of the screen, in pixels.
 */
export function rowsOf(
  { columns, row, screen }: Grid,
  past: number,
  count: number,
  spare = SPARE_ROWS,
): Rows {
  const rows = Math.ceil(count / columns);
  const first = Math.max(0, Math.min(Math.floor(past / row) - spare, rows - 1));
  const wanted = Math.max(first + 1, Math.ceil((past + screen) / row) + spare);
  const last = Math.min(rows, wanted, first + Math.max(1, Math.floor(MAX_TILES / columns)));
  return { first, last };
}

/** What stands for rows of a list of so many. */
export function windowOf(grid: Grid, { first, last }: Rows, count: number): Window {
  const { columns, row, screen } = grid;
  const most = Math.ceil(screen / row) + 1 + 2 * SPARE_ROWS;
  const rows = Math.ceil(count / columns);
  const end = Math.min(last, rows);
  const begin = Math.max(0, Math.min(first, end - 1));
  return {
    from: begin * columns,
    to: Math.min(count, end * columns),
    before: begin * row,
    after: (rows - end) * row,
    elements: columns * Math.max(most, end - begin),
  };
}
