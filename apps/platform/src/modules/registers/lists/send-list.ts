import { ok, refuse, type Result } from "@perya/result";
import type { Platform } from "../../../platform.ts";
import type { NamedRegister } from "../port.ts";
import { PIECE_BYTES, type List } from "./list.ts";
import { insertList, insertPiece, lockSending } from "./lists.store.ts";

/** Begins a register's list that will be sent in pieces, in the place of one that was coming. */
export function beginList(
  { db }: Platform,
  register: NamedRegister,
  file: { readonly file: string; readonly bytes: number },
  by: string,
): Promise<List> {
  return db.inTransaction((tx) => insertList(tx, register, file, by));
}

/** A piece of a list of a brand's register, or of any brand's for null. */
interface Piece {
  readonly id: bigint;
  readonly brandId: bigint | null;
  readonly place: number;
  readonly bytes: Buffer;
}

/**
 * Takes a piece of a list, of PIECE_BYTES each but the last. A piece that is sent again changes
 * nothing. With the last missing one the list is whole and is read in the background.
 */
export function sendPiece(
  { db }: Platform,
  { id, brandId, place, bytes }: Piece,
): Promise<Result<List, "NOT_FOUND" | "NOT_A_PIECE">> {
  return db.inTransaction(async (tx) => {
    const list = await lockSending(tx, id, brandId);
    if (!list) return refuse("NOT_FOUND");
    const left = Number(list.bytes) - place * PIECE_BYTES;
    if (bytes.length === 0 || bytes.length !== Math.min(left, PIECE_BYTES))
      return refuse("NOT_A_PIECE");
    const next = await insertPiece(tx, id, place, bytes);
    return next ? ok(next) : refuse("NOT_FOUND");
  });
}
