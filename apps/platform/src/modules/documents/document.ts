import type { Hit } from "./screening/screening.ts";

/** Documents that say who someone is. */
const IDENTITY_KINDS = ["IDENTITY_CARD", "PASSPORT", "DRIVING_LICENCE"] as const;

/** Every document a player can send. */
export const KINDS = [...IDENTITY_KINDS, "SELFIE", "ADDRESS", "FUNDS"] as const;
export type Kind = (typeof KINDS)[number];

/** What a document proves. Any of three documents proves an identity. */
export const PROOFS = ["IDENTITY", "SELFIE", "ADDRESS", "FUNDS"] as const;
export type Proof = (typeof PROOFS)[number];

export const STATES = ["UPLOADED", "CHECKING", "APPROVED", "REJECTED", "EXPIRED"] as const;
export type State = (typeof STATES)[number];

/** Why a document is rejected, in words that its player reads in their own language. */
export const REASONS = [
  "UNREADABLE",
  "INCOMPLETE",
  "WRONG_DOCUMENT",
  "OUT_OF_DATE",
  "DATA_DIFFER",
  "NAME_DIFFERS",
  "NOT_ACCEPTED",
] as const;
export type Reason = (typeof REASONS)[number];

/** What a player types of a document. Dates are yyyy-MM-dd. */
export interface Typed {
  readonly number: string | null;
  readonly fullName: string | null;
  readonly birthDate: string | null;
  readonly expiresOn: string | null;
  /** An address, or where money comes from. */
  readonly details: string | null;
}

/** A document as it is stored; its number is sealed. */
export interface Document extends Omit<Typed, "number"> {
  readonly id: bigint;
  readonly publicId: string;
  readonly player: bigint;
  readonly brandId: bigint;
  readonly kind: Kind;
  readonly proof: Proof;
  readonly state: State;
  readonly numberSealed: Buffer | null;
  readonly numberMark: Buffer | null;
  readonly uploadedAt: Temporal.Instant;
  readonly decidedAt: Temporal.Instant | null;
  readonly decidedBy: string | null;
  readonly reason: Reason | null;
  /** Listed persons whom the player may be; null while no list was there to look in. */
  readonly hits: readonly Hit[] | null;
  /** How many there are of them, of whom the first ones are known here; null: not counted. */
  readonly hitsTotal: number | null;
  /** Who said that they are other persons, and why. */
  readonly hitsClearedBy: string | null;
  readonly hitsClearedReason: string | null;
  /** What staff add to the reason, for the player to read. */
  readonly note: string | null;
}

/** A file of a document: `name` is that of the kept file. */
export interface DocumentFile {
  readonly name: string;
  readonly place: number;
  readonly kind: FileKind;
  readonly bytes: number;
}

export type FileKind = "jpg" | "png" | "pdf";

/** Files of one document: the sides of a card, the pages of a letter. */
export const MOST_FILES = 3;
/** Bytes of each. */
export const MOST_BYTES = 10 * 1024 * 1024;

/** Whether the player may be a listed person, and nobody has said otherwise. */
export function hasOpenHit({ hits, hitsClearedBy }: Document): boolean {
  return hits !== null && hits.length > 0 && hitsClearedBy === null;
}

/** Whether the player looked like a listed person, and staff said that it is another one. */
export function isCleared({ hits, hitsClearedBy }: Document): boolean {
  return hits !== null && hits.length > 0 && hitsClearedBy !== null;
}

/** Whether a kind says who someone is. */
export function isIdentity(kind: Kind): boolean {
  return (IDENTITY_KINDS as readonly Kind[]).includes(kind);
}

/** Proofs of level 3, which two people approve. */
export function needsTwo(proof: Proof): boolean {
  return proof === "ADDRESS" || proof === "FUNDS";
}
