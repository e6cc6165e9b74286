import { sql } from "@perya/postgres/sql";
import type { HeldData } from "../../held-data.ts";

/** The documents a player sent, with what was typed and decided of them; numbers stay sealed. */
export const DOCUMENTS_HOLD: readonly HeldData[] = [
  {
    name: "documents",
    read: (tx, player, after, limit) =>
      tx.rows(sql`
        select id as key, jsonb_build_object(
          'id', public_id, 'kind', kind, 'state', state, 'fullName', full_name,
          'birthDate', birth_date, 'expiresOn', expires_on, 'details', details,
          'uploadedAt', uploaded_at, 'decidedAt', decided_at, 'reason', reason,
          'note', note,
          'files', (
            select count(*) from player_document_file file where file.document_id = document.id
          )
        ) as row
        from player_document document
        where player_id = ${player} and id > ${after}
        order by id limit ${limit}`),
  },
];
