import { freePort } from "@perya/process";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { migratePlatform } from "../../apps/platform/src/migrate.ts";
import { games } from "../../apps/studio/src/games.ts";
import { openBalancer } from "./parts/balancer.ts";
import type { Part } from "./parts/part.ts";
import { openPostgres, type PostgresPart } from "./parts/postgres-part.ts";
import { openProcess } from "./parts/process-part.ts";
import { freezing, openWay } from "./parts/way.ts";
import { makeKeys, seed, type Keys, type Seeded } from "./seed.ts";
import type { Trouble } from "./troubles.ts";

/** Everything that runs, and its addresses. */
export interface Stage extends Seeded {
  readonly keys: Keys;
  /** Parts that may be killed. */
  readonly parts: readonly Part[];
  /** Parts that may be frozen or cut off for a while. */
  readonly troubles: readonly Trouble[];
  /** Addresses of the platform's processes: a vendor may reach a different one on each attempt. */
  readonly walletUrls: readonly [string, string];
  /** Where players use the sites of the two processes, and where staff do. */
  readonly playerUrls: readonly [string, string];
  readonly consoleUrls: readonly [string, string];
  readonly studioUrl: string;
  readonly operatorId: string;
  readonly databaseUrls: { readonly platform: string; readonly studio: string };
  /** The platform's environment, for its command-line tool. */
  readonly env: NodeJS.ProcessEnv;
}

const ROOT = join(import.meta.dirname, "../..");
const OPERATOR_ID = "perya";

export interface StageOptions {
  /** Where the throwaway data and the logs are. */
  readonly directory: string;
  readonly lossy: boolean;
  /** Called when a part ends on its own. */
  readonly onFell: (part: Part, how: string) => void;
  /** Collects the functions that end what was started, in order. */
  readonly closing: (() => Promise<void>)[];
}

/** Starts all parts. */
export async function openStage({
  directory,
  lossy,
  onFell,
  closing,
}: StageOptions): Promise<Stage> {
  const logs = join(directory, "logs");
  await mkdir(logs);
  const postgres = await openPostgres(join(directory, "postgres"), lossy);
  closing.push(postgres.stop);
  const keys = makeKeys();
  const [databaseUrls, ports] = [await databases(postgres), await choosePorts()];
  const base = platformEnvironment(directory, databaseUrls.platform, keys, ports.studio);
  await migratePlatform(databaseUrls.platform);
  const seeded = await seed(base, keys, [...games.keys()]);
  const wayOf = (name: string, port: number) => openWay(name, port, closing);
  const ways = [
    await wayOf("platform 1 from PostgreSQL", postgres.port),
    await wayOf("platform 2 from PostgreSQL", postgres.port),
    await wayOf("studio from PostgreSQL", postgres.port),
  ] as const;
  const processOf = (name: string, program: string, env: NodeJS.ProcessEnv) =>
    openProcess({ name, program: join(ROOT, program), env, logs, onFell });
  const platformOf = (number: 1 | 2, role: string, [player, console]: readonly [number, number]) =>
    processOf(`platform ${number}`, "apps/platform/src/main.ts", {
      ...base,
      DATABASE_URL: ways[number === 1 ? 0 : 1].lead(databaseUrls.platform),
      ROLE: role,
      PLAYER_PORT: String(player),
      CONSOLE_PORT: String(console),
      PLAYER_URL: `http://127.0.0.1:${player}`,
    });
  const platforms = [platformOf(1, "both", ports.first), platformOf(2, "http", ports.second)];
  const balancer = await openBalancer([ports.first[0], ports.second[0]]);
  closing.push(balancer.close);
  const toWallet = await wayOf("studio from the wallet", balancer.port);
  const studioPorts = { studio: ports.studio, wallet: toWallet.port };
  const studioEnv = studioEnvironment(ways[2].lead(databaseUrls.studio), keys, studioPorts);
  const processes = [...platforms, processOf("studio", "apps/studio/src/main.ts", studioEnv)];
  closing.push(async () => void (await Promise.all(processes.map((part) => part.stop()))));
  await Promise.all(processes.map((part) => part.start()));
  const cuts = [...ways, toWallet].map(({ trouble }) => trouble);
  return {
    ...seeded,
    keys,
    parts: [postgres, ...processes],
    troubles: [...freezing(postgres, processes), ...cuts],
    ...addressesOf(ports),
    operatorId: OPERATOR_ID,
    databaseUrls,
    env: base,
  };
}

/** Addresses of the wallets, the sites and the studio. */
function addressesOf({
  first,
  second,
  studio,
}: Ports): Pick<Stage, "walletUrls" | "playerUrls" | "consoleUrls" | "studioUrl"> {
  const at = (port: number, path = "") => `http://127.0.0.1:${port}${path}`;
  return {
    walletUrls: [at(first[0], "/wallet"), at(second[0], "/wallet")],
    playerUrls: [at(first[0]), at(second[0])],
    consoleUrls: [at(first[1]), at(second[1])],
    studioUrl: at(studio),
  };
}

async function databases(postgres: PostgresPart): Promise<Stage["databaseUrls"]> {
  for (const name of ["platform", "studio"]) await postgres.ensureDatabase(name);
  return { platform: postgres.url("platform"), studio: postgres.url("studio") };
}

type Ports = Awaited<ReturnType<typeof choosePorts>>;

async function choosePorts() {
  const [a, b, c, d, studio] = [
    await freePort(),
    await freePort(),
    await freePort(),
    await freePort(),
    await freePort(),
  ];
  return { first: [a, b], second: [c, d], studio } as const;
}

function platformEnvironment(
  directory: string,
  databaseUrl: string,
  keys: Keys,
  studioPort: number,
): NodeJS.ProcessEnv {
  return {
    PATH: process.env["PATH"],
    STUDIO_URL: `http://127.0.0.1:${studioPort}`,
    DATABASE_URL: databaseUrl,
    SECRET_KEY: "s".repeat(40),
    GATEWAY_SECRET: "g".repeat(40),
    OPERATOR_ID,
    OPERATOR_PRIVATE_KEY: keys.operator.privateKey,
    FILES_DIR: join(directory, "files"),
    LOG_LEVEL: "warn",
    // Everyone of the run signs in from an address of their own.
    TRUST_PROXY: "loopback",
  };
}

/**
 * The studio with production's retry intervals, except for the longest: the run should not wait
 * five minutes for the last retries.
 */
function studioEnvironment(
  databaseUrl: string,
  keys: Keys,
  ports: { studio: number; wallet: number },
): NodeJS.ProcessEnv {
  return {
    PATH: process.env["PATH"],
    STUDIO_DATABASE_URL: databaseUrl,
    STUDIO_SECRET_KEY: "k".repeat(40),
    STUDIO_PORT: String(ports.studio),
    WALLET_URL: `http://127.0.0.1:${ports.wallet}/wallet/hub88/chaos-studio`,
    OPERATOR_ID,
    OPERATOR_PUBLIC_KEY: keys.operator.publicKey,
    STUDIO_PRIVATE_KEY: keys.studio.privateKey,
    STUDIO_LONGEST_WAIT_MS: "3000",
    // All players of the run share one address, and none of them is a person.
    STUDIO_CALLS_PER_ADDRESS: "1000000",
    STUDIO_CALLS_PER_SESSION: "1000000",
    STUDIO_ENTRIES_PER_ADDRESS: "1000000",
    STUDIO_LAUNCHES_PER_PLAYER: "1000000",
    LOG_LEVEL: "warn",
  };
}
