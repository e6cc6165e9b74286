import type { KeyObject } from "node:crypto";
import type { Answer } from "./answers.ts";
import type { VendorCommand } from "./commands.ts";
import type { JsonSchema } from "./json/read-fields.ts";

/** The body limit of every vendor call, counted on bytes read. */
export const BODY_LIMIT_BYTES = 65_536;

/** A vendor as a dialect sees it. */
export interface VendorAccount {
  readonly id: number;
  readonly slug: string;
  readonly dialect: DialectName;
  readonly active: boolean;
  /** Whether a repeat of a transaction that was taken back is told UNKNOWN, for vendors that know no status of its own. */
  readonly rolledBackUnknown: boolean;
  /** RSA keys that may sign for the vendor: up to two, during a change of keys. */
  readonly publicKeys: readonly KeyObject[];
  /** HMAC secrets that may sign for the vendor. */
  readonly secrets: readonly KeyObject[];
}

export interface DialectRequest {
  /** What follows /wallet/<dialect>/<slug>, beginning with a slash, without the query. */
  readonly path: string;
  /** Header names in lower case. */
  readonly headers: Readonly<Record<string, string | undefined>>;
  /** The bytes as they arrived; undefined when there were more than 65,536 of them. */
  readonly body: Buffer | undefined;
}

export interface DialectAnswer {
  readonly status: number;
  readonly body: string;
}

export type DialectName = "hub88" | "softswiss";

/** A vendor protocol: it only translates. What it throws means that no definite result exists; `unknown` says that in its words. */
export interface Dialect {
  readonly name: DialectName;
  handle(
    request: DialectRequest,
    vendor: VendorAccount,
    operator: OperatorPort,
  ): Promise<DialectAnswer>;
  /** The answer when nobody can tell whether the call took effect: the vendor repeats it or rolls it back. */
  unknown(): DialectAnswer;
  readonly description: DialectDescription;
}

/** A dialect for the documents. */
export interface DialectDescription {
  readonly title: string;
  readonly about: string;
  /** The header that carries the signature, and how it is made. */
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

/** What a dialect may know of a player. */
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

/** A value, or the promise of one: what memory knows need not wait its turn in a queue of promises, and every bet asks several times. */
export type Maybe<Value> = Value | Promise<Value>;

/** What a dialect may ask of the operator. */
export interface OperatorPort {
  /** The game session of a token, undefined when this vendor never got it or it was revoked. A live session is good for another 30 minutes by this. */
  session(vendor: number, token: string): Maybe<PortSession | undefined>;
  player(publicId: string): Maybe<PortPlayer | undefined>;
  /** The vendor's game by its code, and whether a player of this brand may bet in it. */
  game(
    vendor: number,
    code: string,
    brandId: bigint,
  ): Maybe<{ readonly enabled: boolean } | undefined>;
  /** Cash of the player in ledger units. */
  balance(player: bigint): Promise<bigint>;
  /** What submit would answer for a transaction that is known already; undefined for one never seen. Player 0n stands for a user nobody knows. */
  recall(command: VendorCommand): Promise<Answer | undefined>;
  /** Applies a group, all or none; one answer per command, given after the commit. */
  submit(group: readonly VendorCommand[]): Promise<readonly Answer[]>;
}
