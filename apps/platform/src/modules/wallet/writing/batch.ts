import { createHash } from "node:crypto";
import { FIELD_BYTES, RowEncoder, textBytes } from "./encode-rows.ts";
import { BLIND, CLOSES, FREE, LATE, kindCode, statusCode } from "../kinds.ts";
import type { Account } from "../wallet.ts";
import type { NewEntry } from "../deciding/index.ts";

/** An entry with the number of its house account; 0 for none. */
export type NumberedEntry = Omit<NewEntry, "contra"> & { readonly contraId: number };

/** What one commit writes. */
export interface Batch {
  readonly contra: readonly number[];
  readonly delta: readonly bigint[];
  /** The entries as `wallet_append` takes them, and as the digest covers them. */
  readonly lines: Buffer;
}

/**
 * Sums the house's legs: the house's side of an entry is what its three player pockets lack to
 * zero. Entries come by player and seq.
 */
export function makeBatch(entries: readonly NumberedEntry[]): Batch {
  const legs = new Map<number, bigint>();
  for (const { cash, held, owed, contraId } of entries) {
    const leg = owed - cash - held;
    if (leg !== 0n) legs.set(contraId, (legs.get(contraId) ?? 0n) + leg);
  }
  const contra = [...legs.keys()].toSorted((a, b) => a - b);
  return { contra, delta: contra.map((id) => legs.get(id) ?? 0n), lines: encode(entries) };
}

const LINE_FIELDS = 18;
const LINE_BYTES = (LINE_FIELDS + 1) * FIELD_BYTES;

/** Entries as an array of the type wallet_line. */
function encode(entries: readonly NumberedEntry[]): Buffer {
  let capacity = 0;
  for (const { transaction, round, game, note } of entries)
    capacity +=
      LINE_BYTES + textBytes(transaction) + textBytes(round) + textBytes(game) + textBytes(note);
  const rows = new RowEncoder(LINE_FIELDS, capacity);
  for (const entry of entries) {
    rows
      .row()
      .int8(entry.player)
      .int8(entry.seq)
      .int8(entry.units)
      .int8(entry.cash)
      .int8(entry.after)
      .int8(entry.held)
      .int8(entry.owed);
    rows.uuid(entry.idem).uuid(entry.ref).int4(entry.vendor).int4(entry.contraId);
    rows.int2(kindCode(entry.kind)).int2(statusCode(entry.status)).int2(flagsOf(entry));
    rows.text(entry.transaction).text(entry.round).text(entry.game).text(entry.note);
  }
  return rows.array();
}

/** SHA-256 of the chain's last digest, the batch's number, its legs and its entries. */
export function digestOf(previous: Buffer, n: bigint, { contra, delta, lines }: Batch): Buffer {
  const legs = contra.map((id, at) => `${id}=${delta[at] ?? 0n}`).join(",");
  return createHash("sha256").update(previous).update(`${n};${legs};`).update(lines).digest();
}

function flagsOf(entry: NumberedEntry): number {
  return (
    (entry.free ? FREE : 0) |
    (entry.closes ? CLOSES : 0) |
    (entry.late ? LATE : 0) |
    (entry.blind ? BLIND : 0)
  );
}

const ACCOUNT_FIELDS = 6;

/** Accounts before and after as an array of the type wallet_step. */
export function encodeSteps(
  steps: readonly { readonly before: bigint; readonly account: Account }[],
): Buffer {
  const rows = new RowEncoder(ACCOUNT_FIELDS, steps.length * (ACCOUNT_FIELDS + 1) * FIELD_BYTES);
  for (const { before, account } of steps)
    rows
      .row()
      .int8(account.player)
      .int8(before)
      .int8(account.seq)
      .int8(account.cash)
      .int8(account.held)
      .int8(account.owed);
  return rows.array();
}
