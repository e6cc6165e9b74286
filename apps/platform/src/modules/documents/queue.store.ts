import type { Tx } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";
import type { Kind, State } from "./document.ts";

/** A document in the queue of staff. */
export interface QueueRow {
  readonly publicId: string;
  readonly player: bigint;
  readonly kind: Kind;
  readonly state: State;
  readonly uploadedAt: Temporal.Instant;
  readonly decidedBy: string | null;
  /** The player may be a listed person, and nobody has said otherwise. */
  readonly hitOpen: boolean;
}

/** What waits for staff: checks, and approved documents of who may be on a later list. */
const WAITS = sql`(state in ('UPLOADED', 'CHECKING') or (state = 'APPROVED' and hit_open))`;

const ROW = sql`
  public_id as "publicId", player_id as player, kind, state, uploaded_at as "uploadedAt",
  decided_by as "decidedBy", hit_open as "hitOpen"`;

/** Whose documents are listed: of a brand (null for all), in states, of some players. */
export interface QueueAsked {
  readonly brandId: bigint | null;
  readonly states: readonly State[] | "WAITING";
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
      and ${states === "WAITING" ? WAITS : sql`state = any (${states}::text[])`}
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
    where ${own} and ${WAITS}`);
  const asked = { brandId, states: "WAITING", players: undefined, order: "oldest" } as const;
  const first = await pageDocuments(tx, asked, { limit: shown, offset: 0 });
  return { count: Number(count?.n ?? 0n), first };
}
