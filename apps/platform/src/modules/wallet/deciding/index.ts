export { AWAY_NAMES } from "./away.ts";
export {
  accountBatch,
  changedOf,
  type AccountBatch,
  type AccountBatches,
} from "./account-batch.ts";
export { answerFact } from "./answer-fact.ts";
export { freesAt, usedOfCaps, type CapsUsed, type SumCap } from "./caps.ts";
export { decideAll } from "./decide-all.ts";
export { decideEach, type Group } from "./decide-each.ts";
export { hasRoomFor, payWin } from "./decide-win.ts";
export { isFromVendor, isVendorCommand } from "./entry.ts";
export { isNothing, need, noNeeds, type Needs, type RoundName } from "./facts-needed.ts";
export { ask, keyFromUuid, roundKeyOf, uuidOf, type Asked } from "./keys.ts";
export { replay } from "./replay.ts";
export { freshState, type Fact, type NewEntry, type PlayerState } from "./state.ts";
export { countInSession, newSession, type Session, type SessionMove } from "./session.ts";
export { MOST_ROUNDS, noStarts, noteStart, type Starts } from "./starts.ts";
export { Sums, type Played, type WindowName } from "./sums.ts";
export type { StoredPart } from "./rolling.ts";
