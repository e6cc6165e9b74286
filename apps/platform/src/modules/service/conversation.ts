/** Where a conversation is: who waits for whom. */
export const STATES = ["open", "waiting", "answered", "closed"] as const;
export type State = (typeof STATES)[number];

/** What it is about, as far as that decides anything. */
export const TOPICS = ["general", "verification"] as const;
export type Topic = (typeof TOPICS)[number];

/** What happened, in a message without words of its own. */
export const EVENTS = ["verification", "verified", "closed"] as const;
export type ServiceEvent = (typeof EVENTS)[number];

/** A player's conversation with the brand's staff. */
export interface Conversation {
  readonly id: bigint;
  readonly publicId: string;
  readonly brandId: bigint;
  readonly player: bigint;
  readonly playerName: string;
  /** The player's public id. */
  readonly playerRef: string;
  readonly state: State;
  readonly topic: Topic;
  /** The number of the newest message. */
  readonly lastSeq: number;
  /** The number of the newest message that each side has read, or was mailed about. */
  readonly playerRead: number;
  readonly staffRead: number;
  readonly mailed: number;
  readonly waitingSince: Temporal.Instant | null;
  readonly lastAt: Temporal.Instant;
  /** Username of the member of staff who answers it. */
  readonly assignedTo: string | null;
}

export interface Message {
  readonly seq: number;
  readonly author: "player" | "staff" | "system";
  /** Username of the member of staff who wrote it. */
  readonly staffName: string | null;
  readonly event: ServiceEvent | null;
  readonly text: string;
  /** The number of its pictures, numbered from 1. */
  readonly pictures: number;
  readonly key: string;
  readonly at: Temporal.Instant;
}

/** Characters of a message, and pictures with it. */
export const MAX_TEXT = 2_000;
export const MAX_PICTURES = 3;
/** Messages of a page of a conversation. */
export const PAGE_MESSAGES = 30;
