import { freePort } from "@perya/process";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { readConfig } from "../../apps/platform/src/config.ts";
import { migratePlatform } from "../../apps/platform/src/migrate.ts";
import { seedLottery } from "../../apps/platform/src/modules/lottery/index.ts";
import type { Platform } from "../../apps/platform/src/platform.ts";
import { openPlatform } from "../../apps/platform/src/open-platform.ts";
import {
  newStaff,
  newPlayer,
  type TestStaff,
  type TestPlayer,
} from "../../apps/platform/src/testing/people.ts";
import { makeRebates } from "../../apps/platform/src/modules/loyalty/rebate/making/make-rebates.ts";
import { beginDay, zonesAround, type Zones } from "./gifts/day.ts";
import { prepareGifts } from "./gifts/prepare-gifts.ts";
import { openBalancer } from "../chaos/parts/balancer.ts";
import type { Part } from "../chaos/parts/part.ts";
import { openPostgres } from "../chaos/parts/postgres-part.ts";
import { openProcess } from "../chaos/parts/process-part.ts";

/** Every player's opening balance in ledger units: a million main units. */
const OPENING_UNITS = 100_000_000_000n;
const PLAYERS = 12;
/** The opening balance of a player who soon runs out of money. */
const POOR_UNITS = 20_000_000n;

export interface Bettor extends TestPlayer {
  /** The player's opening balance, in ledger units. */
  readonly units: bigint;
}

/** Everything that runs, and the people who use it. */
export interface Stage {
  /** Both processes of the platform: each accepts bets and runs draws. */
  readonly platforms: readonly Part[];
  /** The address of either process, whichever listens. */
  readonly playerUrl: string;
  readonly players: readonly Bettor[];
  /** Two people who type in results: neither can do it alone. */
  readonly staffMembers: readonly [TestStaff, TestStaff];
  readonly databaseUrl: string;
  /** Where the brand is before and after its day ends. */
  readonly zones: Zones;
  /** The platform's environment, for its command-line tool. */
  readonly env: NodeJS.ProcessEnv;
}

export interface StageOptions {
  /** Where the throwaway data and the logs are. */
  readonly directory: string;
  /** Called when a part ends on its own. */
  readonly onFell: (part: Part, how: string) => void;
  /** Collects the functions that end what was started, in order. */
  readonly closing: (() => Promise<void>)[];
}

/** Starts all parts. */
export async function openStage({ directory, onFell, closing }: StageOptions): Promise<Stage> {
  const logs = join(directory, "logs");
  await mkdir(logs);
  const postgres = await openPostgres(join(directory, "postgres"), false);
  closing.push(postgres.stop);
  await postgres.ensureDatabase("platform");
  const databaseUrl = postgres.url("platform");
  await migratePlatform(databaseUrl);
  const ports = await Promise.all(Array.from({ length: 4 }, freePort));
  const [players, consoles] = [
    await openBalancer(ports.slice(0, 2)),
    await openBalancer(ports.slice(2)),
  ];
  closing.push(players.close, consoles.close);
  const urls = {
    player: `http://127.0.0.1:${players.port}`,
    console: `http://127.0.0.1:${consoles.port}`,
  };
  const env = environment(directory, databaseUrl, urls);
  const program = join(import.meta.dirname, "../../apps/platform/src/main.ts");
  const platforms = [1, 2].map((number) => {
    const own = {
      ...env,
      PLAYER_PORT: String(ports[number - 1]),
      CONSOLE_PORT: String(ports[number + 1]),
    };
    return openProcess({ name: `platform ${number}`, program, env: own, logs, onFell });
  });
  closing.push(async () => void (await Promise.all(platforms.map((part) => part.stop()))));
  const platform = await openPlatform(readConfig(env));
  try {
    await platform.db.inTransaction(seedLottery);
    const zones = zonesAround(new Date());
    await beginDay(platform.db, zones);
    // The first day that has rebates is the one that runs when they are first looked for.
    await makeRebates(platform.db);
    await prepareGifts(platform);
    for (const part of platforms) await part.start();
    return {
      platforms,
      playerUrl: urls.player,
      databaseUrl,
      env,
      zones,
      ...(await gather(platform, urls)),
    };
  } finally {
    await platform.close();
  }
}

async function gather(
  platform: Platform,
  urls: { readonly player: string; readonly console: string },
): Promise<Pick<Stage, "players" | "staffMembers">> {
  const players: Bettor[] = [];
  for (let at = 0; at < PLAYERS; at++) {
    const player = await newPlayer(platform, urls.player, 1);
    const units = at === 0 ? POOR_UNITS : OPENING_UNITS;
    const paid = await platform.db.inTransaction((tx) =>
      platform.wallet.append(tx, [
        { kind: "adjust", player: player.id, key: `evening:${player.id}`, units },
      ]),
    );
    if (!paid.ok) throw new Error(`The wallet refused to be seeded: ${paid.refusal}`);
    players.push({ ...player, units });
  }
  return {
    players,
    staffMembers: [
      await newStaff(platform, urls.console, "owner"),
      await newStaff(platform, urls.console, "owner"),
    ],
  };
}

function environment(
  directory: string,
  databaseUrl: string,
  urls: { readonly player: string; readonly console: string },
): NodeJS.ProcessEnv {
  return {
    PATH: process.env["PATH"],
    DATABASE_URL: databaseUrl,
    PLAYER_URL: urls.player,
    CONSOLE_URL: urls.console,
    SECRET_KEY: "s".repeat(40),
    GATEWAY_SECRET: "g".repeat(40),
    FILES_DIR: join(directory, "files"),
    // All players connect from this machine; each request names the player's address.
    TRUST_PROXY: "loopback",
    LOG_LEVEL: "warn",
  };
}
