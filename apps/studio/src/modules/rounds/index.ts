export { roundRoutes } from "./rounds.routes.ts";
export { fairRoutes } from "./fair.routes.ts";
export { balanceAfter } from "./balance-after.ts";
export { describeRound } from "./describe-round.ts";
export { findUnseenRound } from "./find-unseen-round.ts";
export { findRoundOf } from "./find-round-of.ts";
export { sweep } from "./sweep.ts";
