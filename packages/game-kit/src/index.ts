export type { GameRules, GameKind, RoundView } from "./rules.ts";
