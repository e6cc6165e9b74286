import type { ComponentType } from "react";
import type { RoundView } from "./rules.ts";

/** The sounds a game may make. Silent unless the player has switched sound on. */
export type Cue =
  | "tick"
  | "stop"
  | "tease"
  | "feature"
  | "pop"
  | "good"
  | "bad"
  | "land"
  | "win"
  | "big";

/**
 * How fast things move: at full length, shortened, or not at all because the player's device asks
 * for reduced motion.
 */
export type Pace = "normal" | "fast" | "calm";

/** The props of a game's view. It draws and asks; it never decides and never computes money. */
export interface GameViewProps {
  /** The round to show, null before the first one. Its state is the result of `rules.reveal`. */
  readonly round: RoundView | null;
  /**
   * True when the round or its last step was decided just now and has to be played; false shows it
   * as it ended.
   */
  readonly fresh: boolean;
  /** The answer is awaited: the stage may already move, but shows no outcome. */
  readonly asking: boolean;
  /** The round waits for a decision of the player. */
  readonly open: boolean;
  /** A finished round is shown again: there is nothing to choose, and no panel to choose it on. */
  readonly watching: boolean;
  readonly pace: Pace;
  /** Grows each time the player wants to skip the current moment. */
  readonly hurry: number;
  /** The player's choices besides the stake, held by the cabinet. */
  readonly choice: unknown;
  /** The choice can't be changed at the moment. */
  readonly locked: boolean;
  readonly onChoice: (choice: unknown) => void;
  /** A decision in a staged round. */
  readonly onAct: (action: unknown) => void;
  /** The playback has ended: the cabinet may count the win and allow the next round. */
  readonly onShown: () => void;
  /** Sets the scene behind the stage; each game has its own moods. */
  readonly onMood: (mood: string) => void;
  readonly cue: (cue: Cue) => void;
  /** Formats minor units of the stake's currency. */
  readonly money: (minor: bigint) => string;
}

export interface PaysProps {
  /** The stake chosen now, in minor units, so that pays can be shown as money. */
  readonly stake: bigint;
  readonly choice: unknown;
  readonly money: (minor: bigint) => string;
  /** The tag of the player's language. */
  readonly language: string;
}

/** The one decision of an open round that the main button offers; others are made on the stage. */
export interface Decision {
  readonly label: string;
  readonly amount?: string;
  readonly action: unknown;
  readonly enabled: boolean;
}

/** What is in the air while a big win is celebrated, and how it gets there. */
export interface PartyMotif {
  /** One of many; each is drawn as large as its box. */
  readonly Piece: ComponentType<{ readonly at: number }>;
  readonly flight: "fall" | "rise" | "sway" | "toss" | "burst";
}

/** The parts a game gives the cabinet besides its view. */
export interface GameFace {
  /** The default choice of a new player. */
  readonly firstChoice: unknown;
  /** The main button's label. */
  readonly playLabel: string;
  /** Painted behind everything, in the mood that the view has set. */
  readonly Scene: ComponentType<{ readonly mood: string }>;
  readonly party: PartyMotif;
  /** The paytable, in pictures and money. */
  readonly Pays: ComponentType<PaysProps>;
  /** A finished round in a few words: "koi ×3 on line 16". Empty where there is nothing to say. */
  readonly describe: (state: unknown) => string;
  /** Whether the round held a feature worth stopping automatic play for. */
  readonly hasFeature?: (state: unknown) => boolean;
  readonly decisionOf?: (round: RoundView, money: (minor: bigint) => string) => Decision;
}
