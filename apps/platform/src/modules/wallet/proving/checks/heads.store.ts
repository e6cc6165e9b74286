import type { Tx } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";

/** The last batch of a chain. */
export interface ChainHead {
  readonly writer: string;
  readonly lane: number;
  /** The batch's number in its chain, counted from 1. */
  readonly n: bigint;
  /** In hex digits. */
  readonly digest: string;
  readonly at: Temporal.Instant;
}

/**
 * The head of every chain, by writer and lane. Each chain costs two look-ups, however many batches
 * it has.
 */
export function selectHeads(tx: Tx): Promise<ChainHead[]> {
  return tx.rows(sql`
    with recursive chain as (
      (select writer, lane from wallet_batch order by writer, lane limit 1)
      union all
      select next.writer, next.lane
      from chain
      cross join lateral (
        select writer, lane from wallet_batch b
        where (b.writer, b.lane) > (chain.writer, chain.lane)
        order by b.writer, b.lane limit 1
      ) next
    )
    select chain.writer, chain.lane, head.n, encode(head.digest, 'hex') as digest, head.at
    from chain
    cross join lateral (
      select n, digest, at from wallet_batch b
      where b.writer = chain.writer and b.lane = chain.lane
      order by n desc limit 1
    ) head
    order by chain.writer, chain.lane`);
}

/**
 * Those of some recorded heads whose batch is missing or has another digest, with the number of the
 * last batch that the chain has now, 0 when it has none.
 */
export function selectDiffering(
  tx: Tx,
  heads: readonly Omit<ChainHead, "at">[],
): Promise<{ writer: string; lane: number; n: bigint; last: bigint }[]> {
  return tx.rows(sql`
    select
      head.writer, head.lane, head.n,
      coalesce(
        (
          select b.n from wallet_batch b
          where b.writer = head.writer and b.lane = head.lane
          order by b.n desc limit 1
        ),
        0
      ) as last
    from unnest(
      ${heads.map(({ writer }) => writer)}::uuid[], ${heads.map(({ lane }) => lane)}::int4[],
      ${heads.map(({ n }) => n)}::int8[], ${heads.map(({ digest }) => digest)}::text[]
    ) as head (writer, lane, n, digest)
    left join wallet_batch batch
      on batch.writer = head.writer and batch.lane = head.lane and batch.n = head.n
    where encode(batch.digest, 'hex') is distinct from head.digest
    order by head.writer, head.lane`);
}
