import { ok, refuse, type Result } from "@perya/result";
import type { Platform } from "../../../../platform.ts";
import { PIECE_BYTES, type List } from "./list.ts";
import { insertList, insertPiece, lockSending } from "./lists.store.ts";

/** Begins a list that will be sent in pieces, in the place of one that was coming. */
export function beginList(
  { db }: Platform,
  file: { readonly file: string; readonly bytes: number },
  by: string,
): Promise<List> {
  return db.inTransaction((tx) => insertList(tx, file, by));
}

/**
 * Takes a piece of a list, of PIECE_BYTES each but the last. A piece that is sent again changes
 * nothing. With the last missing one the list is whole and is read in the background.
 */
export function sendPiece(
  { db }: Platform,
  id: bigint,
  place: number,
  bytes: Buffer,
): Promise<Result<List, "NOT_FOUND" | "NOT_A_PIECE">> {
  return db.inTransaction(async (tx) => {
    const list = await lockSending(tx, id);
    if (!list) return refuse("NOT_FOUND");
    const left = Number(list.bytes) - place * PIECE_BYTES;
    if (bytes.length === 0 || bytes.length !== Math.min(left, PIECE_BYTES))
      return refuse("NOT_A_PIECE");
    const next = await insertPiece(tx, id, place, bytes);
    return next ? ok(next) : refuse("NOT_FOUND");
  });
}
