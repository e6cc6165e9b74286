import type { LanguageCode } from "@perya/languages";
import type { Tx } from "@perya/postgres";
import type { Result } from "@perya/result";
import type { Brand } from "./modules/brands/index.ts";
import type { Player } from "./modules/players/index.ts";
import type { Wallet } from "./modules/wallet/index.ts";

/** What players are rewarded for; the reward centre of the player site has a name for each. */
export const REWARD_KINDS = [
  "friend",
  "chatLink",
  "mission",
  "promotion",
  "raffle",
  "rebate",
  "redPacket",
  "signIn",
  "tournament",
  "vipUpgrade",
  "vipBirthday",
  "vipMonthly",
] as const;

type RewardKind = (typeof REWARD_KINDS)[number];

/** What a player may be given, or was. */
interface Reward {
  /** Unique in its kind. */
  readonly id: string;
  /** What the brand or the ladder calls it; null where its kind says all. */
  readonly title: { readonly text: string; readonly code: LanguageCode } | null;
  /** The day that it is for, or the first of its span, in ISO 8601; null for none. */
  readonly period: string | null;
  /** Ledger units of the player's currency; 0 for none. */
  readonly cash: bigint;
  readonly points: bigint;
  /** How often the cash has to be played before it may leave. */
  readonly times: number;
}

/** What a player can claim now. */
export interface OpenReward extends Reward {
  /** When it can't be claimed any more, or is credited by itself; null for never. */
  readonly until: Temporal.Instant | null;
  readonly creditsItself: boolean;
}

/** What a player was given. */
export interface CreditedReward extends Reward {
  readonly at: Temporal.Instant;
}

/** A player with their brand, and what they read. */
export interface RewardReader {
  readonly player: Player;
  readonly brand: Brand;
  readonly readable: readonly LanguageCode[];
}

export type RewardRefusal =
  | "NOT_FOUND"
  | "REWARD_CLAIMED"
  | "REWARD_LATE"
  | "REWARD_BARRED"
  | "OTHER_BONUS"
  | "WITHDRAWAL_OPEN"
  | "OWN_LIMIT";

/** One kind of rewards that players claim, as the reward centre asks its module for them. */
export interface RewardSource {
  readonly kind: RewardKind;
  /** What can be claimed now: what is refused anyway is left out. */
  readonly open: (tx: Tx, reader: RewardReader) => Promise<readonly OpenReward[]>;
  /** Claims one, once. Where it is refused the caller rolls its transaction back. */
  readonly claim: (
    tx: Tx,
    wallet: Wallet,
    claim: Pick<RewardReader, "player" | "brand"> & { readonly id: string },
  ) => Promise<Result<void, RewardRefusal>>;
  /** What was credited since a time, claimed or not, the newest first: `most` at most. */
  readonly credited: (
    tx: Tx,
    reader: RewardReader,
    since: Temporal.Instant,
    most: number,
  ) => Promise<readonly CreditedReward[]>;
}
