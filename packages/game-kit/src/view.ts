import type { ComponentType } from "react";
import type { RoundView } from "./rules.ts";

/** What a game may sound like. Silent unless the player has switched sound on. */
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

/** How quick things move: all of it, less of it, or not at all because the player asked their device for calm. */
export type Pace = "normal" | "fast" | "calm";

/** What a game's view is given. It draws and asks; it never decides and never counts money. */
export interface GameViewProps {
  /** The round to show, null before the first one. Its state is what `rules.reveal` gave. */
  readonly round: RoundView | null;
  /** The round, or its last step, was decided just now and is to be played; otherwise it is shown as it ended. */
  readonly fresh: boolean;
  /** The answer is on its way: the stage may already move, but shows no outcome. */
  readonly asking: boolean;
  /** A decision of the player is what the round waits for. */
  readonly open: boolean;
  readonly pace: Pace;
  /** Grows each time the player wants what is on stage to be over. */
  readonly hurry: number;
  /** What the player chose besides the stake, kept by the cabinet. */
  readonly choice: unknown;
  /** No new choice at the moment. */
  readonly locked: boolean;
  readonly onChoice: (choice: unknown) => void;
  /** A decision in a staged round. */
  readonly onAct: (action: unknown) => void;
  /** The playback has ended: the cabinet may count the win and allow the next round. */
  readonly onShown: () => void;
  /** Sets the scene behind the stage; each game has moods of its own. */
  readonly onMood: (mood: string) => void;
  readonly cue: (cue: Cue) => void;
  /** Writes minor units of the stake's currency. */
  readonly money: (minor: bigint) => string;
}

export interface PaysProps {
  /** The stake chosen now, in minor units, so that pays are read as money. */
  readonly stake: bigint;
  readonly choice: unknown;
  readonly money: (minor: bigint) => string;
}

/** The one decision of an open round that the main button offers; others are made on the stage. */
export interface Decision {
  readonly label: string;
  readonly amount?: string;
  readonly action: unknown;
  readonly enabled: boolean;
}

/** What a game brings to the cabinet besides its view. */
export interface GameFace {
  /** The choice a newcomer starts with. */
  readonly firstChoice: unknown;
  /** What the main button says. */
  readonly playLabel: string;
  /** Painted behind everything, in the mood the view has set. */
  readonly Scene: ComponentType<{ readonly mood: string }>;
  /** What pays, in pictures and money. */
  readonly Pays: ComponentType<PaysProps>;
  /** A finished round in a few words: "koi ×3 on line 16". Empty where there is nothing to say. */
  readonly tell: (state: unknown) => string;
  /** Whether the round held a feature worth stopping automatic play for. */
  readonly hasFeature?: (state: unknown) => boolean;
  readonly decisionOf?: (round: RoundView, money: (minor: bigint) => string) => Decision;
}
