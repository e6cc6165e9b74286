import { randomUUID } from "node:crypto";
import { sql } from "@perya/postgres/sql";
import type { TestDatabase } from "@perya/postgres/testing";
import { bookDay } from "../../figures/testing/book-day.ts";

export const PESO = 100_000n;

/** A tier in whole pesos. */
interface PesoTier {
  readonly turnover?: bigint;
  readonly loss?: bigint;
  readonly active?: number;
  readonly ppm: number;
}

/** Agents, members and contracts of the first brand, and what they do on days that are over. */
export function billsWorld(db: TestDatabase) {
  let games = 0;
  return {
    /** A player under an agent, or under the house for null, from a time on. */
    place: async (player: bigint, parent: bigint | null, from = "2026-01-01T00:00:00Z") => {
      await db.run(sql`
        insert into agent_place (player_id, brand_id, parent_id, depth, from_at)
        select ${player}, 1, ${parent}, coalesce((
          select max(depth) + 1 from agent_place where player_id = ${parent}
        ), 1), ${from}::timestamptz`);
    },
    /** A whole tree as it is from a time on: each player's parent by place, null for the house. */
    tree: async (
      players: readonly bigint[],
      parents: readonly (number | null)[],
      from: Temporal.Instant,
    ) => {
      const depth = (at: number): number => {
        const parent = parents[at] ?? null;
        return parent === null ? 1 : depth(parent) + 1;
      };
      await db.run(sql`
        update agent_place set to_at = ${from.toString()}::timestamptz
        where player_id = any(${players}::int8[]) and to_at = 'infinity'`);
      for (const [at, player] of players.entries()) {
        const parent = parents[at] ?? null;
        await db.run(sql`
          insert into agent_place (player_id, brand_id, parent_id, depth, from_at)
          values (
            ${player}, 1, ${parent === null ? null : players[parent]}, ${depth(at)},
            ${from.toString()}::timestamptz
          )`);
      }
    },
    /** A player without a session. */
    add: async (kind = "0"): Promise<bigint> => {
      const row = await db.row<{ id: bigint }>(sql`
        insert into player (public_id, brand_id, kind, username, currency, book, country)
        values (
          'pl_' || left(replace(${randomUUID()}, '-', ''), 20), 1, ${kind}, ${randomUUID()}, 'PHP',
          'play', 'PH'
        )
        returning id`);
      return row?.id ?? 0n;
    },
    /** A contract that runs from a time on. */
    contract: async (
      holder: bigint,
      of: { readonly kind?: string; readonly period?: string; readonly carry?: string },
      tiers: readonly PesoTier[],
    ): Promise<bigint> => {
      const { kind = "DAILY_SALARY", period = "D", carry = "PERMANENT" } = of;
      const row = await db.row<{ id: bigint }>(sql`
        insert into contract (brand_id, kind, to_id, period, carry)
        values (1, ${kind}, ${holder}, ${period}, ${carry})
        returning id`);
      for (const [position, { turnover = 0n, loss = 0n, active = 0, ppm }] of tiers.entries())
        await db.run(sql`
          insert into contract_tier (
            contract_id, position, min_turnover, min_net_loss, min_active, ppm
          )
          values (
            ${row?.id}, ${position}, ${turnover * PESO}, ${loss * PESO}, ${active}, ${ppm}
          )`);
      return row?.id ?? 0n;
    },
    /** What a player does on a day, in pesos. */
    play: async (
      player: bigint,
      day: string,
      {
        turnover,
        lost = 0n,
        paidIn = 0n,
        excluded = false,
      }: Record<"turnover", bigint> & {
        readonly lost?: bigint;
        readonly paidIn?: bigint;
        readonly excluded?: boolean;
      },
    ) => {
      const at = { player_id: player, day, book: "play", excluded };
      const game = { vendor_id: 3, game_code: "a", category: "RNG" };
      const amounts = {
        turnover: turnover * PESO,
        stake: turnover * PESO,
        payout: (turnover - lost) * PESO,
      };
      const code = `game ${++games}`;
      await bookDay(db, { ...at, ...game, game_code: code, ...amounts });
      if (paidIn > 0n)
        await bookDay(db, { ...at, game_code: `deposit ${games}`, deposits: paidIn * PESO });
    },
    /** Closes days in Manila, as if their checks had all been right. */
    close: async (first: string, last: string) => {
      await db.run(sql`
        insert into report_closing (brand_id, day, state, starts_at, ends_at, read_to, hash)
        select 1, day::date, 'CLOSED', day::timestamp at time zone 'Asia/Manila',
          (day + interval '1 day')::timestamp at time zone 'Asia/Manila', 1, 'hash'
        from generate_series(${first}::timestamp, ${last}::timestamp, '1 day') as day
        on conflict do nothing`);
    },
    bills: (player: bigint) =>
      db.rows<{
        kind: string;
        start: Temporal.Instant;
        turnover: bigint;
        netLoss: bigint;
        active: number;
        gross: bigint;
        downGross: bigint;
        payable: bigint;
        carryIn: bigint;
        carryOut: bigint;
        state: string;
        review: string[];
        version: number;
      }>(sql`
        select kind, period_start as start, turnover, net_loss as "netLoss", active, gross,
          down_gross as "downGross", payable, carry_in as "carryIn", carry_out as "carryOut", state,
          review, version
        from contract_bill where player_id = ${player} order by period_start, id`),
  };
}
