import type { RoundView } from "./rules.ts";

/** What a game's view is given. It draws and asks; it never decides and never counts money. */
export interface GameViewProps {
  /** The round to show, null before the first one. Its state is what `rules.reveal` gave. */
  readonly round: RoundView | null;
  /** The round was decided just now and is to be played; otherwise it is shown as it ended. */
  readonly fresh: boolean;
  /** Reduced motion: results at once, nothing moves. */
  readonly calm: boolean;
  /** The player wants it quick. */
  readonly fast: boolean;
  /** A call is under way or a playback runs: no new choice now. */
  readonly busy: boolean;
  /** What the player chose besides the stake, kept by the cabinet. */
  readonly choice: unknown;
  readonly onChoice: (choice: unknown) => void;
  /** A decision in a staged round. */
  readonly onAct: (action: unknown) => void;
  /** The playback has ended: the cabinet may count the win and allow the next round. */
  readonly onShown: () => void;
  /** Writes minor units of the stake's currency. */
  readonly money: (minor: bigint) => string;
}

/** What a game brings to the cabinet besides its view. */
export interface GameFace {
  /** The choice a newcomer starts with. */
  readonly firstChoice: unknown;
  /** What the main button says. */
  readonly playLabel: string;
}
