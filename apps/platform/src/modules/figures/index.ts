export { addFigures, dayOf, type HouseFigure, type Moved } from "./add-figures.ts";
export {
  selectOpen as openBets,
  selectPlayer as figuresOfPlayer,
  selectSpans as figuresOfSpans,
} from "./figures.store.ts";
export { HOUSE_LINES, houseLines, type HouseLines } from "./lines.ts";
export {
  NOTHING,
  toWireFigures,
  toWireResult,
  wireFigures,
  wireResult,
  type Measures,
} from "./measures.ts";
export { rebuildReports } from "./rebuild-reports.ts";
export { rollUp } from "./roll-up.ts";
