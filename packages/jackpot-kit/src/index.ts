export { hiddenValue, isTriggered, poolCommitment, type Pool } from "./hidden.ts";
export {
  beginPool,
  playRound,
  unopened,
  type Moves,
  type Played,
  type Round,
  type Standing,
} from "./play-round.ts";
export {
  meanPrize,
  reservePpm,
  returnPpm,
  type MustHitTerms,
  type RandomTerms,
  type Terms,
} from "./terms.ts";
