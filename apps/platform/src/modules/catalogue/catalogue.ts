import type { DialectName } from "@perya/wallet-protocol";
import type { Named } from "./games/game-names.ts";

/**
 * The protocol of a vendor's calls; `house` for the platform's own games, which make and receive no
 * calls.
 */
export type VendorDialect = DialectName | "house";

/**
 * The kind of key that calls of a dialect are signed with: an RSA public key or a shared secret.
 */
export const KEY_KINDS: Readonly<Record<VendorDialect, "rsa" | "secret" | null>> = {
  hub88: "rsa",
  softswiss: "secret",
  house: null,
};

/** A vendor as stored. Global: every brand has it unless it switches it off. */
export interface Vendor {
  readonly id: number;
  readonly slug: string;
  /** The code players' pages group games by. */
  readonly vassalage: string;
  readonly name: string;
  readonly dialect: VendorDialect;
  readonly active: boolean;
  /** Base of the vendor's own API (game/url, game/list, game/round); null when it has none. */
  readonly gamesUrl: string | null;
  /**
   * Whether a repeat of a rolled-back transaction is answered with the protocol's UNKNOWN instead
   * of its own status (hub88 only).
   */
  readonly rolledBackUnknown: boolean;
  /** Its picture in the vendors' strip; empty for its name. */
  readonly logoUrl: string;
  readonly opensIn: OpensIn;
  readonly wallet: VendorWallet;
}

/**
 * Whose wallet a vendor's games are paid from: ours, which it calls (`seamless`), or its own, which
 * players' money is moved into and out of (`transfer`). Never both.
 */
export const VENDOR_WALLETS = ["seamless", "transfer"] as const;

export type VendorWallet = (typeof VENDOR_WALLETS)[number];

/**
 * Where a vendor's games are played: `/seamless` for one on the shared wallet, `/game` with only
 * the header for one with its own wallet, or a separate window for one that forbids framing.
 */
export const OPENS_IN = ["seamless", "game", "popup"] as const;

export type OpensIn = (typeof OPENS_IN)[number];

/** The categories of the site, as the specification writes them. */
export const GAME_TYPES = [
  "RNG",
  "LIVE",
  "FISH",
  "PVP",
  "SPORTS",
  "ESPORTS",
  "COCKFIGHT",
  "LOTT",
  "ELOTT",
  "INHOUSE",
] as const;

export type GameType = (typeof GAME_TYPES)[number];

export interface Game extends Named {
  readonly id: bigint;
  readonly slug: string;
  readonly vendorId: number;
  /** The vendor's own name for the game, as used in wallet calls. */
  readonly code: string;
  readonly name: string;
  readonly gameType: GameType;
  readonly classify: string;
  readonly isNew: boolean;
  readonly isHot: boolean;
  /** Whether a free trial is offered. On the wire, as specified, 0 means yes. */
  readonly supportPlay: boolean;
  /** Percent as text, "95.99"; empty when the vendor does not say. */
  readonly rtp: string;
  /** Ours: whether bets are accepted. */
  readonly enabled: boolean;
  /** The vendor's: whether it offers the game at all. */
  readonly offered: boolean;
  readonly listed: boolean;
  readonly sortOrder: number;
  readonly iconUrl: string;
  readonly showIconUrl: string;
}

/** A game with the vendor it belongs to, as pages show it. */
export interface ListedGame extends Game {
  readonly vassalage: string;
  readonly vendorName: string;
  readonly vendorSlug: string;
  readonly opensIn: OpensIn;
}

/** At most two keys sign for a vendor at a time: the current one and the next one. */
export const MAX_ACTIVE_KEYS = 2;

/**
 * The public id of a game: its code in lower case with dashes, behind the vendor's slug, so that
 * two vendors may use the same code.
 */
export function slugOf(vendor: string, code: string): string {
  const plain = code
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "");
  return vendor === HOUSE_VENDOR ? plain : `${vendor}-${plain}`;
}

/** The in-house studio: its games have plain addresses. */
export const HOUSE_VENDOR = "perya-studio";

/** The same studio's arcade, which keeps players' money while they play. */
export const ARCADE_VENDOR = "perya-arcade";

/** Whether a vendor is our own studio, under either of its records. */
export function isOurStudio({ slug }: { readonly slug: string }): boolean {
  return slug === HOUSE_VENDOR || slug === ARCADE_VENDOR;
}

/**
 * Whether a vendor takes trial accounts' play-money bets at our wallet: only our own studio does.
 * Elsewhere a trial account plays in the vendor's demo mode.
 */
export function takesTrials({ slug }: { readonly slug: string }): boolean {
  return slug === HOUSE_VENDOR;
}
