export type { GameRules, GameKind, RoundView } from "./rules.ts";
export type {
  Cue,
  Decision,
  GameFace,
  GameViewProps,
  Pace,
  PartyMotif,
  PaysProps,
} from "./view.ts";
export { oneShot } from "./one-shot.ts";
export { reelSlot, type SlotRules } from "./slot/reel-slot.ts";
export {
  SCATTER,
  type Grid,
  type ReelMath,
  type SlotRound,
  type Spin,
  type SpinKind,
} from "./slot/slot.ts";
