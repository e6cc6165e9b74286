import type { KeyObject } from "node:crypto";
import type { Answer } from "./answers.ts";
import type { VendorCommand } from "./commands.ts";
import type { JsonSchema } from "./json/read-fields.ts";

/** The body limit of every vendor call, counted on the bytes received. */
export const BODY_LIMIT_BYTES = 65_536;

/** A vendor as a dialect sees it. */
export interface VendorAccount {
  readonly id: number;
  readonly slug: string;
  readonly dialect: DialectName;
  readonly active: boolean;
  /**
   * Whether a repeat of a rolled-back transaction is answered UNKNOWN, for vendors whose protocol
   * has no status for it.
   */
  readonly rolledBackUnknown: boolean;
  /** RSA keys that may sign for the vendor: up to two, during a key rotation. */
  readonly publicKeys: readonly KeyObject[];
  /** HMAC secrets that may sign for the vendor. */
  readonly secrets: readonly KeyObject[];
}

export interface DialectRequest {
  /** The part after /wallet/<dialect>/<slug>, beginning with a slash, without the query. */
  readonly path: string;
  /** Header names in lower case. */
  readonly headers: Readonly<Record<string, string | undefined>>;
  /** The bytes as received; undefined when there were more than 65,536 of them. */
  readonly body: Buffer | undefined;
}

export interface DialectAnswer {
  readonly status: number;
  readonly body: string;
}

/** Every dialect with a translator under `vendors/`. */
export const DIALECT_NAMES = ["hub88", "softswiss"] as const;
export type DialectName = (typeof DIALECT_NAMES)[number];

/**
 * A vendor protocol: it only translates. When it throws, the result is uncertain; `unknown` says so
 * in the protocol's terms.
 */
export interface Dialect {
  readonly name: DialectName;
  handle(
    request: DialectRequest,
    vendor: VendorAccount,
    operator: OperatorPort,
  ): Promise<DialectAnswer>;
  /**
   * The answer when it is unknown whether the call took effect: the vendor repeats it or rolls it
   * back.
   */
  unknown(): DialectAnswer;
  readonly description: DialectDescription;
}

/** A dialect's description for the documents. */
export interface DialectDescription {
  readonly title: string;
  readonly about: string;
  /** The header with the signature, and how to make it. */
  readonly signature: { readonly header: string; readonly about: string };
  /** By path. */
  readonly calls: Readonly<Record<string, CallDescription>>;
}

export interface CallDescription {
  readonly summary: string;
  readonly request: JsonSchema;
  /** By HTTP status. */
  readonly answers: Readonly<
    Record<number, { readonly about: string; readonly schema: JsonSchema }>
  >;
}

/** The fields of a player that a dialect may see. */
export interface PortPlayer {
  readonly id: bigint;
  readonly publicId: string;
  readonly currency: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  readonly brandId: bigint;
}

export interface PortSession {
  readonly player: PortPlayer;
  readonly state: "live" | "expired";
}

/**
 * A value, or the promise of one: values in memory need not wait in a queue of promises, and every
 * bet asks for several.
 */
export type Maybe<Value> = Value | Promise<Value>;

/** What a player may play for free in a game. Ledger units. */
export interface FreeRounds {
  /** What the vendor names with each round of them: a UUID. */
  readonly reward: string;
  readonly left: number;
  /** How many there were. */
  readonly rounds: number;
  readonly stakeUnits: bigint;
  /** What was won with them so far; it is credited as a bonus once they are over. */
  readonly wonUnits: bigint;
  /** An instant. */
  readonly until: string;
}

/** The operator's functions that a dialect may call. */
export interface OperatorPort {
  /**
   * The game session of a token; undefined when this vendor never received the token or it was
   * revoked. The call extends a live session by 30 minutes.
   */
  session(vendor: number, token: string): Maybe<PortSession | undefined>;
  player(publicId: string): Maybe<PortPlayer | undefined>;
  /** The vendor's game by its code, and whether a player of this brand may bet in it. */
  game(
    vendor: number,
    code: string,
    brandId: bigint,
  ): Maybe<{ readonly enabled: boolean } | undefined>;
  /** What a player may play for free in a vendor's game. */
  freeRounds(asked: {
    readonly vendor: number;
    readonly player: bigint;
    readonly game: string;
  }): Promise<readonly FreeRounds[]>;
  /** Cash of the player in ledger units. */
  balance(player: bigint): Promise<bigint>;
  /**
   * The answer that submit would give for a known transaction; undefined for an unknown one. Player
   * 0n means an unknown user.
   */
  recall(command: VendorCommand): Promise<Answer | undefined>;
  /** Applies a group, all or none; returns one answer per command, after the commit. */
  submit(group: readonly VendorCommand[]): Promise<readonly Answer[]>;
}
