import type { Terms } from "@perya/lottery-kit";
import type { Calendar } from "./games/calendar.ts";

/** Which odds a game is played at. */
export const PRIZE_MODES = ["SEA", "Lott", "ZY", "Elott"] as const;

export type PrizeMode = (typeof PRIZE_MODES)[number];

/** Where a game's results come from: drawn here from a committed seed, typed in by two people, or read from elsewhere. */
export const SOURCES = ["RNG", "MANUAL", "FEED"] as const;

export type Source = (typeof SOURCES)[number];

/** Where results come from, in the words of a request that waits for a second person. */
export const SOURCE_WORDS: Readonly<Record<Source, string>> = {
  RNG: "drawn here",
  MANUAL: "typed in by two people",
  FEED: "read from a feed",
};

export const ISSUE_STATUSES = [
  "SCHEDULED",
  "OPEN",
  "LOCKED",
  "DRAWING",
  "RESULTED",
  "CORRECTING",
  "SETTLING",
  "SETTLED",
  "VOIDED",
] as const;

export type IssueStatus = (typeof ISSUE_STATUSES)[number];

/** Where results of a game are read, and the Ed25519 key (SPKI, base64) that signs them. */
export interface Feed {
  readonly url: string;
  readonly publicKey: string;
}

/** A lottery game as stored. */
export interface LotteryGame {
  readonly id: number;
  readonly code: string;
  /** Code of its rules, see `rulesOf`. */
  readonly rules: string;
  readonly name: string;
  readonly prizeMode: PrizeMode;
  /** Group of the menus. */
  readonly tag: string;
  /** Where its bets are booked, and the game there. */
  readonly vendorId: number;
  readonly gameId: bigint;
  readonly vassalage: string;
  /** IANA zone of its calendar. */
  readonly timezone: string;
  readonly calendar: Calendar;
  /** Sales close so long before the draw. */
  readonly lockSeconds: number;
  /** An issue without a result so long after its draw is void. */
  readonly maxLateSeconds: number;
  readonly source: Source;
  readonly feed: Feed | null;
  /** How long after a bet it may be taken back while the issue is open; 0 for never. */
  readonly cancelSeconds: number;
  readonly defaultMarket: string;
  readonly iconUrl: string;
  readonly hot: boolean;
  readonly enabled: boolean;
  readonly sortOrder: number;
  /** The first day it was ever drawn, here or elsewhere; ISO 8601, in its zone. */
  readonly beginsOn: string;
}

/** Whether a draw in such a state has an outcome that counts: only two people can give it another one. */
export function hasOutcome(status: IssueStatus): boolean {
  return (
    status === "RESULTED" ||
    status === "CORRECTING" ||
    status === "SETTLING" ||
    status === "SETTLED"
  );
}

/** One draw of a game as stored. */
export interface Issue {
  readonly id: bigint;
  readonly gameId: number;
  /** Code of the game. */
  readonly gameCode: string;
  /** Code of the game's rules. */
  readonly rules: string;
  readonly issueNo: string;
  readonly openAt: Temporal.Instant;
  readonly closeAt: Temporal.Instant;
  readonly drawAt: Temporal.Instant;
  readonly status: IssueStatus;
  readonly source: Source;
  readonly rulesVersion: string;
  readonly terms: Terms;
  readonly commitment: string | null;
  readonly lockEntropy: string | null;
  readonly lockedOrders: bigint | null;
  /** Known once it is drawn. */
  readonly seed: string | null;
  readonly outcome: unknown;
  /** 0 without an outcome, 1 for the first one, one more for each correction. */
  readonly version: number;
  /** Whether refunds are still to be paid. */
  readonly paying: boolean;
  readonly voidReason: string | null;
  readonly resultedAt: Temporal.Instant | null;
  readonly settledAt: Temporal.Instant | null;
}

/** Name of a draw among all games'; its seed is kept under it. */
export function drawName(gameCode: string, issueNo: string): string {
  return `${gameCode}:${issueNo}`;
}

/** The game and the number in the name of a draw. */
export function drawOf(name: string): Pick<Issue, "gameCode" | "issueNo"> {
  const [gameCode = "", issueNo = ""] = name.split(":");
  return { gameCode, issueNo };
}

/** Whether a draw's result can be known outside at an instant, before it is typed in or read: it is not made here, and its time has come. */
export function isDrawnElsewhere(
  { source, drawAt }: Pick<Issue, "source" | "drawAt">,
  now: Temporal.Instant,
): boolean {
  return source !== "RNG" && Temporal.Instant.compare(drawAt, now) <= 0;
}

/** What a draw's stream of numbers is labelled with. lottery.md section 2. */
export function drawLabel(gameCode: string, issueNo: string, entropy: string): string {
  return `${drawName(gameCode, issueNo)}:${entropy}`;
}
