export { addFigures, type HouseFigure, type Moved } from "./add-figures.ts";
export { areDaysFinal } from "./closing/are-days-final.ts";
export type { BookingSource } from "./closing/booking-source.ts";
export {
  selectClosedUntil as closedUntil,
  selectStates as daysStates,
} from "./closing/closings.store.ts";
export { lastClosedDay } from "./closing/last-closed-day.ts";
export { daysOf, type ShownDay } from "./closing/days-of.ts";
export { brandDay, type BrandDay } from "./closing/brand-day.ts";
export { markDay, takeChanged as takeChangedDays, type ChangedDay } from "./changed-days.store.ts";
export { dayOf } from "./brand-dates.ts";
export { closedDays } from "./closed-days.store.ts";
export {
  selectOpen as openBets,
  selectPlayer as figuresOfPlayer,
  selectSpans as figuresOfSpans,
} from "./figures.store.ts";
export { selectLosses as lossesOfDays } from "./losses.store.ts";
export { HOUSE_LINES, houseLines, LINE_OF, type HouseLines } from "./lines.ts";
export {
  NOTHING,
  toWireFigures,
  toWireResult,
  wireFigures,
  wireResult,
  type Measures,
} from "./measures.ts";
export { selectPaid as paidLately, selectPlayed as playedLately } from "./lately.store.ts";
export { netRevenueOf } from "./net-revenue.store.ts";
export {
  bookedDays,
  depositBefore,
  figuresOfDay,
  gamesOfDay,
  gamesOfPlayers,
  playerDays,
} from "./player-days.store.ts";
export { selectProfit as profitOf, type Profit } from "./profit.store.ts";
export {
  selectTurnoverOf as turnoverOfToday,
  selectTurnoverOfDay as turnoverOfDay,
} from "./turnover-of-day.store.ts";
export { rebuildReports } from "./rebuild-reports.ts";
export { rollUp } from "./roll-up.ts";
export { selectPosition as reportsReadTo } from "./roll-up.store.ts";
