/** A bound of a law, with the rule and the profile's version that it stands in. */
interface LawBound<Amount> {
  readonly value: Amount;
  /** "GB.stake.max v1" */
  readonly rule: string;
}

/**
 * What the law of a player's brand says to a bet of this player in this game, from an instant on.
 * The operator's to hand in, never a vendor's.
 */
export interface BetLaw {
  /** Milliseconds since 1970. */
  readonly from: number;
  /** The rule that closes the game to all bets; null when it is open. */
  readonly closed: string | null;
  /** The rule that the player is too young for. */
  readonly tooYoung: string | null;
  /** Ledger units of all bets of a round. */
  readonly highest: LawBound<bigint> | null;
  /** Ledger units of one bet. */
  readonly lowest: LawBound<bigint> | null;
  /** Milliseconds between two paid starts of the player in the game. */
  readonly apartMs: LawBound<number> | null;
  /** The session that the player planned before it, where the law wants one. */
  readonly session: SessionBound | null;
}

/** The most that a player may lose in a planned session, in ledger units. */
export interface SessionBound extends LawBound<bigint> {
  /** Its number among the player's sessions. */
  readonly number: bigint;
  /** The player's last entry before it. */
  readonly afterSeq: bigint;
}

/**
 * What a vendor says of a movement beyond its money. It is kept with the movement and decides no
 * answer: a repeat that says otherwise gets the stored answer, and what was said first stays.
 */
export interface Said {
  /**
   * What was really wagered, in ledger units: of a bet's own stake, or what a win adds for the bet
   * that it settles. What a round's movements say adds up, at most to its stake.
   */
  readonly effectiveBet?: bigint;
  /**
   * The movement stands for several bets: what a win of it leaves of its bet's stake as not wagered
   * was given back.
   */
  readonly aggregated?: true;
  /** What happened in the round, for people: text or JSON. */
  readonly details?: string;
}

/** One money movement that a vendor requests, in any dialect. */
export interface VendorCommand {
  readonly kind: "bet" | "win" | "rollback" | "close";
  /**
   * Internal id of the vendor that issued the ids below; each is unique within this vendor only.
   */
  readonly vendor: number;
  /** Internal id of the player. */
  readonly player: bigint;
  /** The vendor's id of this movement, processed at most once, ever. Text, never a number. */
  readonly transaction: string;
  readonly round: string;
  readonly game: string;
  readonly currency: string;
  /** Ledger units of 1/100000, zero or more; zero for rollback and close. */
  readonly units: bigint;
  /**
   * The movement that a win or a rollback refers to; null for bets, closes and wins of dialects
   * that refer by round.
   */
  readonly reference: string | null;
  /** A free bet: recorded, but no money is taken. */
  readonly free: boolean;
  /**
   * What the operator gave the free round by, as the vendor names it: a UUID. It is no part of the
   * movement's content.
   */
  readonly reward?: string;
  /** This movement ends the round. */
  readonly closesRound: boolean;
  /**
   * True when this id and the one it refers to are the house's own and contain a counter, which
   * their keys store. Vendors' ids are never counted; the same id must always be sent with the same
   * flag.
   */
  readonly counted?: boolean;
  /** Missing when the vendor says nothing. It is no part of the movement's content. */
  readonly said?: Said;
  /**
   * For a bet: what the law says, by the instants at which it changes, the first of them past. The
   * wallet decides by the last one that has come. It is no part of the movement's content.
   */
  readonly law?: readonly BetLaw[];
  /**
   * For a bet: the number of its game's category, which a bonus may have closed. The operator's to
   * hand in; no part of its content.
   */
  readonly category?: number;
  /**
   * For a bet: it was played already, with money that the vendor keeps. No block, law or cap can
   * refuse it any more. The operator's to say, never a vendor's call; no part of its content.
   */
  readonly played?: true;
}
