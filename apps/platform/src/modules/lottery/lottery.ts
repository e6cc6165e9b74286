import type { Terms } from "@perya/lottery-kit";
import type { Calendar } from "./games/calendar.ts";

/** Which odds a game is played at. */
export const PRIZE_MODES = ["SEA", "Lott", "ZY", "Elott"] as const;

export type PrizeMode = (typeof PRIZE_MODES)[number];

/**
 * Where a game's results come from: drawn here from a committed seed, typed in by two people, or
 * read from elsewhere.
 */
export const SOURCES = ["RNG", "MANUAL", "FEED"] as const;

export type Source = (typeof SOURCES)[number];

/** Where results come from, in words for an approval. */
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

/** The address of a game's result feed, and the Ed25519 key (SPKI, base64) that signs it. */
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
  /** The vendor and game its bets are booked on. */
  readonly vendorId: number;
  readonly gameId: bigint;
  readonly vassalage: string;
  /** IANA zone of its calendar. */
  readonly timezone: string;
  readonly calendar: Calendar;
  /** How long before the draw sales close. */
  readonly lockSeconds: number;
  /** How long after its draw an issue without a result becomes void. */
  readonly maxLateSeconds: number;
  readonly source: Source;
  readonly feed: Feed | null;
  /** How long after a bet it may be cancelled while the issue is open; 0 for never. */
  readonly cancelSeconds: number;
  readonly defaultMarket: string;
  readonly iconUrl: string;
  readonly hot: boolean;
  readonly enabled: boolean;
  readonly sortOrder: number;
  /** Its first draw day ever, here or elsewhere; ISO 8601, in its zone. */
  readonly beginsOn: string;
}

/**
 * Whether a draw in a state has a valid outcome: only two people can change it.
 */
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
  /** 0 without an outcome, 1 for the first one, plus one for each correction. */
  readonly version: number;
  /** Whether refunds are still to be paid. */
  readonly paying: boolean;
  readonly voidReason: string | null;
  readonly resultedAt: Temporal.Instant | null;
  readonly settledAt: Temporal.Instant | null;
}

/** Name of a draw, unique among all games; its seed is stored under it. */
export function drawName(gameCode: string, issueNo: string): string {
  return `${gameCode}:${issueNo}`;
}

/** The game and the number in the name of a draw. */
export function drawOf(name: string): Pick<Issue, "gameCode" | "issueNo"> {
  const [gameCode = "", issueNo = ""] = name.split(":");
  return { gameCode, issueNo };
}

/**
 * Whether a draw's result can be known outside at an instant, before it is entered or read here: it
 * is drawn outside, and its time has come.
 */
export function isDrawnElsewhere(
  { source, drawAt }: Pick<Issue, "source" | "drawAt">,
  now: Temporal.Instant,
): boolean {
  return source !== "RNG" && Temporal.Instant.compare(drawAt, now) <= 0;
}

/** Label of a draw's random stream. Source: lottery specification, section 2. */
export function drawLabel(gameCode: string, issueNo: string, entropy: string): string {
  return `${drawName(gameCode, issueNo)}:${entropy}`;
}
