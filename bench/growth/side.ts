import { freePort } from "@perya/process";
import { createHmac } from "node:crypto";
import type { AddressInfo, Server } from "node:net";
import { connect, sql, type Database } from "@perya/postgres";
import type { EmbeddedServer } from "@perya/postgres/embedded";
import { newRsaPair } from "@perya/secrets";
import { readConfig } from "../../apps/platform/src/config.ts";
import { buildOperatorSite } from "../../apps/platform/src/http/operator-site.ts";
import { buildPlayerSite } from "../../apps/platform/src/http/player-site.ts";
import { migratePlatform } from "../../apps/platform/src/migrate.ts";
import { addTestGame, createVendor, type NewKey } from "../../apps/platform/src/modules/catalogue/index.ts";
import { openPlatform, type Platform } from "../../apps/platform/src/platform.ts";
import { newClerk, send, type TestClerk } from "../../apps/platform/src/testing/people.ts";
import { readConfig as readStudioConfig } from "../../apps/studio/src/config.ts";
import { migrateStudio } from "../../apps/studio/src/migrate.ts";
import { openStudio } from "../../apps/studio/src/open-studio.ts";
import { buildStudio } from "../../apps/studio/src/server.ts";
import type { Studio } from "../../apps/studio/src/studio.ts";
import { environment } from "../../apps/studio/src/testing/open-test-studio.ts";
import { launch, openPage, type Page } from "../../apps/studio/src/testing/page.ts";
import { fillHouse, softToken } from "./fill/fill-house.ts";
import { fillLedger } from "./fill/fill-ledger.ts";
import { fillStudio } from "./fill/fill-studio.ts";
import type { Books } from "./fill/play.ts";

const GAME = "harbor-lanterns";
const CURRENCY = "PHP";
const SLUGS = { studio: "growth-studio", soft: "growth-soft" };
const OPERATOR_ID = "perya";
const TOKEN = "the-session-of-the-regular";
const GAME_TOKEN = "the-game-of-the-regular-player";
/** Of a vendor that exists in its books alone. */
const LOTTERY_VENDOR = 900;
const FILL_MS = 7_200_000;

/** A whole installation over a ledger of so many movements, and what its people do. */
export interface Side {
  readonly movements: number;
  readonly players: number;
  readonly platform: Platform;
  readonly studio: Studio;
  /** Connections without a limit of time. */
  readonly db: Database;
  readonly books: Books;
  readonly url: string;
  readonly clerk: TestClerk;
  readonly brandClerk: TestClerk;
  /** The regular's game, open. */
  readonly page: Page;
  readonly secret: string;
  readonly softVendor: number;
  /** The regular's calls of the player site. */
  call(path: string): Promise<unknown>;
  close(): Promise<void>;
}

export interface SideOptions {
  readonly server: Pick<EmbeddedServer, "ensureDatabase" | "url">;
  readonly name: string;
  readonly movements: number;
  readonly perDay: number;
  readonly log: (what: string) => void;
}

/** Fills the databases and starts platform and studio on them. */
export async function openSide({ server, name, movements, perDay, log }: SideOptions): Promise<Side> {
  const [platformName, studioName] = [`${name}_platform`, `${name}_studio`];
  await server.ensureDatabase(platformName);
  await server.ensureDatabase(studioName);
  const [url, studioUrl] = [server.url(platformName), server.url(studioName)];
  await migratePlatform(url);
  await migrateStudio(studioUrl);
  const db = connect(url, { connections: 4, statementTimeoutMs: FILL_MS });
  const [operatorKeys, studioKeys] = [newRsaPair(), newRsaPair()];
  const port = await freePort();
  const platform = await openPlatform(
    readConfig({ ...base(port, await freePort()), DATABASE_URL: url, OPERATOR_ID, OPERATOR_PRIVATE_KEY: operatorKeys.privateKey }),
  );
  const secret = "soft".repeat(8);
  const slots = await vendor(platform, "hub88", SLUGS.studio, { publicKey: studioKeys.publicKey });
  const softVendor = await vendor(platform, "softswiss", SLUGS.soft, { secret });
  const books = await openBooks(db, slots);
  const players = await fillLedger(db, { movements, perDay, books });
  log(`${name}: ${movements} movements, ${players} players`);
  await fillHouse(db, players, books, { token: TOKEN, gameToken: GAME_TOKEN, softVendor });
  const studioDb = connect(studioUrl, { connections: 1, statementTimeoutMs: FILL_MS });
  await fillStudio(studioDb, Math.floor(movements / 2), GAME, CURRENCY);
  for (const filled of [db, studioDb]) await filled.run({ text: "vacuum analyze", values: [] });
  await studioDb.close();
  log(`${name}: records, orders and the studio's rounds`);
  const started = await start(platform, port, studioUrl, {
    operatorPrivateKey: operatorKeys.privateKey,
    operatorPublicKey: operatorKeys.publicKey,
    studioPrivateKey: studioKeys.privateKey,
  });
  const close = async () => {
    await started.close();
    await Promise.all([platform.close(), started.studio.db.close(), db.close()]);
  };
  return { ...started, movements, players: Number(players), platform, db, books, secret, softVendor, close };
}

interface Keys {
  readonly operatorPrivateKey: string;
  readonly operatorPublicKey: string;
  readonly studioPrivateKey: string;
}

/** Starts both sites and the studio, and signs people in. */
async function start(platform: Platform, port: number, studioUrl: string, { operatorPrivateKey, ...keys }: Keys) {
  const [player, operator] = [await buildPlayerSite(platform), await buildOperatorSite(platform)];
  await player.listen({ port, host: "127.0.0.1" });
  await operator.listen({ port: 0, host: "127.0.0.1" });
  const url = `http://127.0.0.1:${port}`;
  const operatorUrl = addressOf(operator);
  const walletUrl = `${url}/wallet/hub88/${SLUGS.studio}`;
  const studio = openStudio(readStudioConfig(environment({ url: studioUrl }, { walletUrl, ...keys, env: { STUDIO_WALLET_TIMEOUT_MS: "3000" } })));
  const studioApp = await buildStudio(studio);
  await studioApp.listen({ port: 0, host: "127.0.0.1" });
  const studioAt = addressOf(studioApp);
  const brand = await platform.db.row<{ id: bigint }>(sql`select min(id) as id from brand`);
  const [clerk, brandClerk] = [await newClerk(platform, operatorUrl, "owner"), await newClerk(platform, operatorUrl, "owner", brand?.id ?? null)];
  const operatorOf = { privateKey: operatorPrivateKey, operatorId: OPERATOR_ID };
  const page = await openPage(studioAt, await launch(studioAt, operatorOf, { user: publicId(1), token: GAME_TOKEN }, GAME));
  const call = async (path: string) => {
    const answer = await send(url, { authorization: `Bearer ${TOKEN}` }, "GET", path);
    if (answer.status !== 200) throw new Error(`${path}: ${answer.status} ${answer.code}`);
    return answer.value;
  };
  const close = async () => void (await Promise.all([player.close(), operator.close(), studioApp.close()]));
  return { studio, url, clerk, brandClerk, page, call, close };
}

function addressOf({ server }: { readonly server: Server }): string {
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

function base(playerPort: number, consolePort: number): NodeJS.ProcessEnv {
  return {
    SECRET_KEY: "s".repeat(40),
    GATEWAY_SECRET: "g".repeat(40),
    LOG_LEVEL: "silent",
    PLAYER_URL: `http://127.0.0.1:${playerPort}`,
    CONSOLE_URL: `http://127.0.0.1:${consolePort}`,
  };
}

async function vendor({ db, config }: Platform, dialect: "hub88" | "softswiss", slug: string, key: NewKey): Promise<number> {
  return db.inTransaction(async (tx) => {
    const made = await createVendor(tx, config.secretKey, { slug, vassalage: "GROWTH", name: slug, dialect, gamesUrl: null }, key);
    if (!made.ok) throw new Error(made.refusal);
    await addTestGame(tx, made.value, GAME);
    return made.value.id;
  });
}

async function openBooks(db: Database, slots: number): Promise<Books> {
  const names = ["deposits", `vendor:${slots}`, `vendor:${LOTTERY_VENDOR}`];
  const rows = await db.rows<{ id: number; name: string }>(sql`
    insert into wallet_house (name, currency, book) select name, ${CURRENCY}, 'test' from unnest(${names}::text[]) name returning id, name`);
  return {
    currency: CURRENCY,
    book: "test",
    slots: { vendor: slots, game: GAME },
    lottery: { vendor: LOTTERY_VENDOR, game: "past" },
    house: new Map(rows.map(({ id, name }) => [name, id])),
  };
}

/** A player's id on the wire. */
export const publicId = (player: number) => "pl_" + String(player).padStart(20, "0");

/** A signed bet of SOFTSWISS's dialect, whole, in the player's session. */
export function softBet({ secret }: Pick<Side, "secret">, player: number, ids: { readonly transaction: string; readonly round: string }) {
  const transactions = [{ id_provider: ids.transaction, type: "bet", amount: "0.01" }];
  const body = JSON.stringify({
    account_id: publicId(player),
    session_id: softToken(player),
    currency: CURRENCY,
    game_id: GAME,
    round_id: ids.round,
    finished: false,
    transactions,
  });
  return {
    path: `/wallet/softswiss/${SLUGS.soft}/betwin`,
    headers: { "content-type": "application/json", "x-request-sign": createHmac("sha256", secret).update(body).digest("hex") },
    body,
  };
}
