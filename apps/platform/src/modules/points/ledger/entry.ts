import { createHash } from "node:crypto";

/** Why points move. */
export const ENTRY_KINDS = ["DEPOSIT", "REVERSAL", "CONVERT", "REDEEM", "RETURN", "GIFT"] as const;

export type EntryKind = (typeof ENTRY_KINDS)[number];

/** One step of a player's points. */
export interface PointsEntry {
  readonly player: bigint;
  /** Its place among the player's entries, from 1 without a gap. */
  readonly seq: bigint;
  readonly kind: EntryKind;
  /** Points, below zero for those that leave; zero for what only decides later entries. */
  readonly change: bigint;
  /** The player's points after it. */
  readonly balance: bigint;
  /** Pieces of a reward; 1 for everything else. */
  readonly quantity: number;
  /** What it is about: the public id of a deposit, an order or a conversion. */
  readonly ref: string;
  /** For its player to read. */
  readonly remark: string;
  readonly at: Temporal.Instant;
  readonly digest: Buffer;
}

/** SHA-256 of an entry and of the digest before it, which is empty before the first one. */
export function digestOf(before: Buffer, entry: Omit<PointsEntry, "digest">): Buffer {
  const { player, seq, kind, change, balance, quantity, ref, remark, at } = entry;
  const numbers = [player, seq, change, balance].map(String);
  const said = JSON.stringify([...numbers, quantity, kind, ref, remark, at.toString()]);
  return createHash("sha256").update(before).update(said).digest();
}
