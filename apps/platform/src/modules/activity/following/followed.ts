import type { BrandWindow } from "./brand-window.ts";
import type { GamesOfBrand } from "./games-of-brand.ts";
import type { SlowFigures } from "./slow-figures.ts";

/** A draw that has just got its result. */
export interface DrawnNews {
  readonly gameCode: string;
  readonly issueNo: string;
}

/** A brand that is followed. */
export interface Followed {
  readonly window: BrandWindow;
  readonly games: GamesOfBrand;
  readonly slow: SlowFigures;
}
