import { sql } from "@perya/postgres/sql";
import type { HeldData } from "../../held-data.ts";

/** What a player had to play, and what of their play counted for it. */
export const WAGERING_HOLDS: readonly HeldData[] = [
  {
    name: "wageringRequirements",
    read: (tx, player, after, limit) =>
      tx.rows(sql`
        select id as key, jsonb_build_object(
          'source', source, 'key', key, 'principal', principal::text, 'required', required::text,
          'done', done::text, 'weights', weights, 'status', status, 'createdAt', created_at,
          'endedAt', ended_at
        ) as row
        from requirement
        where player = ${player} and id > ${after}
        order by id limit ${limit}`),
  },
];
