import { sql } from "@perya/postgres/sql";
import type { HeldData } from "../../held-data.ts";

/** A player's place on the ladder, and how it came about; staff's reasons stay theirs. */
export const LOYALTY_HOLDS: readonly HeldData[] = [
  {
    name: "vip",
    read: (tx, player, after, limit) =>
      tx.rows(sql`
        select 1::int8 as key, jsonb_build_object(
          'level', level, 'highest', highest, 'floor', floor, 'deposits', deposits::text,
          'turnover', turnover::text, 'raisedAt', raised_at
        ) as row
        from vip_member
        where player_id = ${player} and ${after}::int8 < 1 limit ${limit}`),
  },
  {
    name: "vipChanges",
    read: (tx, player, after, limit) =>
      tx.rows(sql`
        select id as key, jsonb_build_object(
          'before', before, 'after', after, 'floor', floor, 'cause', cause, 'at', at
        ) as row
        from vip_change
        where player_id = ${player} and id > ${after}
        order by id limit ${limit}`),
  },
  {
    name: "rebates",
    read: (tx, player, after, limit) =>
      tx.rows(sql`
        select id as key, jsonb_build_object(
          'id', public_id, 'day', day, 'currency', currency, 'level', level, 'lines', lines,
          'amount', units::text, 'madeAt', made_at, 'creditedAt', credited_at
        ) as row
        from rebate
        where player_id = ${player} and id > ${after}
        order by id limit ${limit}`),
  },
  {
    name: "vipMonths",
    read: (tx, player, after, limit) =>
      tx.rows(sql`
        select (month - date '1970-01-01')::int8 as key, jsonb_build_object(
          'month', month, 'turnover', turnover::text
        ) as row
        from vip_month
        where player_id = ${player} and month > date '1970-01-01' + ${after}::int
        order by month limit ${limit}`),
  },
];
