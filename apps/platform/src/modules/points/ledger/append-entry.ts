import type { Tx } from "@perya/postgres";
import { ok, refuse, type Result } from "@perya/result";
import { digestOf, type EntryKind, type PointsEntry } from "./entry.ts";
import { insertEntry, lockAccount, selectEntryOf } from "./ledger.store.ts";

/** Points that are to move. */
export interface NewEntry {
  readonly player: bigint;
  readonly brandId: bigint;
  readonly kind: EntryKind;
  readonly change: bigint;
  readonly ref: string;
  readonly quantity?: number;
  readonly remark?: string;
}

/**
 * Moves points, once for each kind and reference: a repeat answers the first entry. What a player
 * spends has to be there; only a reversal takes more than that, and leaves the balance below zero.
 */
export async function appendEntry(
  tx: Tx,
  { player, brandId, kind, change, ref, quantity = 1, remark = "" }: NewEntry,
): Promise<Result<PointsEntry, "NOT_ENOUGH_POINTS">> {
  const account = await lockAccount(tx, player, brandId);
  const earlier = await selectEntryOf(tx, player, kind, ref);
  if (earlier) return ok(earlier);
  const balance = account.balance + change;
  if (change < 0n && balance < 0n && kind !== "REVERSAL") return refuse("NOT_ENOUGH_POINTS");
  const [seq, at] = [account.seq + 1n, account.now];
  const said = { player, seq, kind, change, balance, quantity, ref, remark, at };
  const entry = { ...said, digest: digestOf(account.digest, said) };
  await insertEntry(tx, entry);
  return ok(entry);
}
