export { roundRoutes } from "./rounds.routes.ts";
export { fairRoutes } from "./fair.routes.ts";
export { balanceAfter } from "./showing/balance-after.ts";
export { describeRound } from "./showing/describe-round.ts";
export { findUnseenRound } from "./showing/find-unseen-round.ts";
export { findRoundOf } from "./showing/find-round-of.ts";
export { selectNet as netOf } from "./rounds.store.ts";
export { sweep } from "./calls/sweep.ts";
