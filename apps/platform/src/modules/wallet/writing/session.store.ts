import type { Tx } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";
import { keyFromUuid, type SessionMove } from "../deciding/index.ts";
import { kindCode, kindOf, statusCode } from "../kinds.ts";

/** The entries of a player after one and up to another. */
interface LogSpan {
  readonly player: bigint;
  readonly afterSeq: bigint;
  readonly seq: bigint;
}

const KINDS = [kindCode("bet"), kindCode("win"), kindCode("rollback")];

/**
 * The applied bets, wins and rollbacks of a part of a player's log, the oldest first, with their
 * notes. A session is no longer than a day.
 */
export async function selectSessionMoves(
  tx: Tx,
  { player, afterSeq, seq }: LogSpan,
): Promise<(SessionMove & { readonly note: string | null })[]> {
  const rows = await tx.rows<
    Omit<SessionMove, "kind"> & { readonly kind: number; readonly note: string | null }
  >(sql`
    select idem, kind, vendor, round, cash, ref, note from wallet_entry
    where player = ${player}
      and seq > ${afterSeq}
      and seq <= ${seq}
      and status = ${statusCode("APPLIED")}
      and kind = any (${KINDS}::int2[])
    order by seq`);
  return rows.map(({ kind, idem, ref, ...row }) => ({
    ...row,
    kind: kindOf(kind),
    idem: keyFromUuid(idem),
    ref: ref === null ? null : keyFromUuid(ref),
  }));
}
