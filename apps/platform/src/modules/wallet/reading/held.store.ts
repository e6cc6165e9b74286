import { sql } from "@perya/postgres/sql";
import type { HeldData } from "../../../held-data.ts";
import { kindCode, kindOf } from "../kinds.ts";

interface Stored {
  readonly key: bigint;
  readonly kind: number;
  readonly row: Readonly<Record<string, unknown>>;
}

/** What opens or shuts the account: keys of these say which staff acted, and why. */
const GUARDS = (["block", "unblock", "exclude", "limit"] as const).map(kindCode);

/** Every entry of a player's ledger. */
export const WALLET_HOLDS: readonly HeldData[] = [
  {
    name: "ledger",
    read: async (tx, player, after, limit) => {
      const rows = await tx.rows<Stored>(sql`
        select seq as key, kind::int4 as kind, jsonb_build_object(
          'seq', seq, 'at', batch.at, 'units', units::text, 'cash', cash::text,
          'cashAfter', after::text,
          'transaction', case when kind <> all (${GUARDS}::smallint[]) then transaction end,
          'round', round, 'game', game
        ) as row
        from wallet_entry entry
        join wallet_batch batch on batch.id = entry.batch
        where player = ${player} and seq > ${after}
        order by seq limit ${limit}`);
      return rows.map(({ key, kind, row }) => ({ key, row: { kind: kindOf(kind), ...row } }));
    },
  },
];
