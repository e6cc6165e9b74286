import type { Tx } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";
import { WAITING, type Kind, type State } from "./document.ts";

/** A document in the queue of staff. */
export interface QueueRow {
  readonly publicId: string;
  readonly player: bigint;
  readonly kind: Kind;
  readonly state: State;
  readonly uploadedAt: Temporal.Instant;
  readonly decidedBy: string | null;
}

const ROW = sql`
  public_id as "publicId", player_id as player, kind, state, uploaded_at as "uploadedAt",
  decided_by as "decidedBy"`;

/** Whose documents are listed: of a brand (null for all), in states, of some players. */
export interface QueueAsked {
  readonly brandId: bigint | null;
  readonly states: readonly State[];
  readonly players: readonly bigint[] | undefined;
  /** Sent from an instant on, and before one. */
  readonly from?: Temporal.Instant | undefined;
  readonly before?: Temporal.Instant | undefined;
  readonly order: "oldest" | "newest";
}

/** A page of documents. */
export function pageDocuments(
  tx: Tx,
  { brandId, states, players, from, before, order }: QueueAsked,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<QueueRow[]> {
  const own = brandId === null ? sql`true` : sql`brand_id = ${brandId}`;
  const theirs = players === undefined ? sql`true` : sql`player_id = any (${players}::bigint[])`;
  return tx.rows(sql`
    select ${ROW} from player_document
    where ${own}
      and ${theirs}
      and state = any (${states}::text[])
      and ${from ? sql`uploaded_at >= ${from.toString()}` : sql`true`}
      and ${before ? sql`uploaded_at < ${before.toString()}` : sql`true`}
    order by ${order === "oldest" ? sql`id` : sql`id desc`} limit ${limit} offset ${offset}`);
}

/** How many documents wait for staff, and the oldest of them. */
export async function selectWaiting(
  tx: Tx,
  brandId: bigint | null,
  shown: number,
): Promise<{ readonly count: number; readonly first: readonly QueueRow[] }> {
  const own = brandId === null ? sql`true` : sql`brand_id = ${brandId}`;
  const count = await tx.row<{ n: bigint }>(sql`
    select count(*) as n from player_document
    where ${own} and state in ('UPLOADED', 'CHECKING')`);
  const asked = { brandId, states: WAITING, players: undefined, order: "oldest" } as const;
  const first = await pageDocuments(tx, asked, { limit: shown, offset: 0 });
  return { count: Number(count?.n ?? 0n), first };
}
