import type { ComponentType, ReactNode } from "react";
import type { Grid } from "./slot.ts";

/** A cell of the window, "reel:row". */
export type Cell = `${number}:${number}`;

/** All that makes one reel slot look like itself. */
export interface SlotLook<Win> {
  /** Class of the stage; it sets the colours of the frame and the reels. */
  readonly className: string;
  /** What shows before the first spin. */
  readonly idle: Grid;
  /** How wins come about, in a few words. */
  readonly hint: string;
  /** What players call the scatter, in the plural: "junk boats". */
  readonly scatters: string;
  /** The symbols, drawn once as `<symbol id="sym-…">`, so that running reels only refer to them. */
  readonly Sprite: ComponentType;
  readonly nameOf: (symbol: string) => string;
  /** The cells a win is made of. */
  readonly cellsOf: (win: Win, grid: Grid) => readonly Cell[];
  /** A win in words, without its amount: "koi ×3 on line 16". */
  readonly tellWin: (win: Win) => string;
  /** Drawn over the reels while these wins are lit. */
  readonly overWins?: (wins: readonly Win[]) => ReactNode;
  /** Around the window: what stands on the frame. */
  readonly Ornament?: ComponentType;
}
