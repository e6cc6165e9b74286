export type { GameRules, GameKind, RoundView } from "./rules.ts";
export type { GameFace, GameViewProps } from "./view.ts";
