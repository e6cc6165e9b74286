import { hash } from "node:crypto";
import type { Database } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";
import {
  addTestGame,
  createVendor,
  type NewKey,
} from "../../apps/platform/src/modules/catalogue/index.ts";
import type { Platform } from "../../apps/platform/src/platform.ts";
import { RIVAL_SCHEMA } from "../rivals/per-bet-function.ts";
import {
  CURRENCY,
  DEPOSIT_UNITS,
  GAME,
  PLAYERS,
  publicIdOf,
  SLUGS,
  tokenOf,
  type DialectName,
} from "./setting.ts";

const GROUP = 500;

export interface Keys {
  readonly softswiss: string;
  /** PEMs of the hub88 vendor. */
  readonly privateKey: string;
  readonly publicKey: string;
}

/**
 * Fills a migrated database: two vendors with one game each, players with sessions and money in the
 * wallet and in the rival's tables.
 */
export async function seed(platform: Platform, keys: Keys): Promise<void> {
  const { db, wallet } = platform;
  await db.run({ text: RIVAL_SCHEMA, values: [] });
  const vendors = [
    await vendor(platform, "softswiss", { secret: keys.softswiss }),
    await vendor(platform, "hub88", { publicKey: keys.publicKey }),
  ];
  const ids = await players(db);
  for (let start = 0; start < ids.length; start += GROUP) {
    const group = ids.slice(start, start + GROUP);
    await db.inTransaction(async (tx) => {
      const opened = await wallet.append(
        tx,
        group.map((player) => ({
          kind: "open",
          player,
          key: `open:${player}`,
          currency: CURRENCY,
          book: "test",
        })),
      );
      const paid = await wallet.append(
        tx,
        group.map((player) => ({
          kind: "deposit",
          player,
          key: `deposit:${player}`,
          units: DEPOSIT_UNITS,
        })),
      );
      if (!opened.ok || !paid.ok) throw new Error("The wallet refused to be seeded");
    });
  }
  await db.run(
    sql`insert into rival_account (player, seq, cash) select player, 0, cash from wallet_account`,
  );
  const hashes = ids.map((_id, index) => hash("sha256", tokenOf(index), "buffer"));
  await db.run(sql`
    insert into game_session (token_hash, player_id, vendor_id)
    select token_hash, player_id, ${vendors[1]}::int
    from unnest(${hashes}::bytea[], ${ids}::int8[]) as made (token_hash, player_id)`);
  await db.run({ text: "analyze", values: [] });
}

async function vendor(
  { db, config }: Platform,
  dialect: DialectName,
  key: NewKey,
): Promise<number> {
  return db.inTransaction(async (tx) => {
    const made = await createVendor(
      tx,
      config.secretKey,
      { slug: SLUGS[dialect], vassalage: "BENCH", name: "Bench", dialect, gamesUrl: null },
      key,
    );
    if (!made.ok) throw new Error(made.refusal);
    await addTestGame(tx, made.value, GAME);
    return made.value.id;
  });
}

async function players(db: Database): Promise<bigint[]> {
  const names = Array.from({ length: PLAYERS }, (_value, index) => publicIdOf(index));
  const rows = await db.rows<{ id: bigint }>(sql`
    insert into player (public_id, brand_id, username, currency, book, country)
    select name, (select min(id) from brand), name, ${CURRENCY}, 'test', 'PH'
    from unnest(${names}::text[]) with ordinality as made (name, n)
    order by n
    returning id`);
  return rows.map((row) => row.id);
}
