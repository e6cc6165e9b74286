import { createHash } from "node:crypto";
import { int2Array, int4Array, int8Array, textArray, uuidArray } from "./encode-arrays.ts";
import { BLIND, CLOSES, FREE, LATE, kindCode, statusCode } from "./kinds.ts";
import type { Account, NewEntry } from "./wallet.ts";

/** An entry with the number of its house account; 0 for none. */
export interface NumberedEntry extends NewEntry {
  readonly contraId: number;
}

/** What one commit writes, as the columns of `wallet_append`. */
export interface Batch {
  readonly contra: readonly number[];
  readonly delta: readonly bigint[];
  /** Columns e_player … e_note, encoded. They are also what the digest covers. */
  readonly columns: readonly Buffer[];
  readonly entries: readonly NumberedEntry[];
}

/** Orders entries by player and seq and sums the house's legs: the house's side of an entry is what its three player pockets lack to zero. */
export function makeBatch(unsorted: readonly NumberedEntry[]): Batch {
  const entries = unsorted.toSorted(byPlayerAndSeq);
  const legs = new Map<number, bigint>();
  for (const entry of entries) {
    const leg = -(entry.cash + entry.held - entry.owed);
    if (leg !== 0n) legs.set(entry.contraId, (legs.get(entry.contraId) ?? 0n) + leg);
  }
  const contra = [...legs.keys()].toSorted((a, b) => a - b);
  return { contra, delta: contra.map((id) => legs.get(id) ?? 0n), columns: encode(entries), entries };
}

/** The columns of wallet_append from e_player to e_note. */
export function encode(entries: readonly NumberedEntry[]): Buffer[] {
  const column = <Value>(pick: (entry: NumberedEntry) => Value) => entries.map(pick);
  return [
    int8Array(column((entry) => entry.player)),
    int8Array(column((entry) => entry.seq)),
    int8Array(column((entry) => entry.units)),
    int8Array(column((entry) => entry.cash)),
    int8Array(column((entry) => entry.after)),
    int8Array(column((entry) => entry.held)),
    int8Array(column((entry) => entry.owed)),
    uuidArray(column((entry) => entry.idem)),
    uuidArray(column((entry) => entry.ref)),
    int4Array(column((entry) => entry.vendor)),
    int4Array(column((entry) => entry.contraId)),
    int2Array(column((entry) => kindCode(entry.kind))),
    int2Array(column((entry) => statusCode(entry.status))),
    int2Array(column(flagsOf)),
    textArray(column((entry) => entry.transaction)),
    textArray(column((entry) => entry.round)),
    textArray(column((entry) => entry.game)),
    textArray(column((entry) => entry.reference)),
    textArray(column((entry) => entry.note)),
  ];
}

/** SHA-256 of the chain's last digest, the batch's number, its legs and every column of its entries. */
export function digestOf(previous: Buffer, n: bigint, batch: Pick<Batch, "contra" | "delta" | "columns">): Buffer {
  const hash = createHash("sha256").update(previous).update(n.toString()).update(int4Array(batch.contra)).update(int8Array(batch.delta));
  for (const column of batch.columns) hash.update(column);
  return hash.digest();
}

function flagsOf(entry: NewEntry): number {
  return (entry.free ? FREE : 0) | (entry.closes ? CLOSES : 0) | (entry.late ? LATE : 0) | (entry.blind ? BLIND : 0);
}

/** An account before and after a batch. */
export interface Step {
  readonly before: bigint;
  readonly account: Account;
}

/** The columns a_player … a_owed. */
export function encodeSteps(steps: readonly Step[]): Buffer[] {
  return [
    int8Array(steps.map((step) => step.account.player)),
    int8Array(steps.map((step) => step.before)),
    int8Array(steps.map((step) => step.account.seq)),
    int8Array(steps.map((step) => step.account.cash)),
    int8Array(steps.map((step) => step.account.held)),
    int8Array(steps.map((step) => step.account.owed)),
  ];
}

function byPlayerAndSeq(a: NewEntry, b: NewEntry): number {
  if (a.player !== b.player) return a.player < b.player ? -1 : 1;
  return a.seq < b.seq ? -1 : 1;
}
