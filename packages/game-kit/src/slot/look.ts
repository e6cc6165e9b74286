import type { ComponentType, ReactNode } from "react";
import type { Grid } from "./slot.ts";

/** A cell of the window, "reel:row". */
export type Cell = `${number}:${number}`;

/** Everything that gives one reel slot its appearance. */
export interface SlotLook<Win> {
  /** Class of the stage; it sets the colours of the frame and the reels. */
  readonly className: string;
  /** The window before the first spin. */
  readonly idle: Grid;
  /** How wins are made, in a few words. */
  readonly hint: string;
  /** The players' word for the scatter, in the plural: "junk boats". */
  readonly scatters: string;
  /**
   * The symbols, drawn once as `<symbol id="sym-…">`, so that spinning reels only refer to them.
   */
  readonly Sprite: ComponentType;
  readonly nameOf: (symbol: string) => string;
  /** The cells of a win. */
  readonly cellsOf: (win: Win, grid: Grid) => readonly Cell[];
  /** A win in words, without its amount: "koi ×3 on line 16". */
  readonly describeWin: (win: Win) => string;
  /** Drawn over the reels while these wins are lit. */
  readonly overWins?: (wins: readonly Win[]) => ReactNode;
  /** Decoration of the frame around the window. */
  readonly Ornament?: ComponentType;
}
