export { addFigures, dayOf, type Figure, type OpenChange } from "./add-figures.ts";
export {
  selectDays as figuresOfDays,
  selectOpen as openBets,
  selectPlayer as figuresOfPlayer,
} from "./figures.store.ts";
export {
  NOTHING,
  plus,
  toWireFigures,
  toWireResult,
  wireFigures,
  wireResult,
  type Measures,
} from "./measures.ts";
export { roundBookings, type RoundMove, type RoundState } from "./round-bookings.ts";
