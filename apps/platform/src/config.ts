import { availableParallelism } from "node:os";
import { z } from "zod";

const port = z.coerce.number().int().min(0).max(65_535);
const url = z.url({ protocol: /^https?$/ });
const databaseUrl = z.url({ protocol: /^postgres(ql)?$/ });
/** Origins as a list with commas. */
const origins = z
  .string()
  .default("")
  .transform((text) => text.split(",").flatMap((one) => (one.trim() === "" ? [] : [one.trim()])))
  .pipe(z.array(z.url({ protocol: /^https?$/ })));
const secret = z.string().min(32, "must have at least 32 characters; `openssl rand -hex 32` makes one");

/**
 * The other half of the machine is PostgreSQL's. One lane on two cores took half as many bets again over HTTP as two did: batches are twice as large and commits half as
 * many, and while one commits the event loop has requests to read.
 */
export function lanesFor(cores: number): number {
  return Math.max(1, Math.min(4, cores >> 1));
}

const schema = z.object({
  DATABASE_URL: databaseUrl,
  REDIS_URL: z.url({ protocol: /^rediss?$/ }).optional(),
  PLAYER_PORT: port.default(8080),
  CONSOLE_PORT: port.default(8081),
  PLAYER_URL: url.default("http://localhost:8080"),
  CONSOLE_URL: url.default("http://localhost:8081"),
  STUDIO_URL: url.default("http://localhost:8090"),
  GAME_ORIGINS: origins,
  GATEWAY_URL: url.default("http://localhost:8095"),
  HOST: z.string().default("127.0.0.1"),
  SECRET_KEY: secret,
  GATEWAY_SECRET: secret,
  OPERATOR_ID: z.string().min(1).default("perya"),
  OPERATOR_PRIVATE_KEY: z.string().min(1).optional(),
  STUDIO_PUBLIC_KEY: z.string().min(1).optional(),
  FILES_DIR: z.string().default("data/files"),
  TWO_PERSON_ABOVE: z.coerce.bigint().min(0n).default(1_000_000_000n),
  SEED_DEMO: z.stringbool().default(false),
  DRAIN_NOTICE_MS: z.coerce.number().int().min(0).max(60_000).default(0),
  TRUST_PROXY: z.stringbool().default(false),
  LOG_LEVEL: z.enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"]).default("info"),
  ROLE: z.enum(["http", "worker", "both"]).default("both"),
  DATABASE_CONNECTIONS: z.coerce.number().int().min(4).max(500).default(20),
  WALLET_LANES: z.coerce.number().int().min(1).max(16).default(lanesFor(availableParallelism())),
});

/** Everything the platform takes from its environment, checked once at start. Amounts are ledger units. */
export interface Config {
  readonly databaseUrl: string;
  readonly redisUrl: string | undefined;
  readonly playerPort: number;
  readonly consolePort: number;
  readonly playerUrl: string;
  readonly consoleUrl: string;
  readonly studioUrl: string;
  /** Where vendors serve games and their pictures: what the pages may frame and show. The studio is always among them. */
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
  readonly filesDir: string;
  /** Adjustments and withdrawals above this many ledger units need a second person. */
  readonly twoPersonAbove: bigint;
  readonly seedDemo: boolean;
  /** How long `/readyz` says no before the end begins, so that whoever sends requests here stops first. */
  readonly drainNoticeMs: number;
  readonly trustProxy: boolean;
  readonly logLevel: string;
  readonly role: "http" | "worker" | "both";
  readonly databaseConnections: number;
  readonly walletLanes: number;
}

/** Reads and checks the environment. Throws one Error that names every bad variable and says what it must be. */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const read = schema.safeParse(env);
  if (!read.success) {
    const faults = read.error.issues.map((issue) => `  ${issue.path.join(".")}: ${issue.message}`);
    throw new Error(`The environment is not usable:\n${faults.join("\n")}`);
  }
  const value = read.data;
  return {
    databaseUrl: value.DATABASE_URL,
    redisUrl: value.REDIS_URL,
    playerPort: value.PLAYER_PORT,
    consolePort: value.CONSOLE_PORT,
    playerUrl: trimSlash(value.PLAYER_URL),
    consoleUrl: trimSlash(value.CONSOLE_URL),
    studioUrl: trimSlash(value.STUDIO_URL),
    gameOrigins: [...new Set([value.STUDIO_URL, ...value.GAME_ORIGINS].map((address) => new URL(address).origin))],
    gatewayUrl: trimSlash(value.GATEWAY_URL),
    host: value.HOST,
    secretKey: value.SECRET_KEY,
    gatewaySecret: value.GATEWAY_SECRET,
    operatorId: value.OPERATOR_ID,
    operatorPrivateKey: pem(value.OPERATOR_PRIVATE_KEY),
    studioPublicKey: pem(value.STUDIO_PUBLIC_KEY),
    filesDir: value.FILES_DIR,
    twoPersonAbove: value.TWO_PERSON_ABOVE,
    seedDemo: value.SEED_DEMO,
    drainNoticeMs: value.DRAIN_NOTICE_MS,
    trustProxy: value.TRUST_PROXY,
    logLevel: value.LOG_LEVEL,
    role: value.ROLE,
    databaseConnections: value.DATABASE_CONNECTIONS,
    walletLanes: value.WALLET_LANES,
  };
}

function trimSlash(address: string): string {
  return address.replace(/\/+$/, "");
}

/** A PEM as it is, or as base64 of one, which fits a line of an environment file. */
function pem(text: string | undefined): string | undefined {
  if (text === undefined || text.includes("-----BEGIN")) return text;
  return Buffer.from(text, "base64").toString("utf8");
}
