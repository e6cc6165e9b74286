import { connect, type Database } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";
import { newRsaPair } from "@perya/secrets";
import {
  addTestGame,
  createVendor,
  type NewKey,
} from "../../../apps/platform/src/modules/catalogue/index.ts";
import type { Platform } from "../../../apps/platform/src/platform.ts";
import { fillHouse } from "./fill-house.ts";
import { fillLedger } from "./fill-ledger.ts";
import { fillStudio } from "./fill-studio.ts";
import type { Books } from "./play.ts";

export const GAME = "harbor-lanterns";
export const CURRENCY = "PHP";
export const SLUGS = { studio: "growth-studio", soft: "growth-soft" };
/** The regular's sessions: at the player site and in the studio. */
export const TOKENS = {
  site: "the-session-of-the-regular",
  game: "the-game-of-the-regular-player",
};
/** The signing secret of the vendor that calls over HTTP. */
export const SOFT_SECRET = "soft".repeat(8);
/** A vendor that exists only in the ledger. */
const LOTTERY_VENDOR = 900;
const FILL_MS = 7_200_000;

interface Pair {
  readonly privateKey: string;
  readonly publicKey: string;
}

/** What later runs must know about filled databases to use them again, as stored in a file. */
export interface Filled {
  readonly movements: number;
  /** Number of players: they are numbered from 1. */
  readonly players: number;
  readonly operator: Pair;
  readonly studio: Pair;
  readonly softVendor: number;
  readonly books: Omit<Books, "house">;
}

export interface FillingSide {
  readonly name: string;
  readonly movements: number;
  readonly perDay: number;
  readonly studioUrl: string;
  readonly log: (what: string) => void;
}

/**
 * Fills the migrated, empty databases of a platform and a studio. `db` is the platform's, without a
 * statement timeout.
 */
export async function fillSide(
  platform: Platform,
  db: Database,
  { name, movements, perDay, studioUrl, log }: FillingSide,
): Promise<Filled> {
  const [operator, studio] = [newRsaPair(), newRsaPair()];
  const slots = await vendor(platform, "hub88", SLUGS.studio, { publicKey: studio.publicKey });
  const softVendor = await vendor(platform, "softswiss", SLUGS.soft, { secret: SOFT_SECRET });
  const books = await openBooks(db, slots);
  const players = await fillLedger(db, { movements, perDay, books });
  log(`${name}: ${movements} movements, ${players} players`);
  await fillHouse(db, players, books, {
    token: TOKENS.site,
    gameToken: TOKENS.game,
    softVendor,
    playersPerDay: (Number(players) * perDay) / movements,
  });
  log(`${name}: records and orders`);
  const studioDb = connect(studioUrl, { connections: 1, statementTimeoutMs: FILL_MS });
  await fillStudio(studioDb, Math.floor(movements / 2), GAME, CURRENCY);
  for (const filled of [db, studioDb]) await filled.run({ text: "vacuum analyze", values: [] });
  await studioDb.close();
  log(`${name}: the studio's rounds`);
  const { house: _, ...kept } = books;
  return { movements, players: Number(players), operator, studio, softVendor, books: kept };
}

/** Connections whose timeouts are long enough to fill millions of rows. */
export const openUnhurried = (url: string) =>
  connect(url, { connections: 4, statementTimeoutMs: FILL_MS });

async function vendor(
  { db, config }: Platform,
  dialect: "hub88" | "softswiss",
  slug: string,
  key: NewKey,
): Promise<number> {
  return db.inTransaction(async (tx) => {
    const made = await createVendor(
      tx,
      config.secretKey,
      { slug, vassalage: "GROWTH", name: slug, dialect, gamesUrl: null },
      key,
    );
    if (!made.ok) throw new Error(made.refusal);
    await addTestGame(tx, made.value, GAME);
    return made.value.id;
  });
}

async function openBooks(db: Database, slots: number): Promise<Books> {
  const names = ["deposits", `vendor:${slots}`, `vendor:${LOTTERY_VENDOR}`];
  const rows = await db.rows<{ id: number; name: string }>(sql`
    insert into wallet_house (name, currency, book)
    select name, ${CURRENCY}, 'test' from unnest(${names}::text[]) name
    returning id, name`);
  return {
    currency: CURRENCY,
    book: "test",
    slots: { vendor: slots, game: GAME },
    lottery: { vendor: LOTTERY_VENDOR, game: "past" },
    house: new Map(rows.map(({ id, name }) => [name, id])),
  };
}
