import {
  address,
  databaseUrl,
  logLevel,
  metricsHost,
  metricsPort,
  type MetricsPlace,
  port,
  readEnvironment,
  rsaKey,
  secret,
  trustedProxies,
  whole,
  yesOrNo,
  type TrustedProxies,
} from "@perya/process";
import { z } from "zod";
import { readStakes, type StakeTable } from "./stakes.ts";

const hours = "must be a number of hours from 0 to 720";

const stakes = z
  .string()
  .optional()
  .transform((text, context) => {
    const read = readStakes(text);
    if (read.ok) return read.value;
    context.addIssue({ code: "custom", message: read.detail ?? read.refusal });
    return z.NEVER;
  });

/** The studio's variables. `docs/configuration.md` explains each. */
export const environment = z.object({
  STUDIO_DATABASE_URL: databaseUrl,
  STUDIO_PORT: port.default(8090),
  STUDIO_URL: address.default("http://localhost:8090"),
  PLAYER_URL: address.default("http://localhost:8080"),
  WALLET_URL: address.default("http://localhost:8080/wallet/hub88/perya-studio"),
  HOST: z.string().default("127.0.0.1"),
  OPERATOR_ID: z.string().default("perya"),
  OPERATOR_PUBLIC_KEY: rsaKey("public"),
  STUDIO_PRIVATE_KEY: rsaKey("private"),
  STUDIO_SECRET_KEY: secret,
  STUDIO_STAKES: stakes,
  STUDIO_SESSION_MINUTES: whole(1, 1_440).default(30),
  STUDIO_WALLET_TIMEOUT_MS: whole(50, 30_000).default(5_000),
  STUDIO_BET_RETRY_MS: whole(10, 60_000).default(1_000),
  STUDIO_RETRY_MS: whole(10, 60_000).default(1_000),
  STUDIO_LONGEST_WAIT_MS: whole(10, 3_600_000).default(300_000),
  STUDIO_ABANDONED_HOURS: z.coerce.number(hours).min(0, hours).max(720, hours).default(24),
  STUDIO_MISCONDUCT: yesOrNo.default(false),
  STUDIO_CALLS_PER_SESSION: whole(1, 1_000_000).default(100),
  STUDIO_CALLS_PER_ADDRESS: whole(1, 1_000_000).default(3_000),
  STUDIO_LAUNCHES_PER_PLAYER: whole(1, 1_000_000).default(30),
  STUDIO_ENTRIES_PER_ADDRESS: whole(1, 1_000_000).default(300),
  STUDIO_GUESSES_PER_ADDRESS: whole(1, 1_000_000).default(20),
  DRAIN_NOTICE_MS: whole(0, 60_000).default(0),
  STUDIO_METRICS_PORT: metricsPort,
  METRICS_HOST: metricsHost,
  TRUST_PROXY: trustedProxies.default(false),
  DATABASE_CONNECTIONS: whole(4, 500).default(15),
  LOG_LEVEL: logLevel.default("info"),
});

/** Everything the studio takes from its environment, checked once at start. */
export interface Config {
  readonly databaseUrl: string;
  readonly databaseConnections: number;
  readonly port: number;
  readonly host: string;
  /** The address players' browsers reach the games at. */
  readonly publicUrl: string;
  /** The operator's player site: the only page that may frame a game. */
  readonly playerUrl: string;
  /** Base of the operator's wallet, with our slug. */
  readonly walletUrl: string;
  readonly operatorId: string;
  readonly operatorPublicKey: string;
  /** Signs our wallet calls. */
  readonly privateKey: string;
  /** Encrypts server seeds and operator tokens at rest. */
  readonly secretKey: string;
  readonly stakes: StakeTable;
  readonly sessionMinutes: number;
  /** Timeout of one wallet call. */
  readonly walletTimeoutMs: number;
  /** Between two tries of a bet; the contract asks for at least a second. */
  readonly betRetryMs: number;
  /** Before the second try of a win or a rollback; each later wait is twice the one before. */
  readonly retryMs: number;
  /** The longest of those waits. */
  readonly longestWaitMs: number;
  /** An open round abandoned for this long is ended by the game's rule. */
  readonly abandonedHours: number;
  /** Whether the operator may have the arcade's wallet misbehave, to see what becomes of it. */
  readonly misconduct: boolean;
  readonly limits: Limits;
  /** How long `/readyz` says no before the end begins. */
  readonly drainNoticeMs: number;
  /** The proxies whose X-Forwarded-For is trusted. */
  readonly trustedProxies: TrustedProxies;
  /** Where `/metrics` is served: a port of its own, or none. */
  readonly metrics: MetricsPlace;
  readonly logLevel: string;
}

/**
 * How often a caller may call this process. Calls are counted over ten seconds, launches and
 * sessions opened over a minute.
 */
export interface Limits {
  /** Calls of one game page: playing, deciding, looking back. A person needs a few in a second. */
  readonly callsPerSession: number;
  /** Calls of all pages behind one address, which may be a whole office. */
  readonly callsPerAddress: number;
  /** Addresses of games the operator may ask for one player. */
  readonly launchesPerPlayer: number;
  /** Pages that come in with a ticket from one address. */
  readonly sessionsPerAddress: number;
  /** Unknown tokens tried from one address in ten seconds; further ones are not looked up. */
  readonly guessesPerAddress: number;
}

/**
 * Reads and checks the environment. Throws UnusableEnvironment, which names every bad variable and
 * says what it must be.
 */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const value = readEnvironment(environment, env);
  return {
    databaseUrl: value.STUDIO_DATABASE_URL,
    databaseConnections: value.DATABASE_CONNECTIONS,
    port: value.STUDIO_PORT,
    host: value.HOST,
    publicUrl: value.STUDIO_URL,
    playerUrl: value.PLAYER_URL,
    walletUrl: value.WALLET_URL,
    operatorId: value.OPERATOR_ID,
    operatorPublicKey: value.OPERATOR_PUBLIC_KEY,
    privateKey: value.STUDIO_PRIVATE_KEY,
    secretKey: value.STUDIO_SECRET_KEY,
    stakes: value.STUDIO_STAKES,
    sessionMinutes: value.STUDIO_SESSION_MINUTES,
    walletTimeoutMs: value.STUDIO_WALLET_TIMEOUT_MS,
    betRetryMs: value.STUDIO_BET_RETRY_MS,
    retryMs: value.STUDIO_RETRY_MS,
    longestWaitMs: value.STUDIO_LONGEST_WAIT_MS,
    abandonedHours: value.STUDIO_ABANDONED_HOURS,
    misconduct: value.STUDIO_MISCONDUCT,
    limits: {
      callsPerSession: value.STUDIO_CALLS_PER_SESSION,
      callsPerAddress: value.STUDIO_CALLS_PER_ADDRESS,
      launchesPerPlayer: value.STUDIO_LAUNCHES_PER_PLAYER,
      sessionsPerAddress: value.STUDIO_ENTRIES_PER_ADDRESS,
      guessesPerAddress: value.STUDIO_GUESSES_PER_ADDRESS,
    },
    drainNoticeMs: value.DRAIN_NOTICE_MS,
    trustedProxies: value.TRUST_PROXY,
    metrics: { port: value.STUDIO_METRICS_PORT, host: value.METRICS_HOST },
    logLevel: value.LOG_LEVEL,
  };
}
