import {
  address,
  databaseUrl,
  logLevel,
  metricsHost,
  metricsPort,
  type MetricsPlace,
  networks,
  port,
  readEnvironment,
  redisUrl,
  rsaKey,
  secret,
  trustedProxies,
  type TrustedProxies,
  whole,
  yesOrNo,
} from "@perya/process";
import { availableParallelism } from "node:os";
import { filePlacesOf, fileVariables, type FilePlaces } from "./config-files.ts";
import { serviceVariables, servicesOf, type Services } from "./config-services.ts";
import { sourceOf } from "./http/visitors/source-of.ts";
import { z } from "zod";

const originsRule =
  "must be addresses such as https://games.example.com, with commas between them and without *";
const origins = z
  .string(originsRule)
  .default("")
  .transform((text) => text.split(",").flatMap((one) => (one.trim() === "" ? [] : [one.trim()])))
  .pipe(z.array(z.string().refine((one) => sourceOf(one, { http: true }).ok, originsRule)));
const ledgerUnits = "must be a whole number of ledger units (1/100000), not below 0";

/**
 * The other half of the machine is PostgreSQL's. At least two: while one batch is in PostgreSQL,
 * the next is decided here. A second lane is used only under load, because for a few callers two
 * half batches cost more than a full one.
 */
export function lanesFor(cores: number): number {
  return Math.max(2, Math.min(4, cores >> 1));
}

/** Listener threads for vendors: they get the cores that the wallet and PostgreSQL leave. */
function walletThreadsFor(cores: number): number {
  return Math.max(1, Math.min(8, cores >> 1));
}

/** The platform's variables. `docs/configuration.md` explains each. */
export const environment = z.object({
  DATABASE_URL: databaseUrl,
  DATABASE_READ_URL: databaseUrl.optional(),
  REDIS_URL: redisUrl.optional(),
  PLAYER_PORT: port.default(8080),
  CONSOLE_PORT: port.default(8081),
  PLAYER_URL: address.default("http://localhost:8080"),
  CONSOLE_URL: address.default("http://localhost:8081"),
  STUDIO_URL: address.default("http://localhost:8090"),
  GAME_ORIGINS: origins,
  GATEWAY_URL: address.default("http://localhost:8095"),
  HOST: z.string().default("127.0.0.1"),
  SECRET_KEY: secret,
  GATEWAY_SECRET: secret,
  OPERATOR_ID: z.string().default("perya"),
  OPERATOR_PRIVATE_KEY: rsaKey("private").optional(),
  STUDIO_PUBLIC_KEY: rsaKey("public").optional(),
  ...serviceVariables,
  GEOIP_FILE: z.string().optional(),
  ...fileVariables,
  TWO_PERSON_ABOVE: z.coerce.bigint(ledgerUnits).min(0n, ledgerUnits).default(1_000_000_000n),
  SEED_DEMO: yesOrNo.default(false),
  DRAIN_NOTICE_MS: whole(0, 60_000).default(0),
  PRIVATE_NETWORKS: networks,
  TRUST_PROXY: trustedProxies.default(false),
  LOG_LEVEL: logLevel.default("info"),
  ROLE: z.enum(["http", "worker", "both"], "must be http, worker or both").default("both"),
  DATABASE_CONNECTIONS: whole(4, 500).default(20),
  METRICS_PORT: metricsPort,
  METRICS_HOST: metricsHost,
  WALLET_PORT: port.optional(),
  VENDOR_URL: address.optional(),
  VENDOR_WALLET_TIMEOUT_MS: whole(50, 60_000).default(10_000),
  WALLET_THREADS: whole(1, 64).default(walletThreadsFor(availableParallelism())),
  WALLET_LANES: whole(1, 16).default(lanesFor(availableParallelism())),
  LEDGER_PROOF_MINUTES: whole(0, 1_440).default(10),
  PROOF_WORK_BITS: whole(8, 26).default(18),
});

/**
 * Everything the platform takes from its environment, checked once at start. Amounts are ledger
 * units.
 */
export interface Config extends Services, FilePlaces {
  readonly databaseUrl: string;
  /** A standby for reads that may lag; undefined reads from the primary. */
  readonly databaseReadUrl: string | undefined;
  readonly redisUrl: string | undefined;
  readonly playerPort: number;
  readonly consolePort: number;
  readonly playerUrl: string;
  readonly consoleUrl: string;
  /** Where vendors reach the wallet. */
  readonly vendorUrl: string;
  /** How long a vendor that keeps money may take to answer; then the outcome is unknown. */
  readonly vendorWalletTimeoutMs: number;
  readonly studioUrl: string;
  /**
   * Where vendors serve games and their pictures: what the pages may frame and show. The studio is
   * always among them.
   */
  readonly gameOrigins: readonly string[];
  readonly gatewayUrl: string;
  readonly host: string;
  /** Key that encrypts secrets at rest and signs nothing else. */
  readonly secretKey: string;
  readonly gatewaySecret: string;
  readonly operatorId: string;
  /** PEM of the key that signs our calls to vendors. */
  readonly operatorPrivateKey: string | undefined;
  /** PEM of the in-house studio's key, given to the seeded vendor. */
  readonly studioPublicKey: string | undefined;
  /** A MaxMind file (.mmdb) that maps addresses to countries. */
  readonly geoipFile: string | undefined;
  /**
   * What one person may move without a second one, in ledger units: in one move, in a day, and for
   * one player in a day. Applies where a brand has no limits of its own.
   */
  readonly twoPersonAbove: bigint;
  readonly seedDemo: boolean;
  /**
   * How long `/readyz` says no before shutdown begins, so that load balancers stop sending requests
   * first.
   */
  readonly drainNoticeMs: number;
  /** The proxies whose X-Forwarded-For is trusted. */
  readonly trustedProxies: TrustedProxies;
  /** Networks besides the public ones that addresses typed by staff may lead to. */
  readonly privateNetworks: readonly string[];
  /** Where `/metrics` is served: a port of its own, or none. */
  readonly metrics: MetricsPlace;
  readonly logLevel: string;
  readonly role: "http" | "worker" | "both";
  readonly databaseConnections: number;
  /**
   * The address where vendors call the wallet, if it has a listener apart from the player site's.
   */
  readonly walletPort: number | undefined;
  /** Threads that read and answer calls on that listener. */
  readonly walletThreads: number;
  readonly walletLanes: number;
  /** Time between two proofs of the ledger; 0 for none. */
  readonly ledgerProofMinutes: number;
  /**
   * Leading zero bits of the proof of work that replaces a puzzle: 18 take some 260,000 tries.
   */
  readonly proofWorkBits: number;
}

/**
 * Reads and checks the environment. Throws UnusableEnvironment, which names every bad variable and
 * says what it must be.
 */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const value = readEnvironment(environment, env);
  return {
    databaseUrl: value.DATABASE_URL,
    databaseReadUrl: value.DATABASE_READ_URL,
    redisUrl: value.REDIS_URL,
    playerPort: value.PLAYER_PORT,
    consolePort: value.CONSOLE_PORT,
    playerUrl: value.PLAYER_URL,
    consoleUrl: value.CONSOLE_URL,
    vendorUrl:
      value.VENDOR_URL ??
      (value.WALLET_PORT === undefined
        ? value.PLAYER_URL
        : `http://localhost:${value.WALLET_PORT}`),
    vendorWalletTimeoutMs: value.VENDOR_WALLET_TIMEOUT_MS,
    studioUrl: value.STUDIO_URL,
    gameOrigins: [
      ...new Set([value.STUDIO_URL, ...value.GAME_ORIGINS].map((url) => new URL(url).origin)),
    ],
    gatewayUrl: value.GATEWAY_URL,
    host: value.HOST,
    secretKey: value.SECRET_KEY,
    gatewaySecret: value.GATEWAY_SECRET,
    operatorId: value.OPERATOR_ID,
    operatorPrivateKey: value.OPERATOR_PRIVATE_KEY,
    studioPublicKey: value.STUDIO_PUBLIC_KEY,
    ...servicesOf(value),
    geoipFile: value.GEOIP_FILE,
    ...filePlacesOf(value, value.SECRET_KEY),
    twoPersonAbove: value.TWO_PERSON_ABOVE,
    seedDemo: value.SEED_DEMO,
    drainNoticeMs: value.DRAIN_NOTICE_MS,
    trustedProxies: value.TRUST_PROXY,
    privateNetworks: value.PRIVATE_NETWORKS,
    metrics: { port: value.METRICS_PORT, host: value.METRICS_HOST },
    logLevel: value.LOG_LEVEL,
    role: value.ROLE,
    databaseConnections: value.DATABASE_CONNECTIONS,
    walletPort: value.WALLET_PORT,
    walletThreads: value.WALLET_THREADS,
    walletLanes: value.WALLET_LANES,
    ledgerProofMinutes: value.LEDGER_PROOF_MINUTES,
    proofWorkBits: value.PROOF_WORK_BITS,
  };
}
