import { freePort } from "@perya/process";
import { createHmac } from "node:crypto";
import type { AddressInfo, Server } from "node:net";
import type { Database } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";
import type { EmbeddedServer } from "@perya/postgres/embedded";
import { readConfig } from "../../apps/platform/src/config.ts";
import { buildOperatorSite } from "../../apps/platform/src/sites/operator-site.ts";
import { buildPlayerSite } from "../../apps/platform/src/sites/player-site.ts";
import { migratePlatform } from "../../apps/platform/src/migrate.ts";
import type { Platform } from "../../apps/platform/src/platform.ts";
import { openPlatform } from "../../apps/platform/src/open-platform.ts";
import { newStaff, send, type TestStaff } from "../../apps/platform/src/testing/people.ts";
import { readConfig as readStudioConfig } from "../../apps/studio/src/config.ts";
import { migrateStudio } from "../../apps/studio/src/migrate.ts";
import { openStudio } from "../../apps/studio/src/open-studio.ts";
import { buildStudio } from "../../apps/studio/src/server.ts";
import type { Studio } from "../../apps/studio/src/studio.ts";
import { environment } from "../../apps/studio/src/testing/open-test-studio.ts";
import { launch, openPage, type Page } from "../../apps/studio/src/testing/page.ts";
import { softToken } from "./fill/fill-house.ts";
import {
  CURRENCY,
  fillSide,
  GAME,
  openUnhurried,
  SLUGS,
  SOFT_SECRET,
  TOKENS,
  type Filled,
} from "./fill/fill-side.ts";

const OPERATOR_ID = "perya";

/** A whole installation over a ledger of this many movements, with the people who use it. */
export interface Side {
  readonly movements: number;
  readonly players: number;
  readonly platform: Platform;
  readonly studio: Studio;
  /** Connections without a statement timeout. */
  readonly db: Database;
  readonly books: Filled["books"];
  readonly url: string;
  readonly staff: TestStaff;
  readonly brandStaff: TestStaff;
  /** The regular's open game. */
  readonly page: Page;
  readonly softVendor: number;
  /** Calls the player site as the regular. */
  call(path: string): Promise<unknown>;
  /** Reads all data into the server's memory and writes out what is still dirty. */
  warm(): Promise<void>;
  close(): Promise<void>;
}

export interface SideOptions {
  readonly server: Pick<EmbeddedServer, "ensureDatabase" | "url">;
  readonly name: string;
  readonly movements: number;
  readonly perDay: number;
  readonly log: (what: string) => void;
  /** What an earlier run filled; if present, filling is skipped. */
  readonly filled?: Filled | undefined;
  /** Stores what a later run needs to know. */
  readonly keep?: (filled: Filled) => Promise<void>;
}

/** Fills the databases unless they are filled, and starts the platform and the studio on them. */
export async function openSide({
  server,
  name,
  movements,
  perDay,
  log,
  keep,
  ...before
}: SideOptions): Promise<Side> {
  const [platformName, studioName] = [`${name}_platform`, `${name}_studio`];
  await server.ensureDatabase(platformName);
  await server.ensureDatabase(studioName);
  const [url, studioUrl] = [server.url(platformName), server.url(studioName)];
  await migratePlatform(url);
  await migrateStudio(studioUrl);
  const db = openUnhurried(url);
  const port = await freePort();
  const env = { ...base(port, await freePort()), DATABASE_URL: url, OPERATOR_ID };
  // The operator's key is known only after filling, and nothing is signed before that.
  const filled =
    before.filled ?? (await filling(env, db, { name, movements, perDay, studioUrl, log }));
  await keep?.(filled);
  const { operator, studio, softVendor, books, players } = filled;
  const platform = await openPlatform(
    readConfig({ ...env, OPERATOR_PRIVATE_KEY: operator.privateKey }),
  );
  const started = await start(platform, port, studioUrl, {
    operatorPrivateKey: operator.privateKey,
    operatorPublicKey: operator.publicKey,
    studioPrivateKey: studio.privateKey,
  });
  const warm = async () => {
    for (const each of [studioUrl, url]) await warmDatabase(each);
  };
  const close = async () => {
    await started.close();
    await Promise.all([platform.close(), started.studio.db.close(), db.close()]);
  };
  return { ...started, movements, players, platform, db, books, softVendor, warm, close };
}

/** Reads a database's tables and indexes into memory with PostgreSQL's own extension. */
async function warmDatabase(url: string): Promise<void> {
  const db = openUnhurried(url);
  for (const text of [
    "create extension if not exists pg_prewarm",
    "select pg_prewarm(oid) from pg_class " +
      "where relnamespace = 'public'::regnamespace and relkind in ('r', 'i')",
    "checkpoint",
  ])
    await db.run({ text, values: [] });
  await db.close();
}

async function filling(
  env: NodeJS.ProcessEnv,
  db: Database,
  options: Parameters<typeof fillSide>[2],
): Promise<Filled> {
  const platform = await openPlatform(readConfig(env));
  const filled = await fillSide(platform, db, options);
  await platform.close();
  return filled;
}

interface Keys {
  readonly operatorPrivateKey: string;
  readonly operatorPublicKey: string;
  readonly studioPrivateKey: string;
}

/** Starts both sites and the studio, and signs people in. */
async function start(
  platform: Platform,
  port: number,
  studioUrl: string,
  { operatorPrivateKey, ...keys }: Keys,
) {
  const [player, operator] = [await buildPlayerSite(platform), await buildOperatorSite(platform)];
  await player.listen({ port, host: "127.0.0.1" });
  await operator.listen({ port: 0, host: "127.0.0.1" });
  const url = `http://127.0.0.1:${port}`;
  const operatorUrl = addressOf(operator);
  const walletUrl = `${url}/wallet/hub88/${SLUGS.studio}`;
  const studio = openStudio(
    readStudioConfig(
      environment(
        { url: studioUrl },
        { walletUrl, ...keys, env: { STUDIO_WALLET_TIMEOUT_MS: "3000" } },
      ),
    ),
  );
  const studioApp = await buildStudio(studio);
  await studioApp.listen({ port: 0, host: "127.0.0.1" });
  const studioAt = addressOf(studioApp);
  const brand = await platform.db.row<{ id: bigint }>(sql`select min(id) as id from brand`);
  const [staff, brandStaff] = [
    await newStaff(platform, operatorUrl, "owner"),
    await newStaff(platform, operatorUrl, "owner", brand?.id ?? null),
  ];
  const operatorOf = { privateKey: operatorPrivateKey, operatorId: OPERATOR_ID };
  const page = await openPage(
    studioAt,
    await launch(studioAt, operatorOf, { user: publicId(1), token: TOKENS.game }, GAME),
  );
  const call = async (path: string) => {
    const answer = await send(url, { authorization: `Bearer ${TOKENS.site}` }, "GET", path);
    if (answer.status !== 200) throw new Error(`${path}: ${answer.status} ${answer.code}`);
    return answer.value;
  };
  const close = async () =>
    void (await Promise.all([player.close(), operator.close(), studioApp.close()]));
  return { studio, url, staff, brandStaff, page, call, close };
}

function addressOf({ server }: { readonly server: Server }): string {
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

function base(playerPort: number, consolePort: number): NodeJS.ProcessEnv {
  return {
    SECRET_KEY: "s".repeat(40),
    GATEWAY_SECRET: "g".repeat(40),
    LOG_LEVEL: process.env["BENCH_LOG"] ?? "silent",
    PLAYER_URL: `http://127.0.0.1:${playerPort}`,
    CONSOLE_URL: `http://127.0.0.1:${consolePort}`,
  };
}

/** A player's id on the wire. */
export const publicId = (player: number) => "pl_" + String(player).padStart(20, "0");

/** A complete signed bet in SOFTSWISS's dialect, in the player's session. */
export function softBet(
  player: number,
  ids: { readonly transaction: string; readonly round: string },
) {
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
    headers: {
      "content-type": "application/json",
      "x-request-sign": createHmac("sha256", SOFT_SECRET).update(body).digest("hex"),
    },
    body,
  };
}
