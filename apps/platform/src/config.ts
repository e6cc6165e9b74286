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
  UnusableEnvironment,
  whole,
  yesOrNo,
} from "@perya/process";
import { availableParallelism } from "node:os";
import { sourceOf } from "./http/source-of.ts";
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
 * The other half of the machine is PostgreSQL's. Two at least: while one batch is in PostgreSQL the next is decided here. A second lane is used by a crowd only, because
 * for a few callers two half batches cost more than a whole one.
 */
export function lanesFor(cores: number): number {
  return Math.max(2, Math.min(4, cores >> 1));
}

/** Threads at the vendors' door: they take what the wallet and PostgreSQL leave. */
function doorThreadsFor(cores: number): number {
  return Math.max(1, Math.min(8, cores >> 1));
}

/** The platform's variables. `docs/configuration.md` tells what each is for. */
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
  MAIL_URL: z
    .url({
      protocol: /^smtps?$/,
      error: "must be an address such as smtps://user:password@mail.example.com:465",
    })
    .optional(),
  MAIL_FROM: z.string().default("no-reply@localhost"),
  TWILIO_URL: address.default("https://api.twilio.com"),
  TWILIO_ACCOUNT_SID: z.string().optional(),
  TWILIO_AUTH_TOKEN: z.string().optional(),
  TWILIO_FROM: z.string().optional(),
  FIREBASE_URL: address.default("https://identitytoolkit.googleapis.com"),
  FIREBASE_KEYS_URL: address.default(
    "https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com",
  ),
  FIREBASE_API_KEY: z.string().optional(),
  FIREBASE_PROJECT_ID: z.string().optional(),
  FIREBASE_RECAPTCHA_SITE_KEY: z.string().optional(),
  GOOGLE_ISSUER: address.default("https://accounts.google.com"),
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  FACEBOOK_ISSUER: address.default("https://www.facebook.com"),
  FACEBOOK_GRAPH_URL: address.default("https://graph.facebook.com"),
  FACEBOOK_CLIENT_ID: z.string().optional(),
  FACEBOOK_CLIENT_SECRET: z.string().optional(),
  GEOIP_FILE: z.string().optional(),
  FILES_DIR: z.string().default("data/files"),
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
  WALLET_THREADS: whole(1, 64).default(doorThreadsFor(availableParallelism())),
  WALLET_LANES: whole(1, 16).default(lanesFor(availableParallelism())),
  LEDGER_PROOF_MINUTES: whole(0, 1_440).default(10),
  PROOF_WORK_BITS: whole(8, 26).default(18),
});

/** The Firebase project that proves numbers. */
export interface FirebaseProject {
  readonly url: string;
  /** Where the keys are published that sign its id tokens. */
  readonly keysUrl: string;
  readonly apiKey: string;
  readonly projectId: string;
  /** Of Google's check of a person; undefined for a project that needs none. */
  readonly recaptchaSiteKey: string | undefined;
}

/** What a provider of sign-ins knows us by. */
interface Client {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
}

/** Everything the platform takes from its environment, checked once at start. Amounts are ledger units. */
export interface Config {
  readonly databaseUrl: string;
  /** A standby for what only reads and may lag; undefined reads where it writes. */
  readonly databaseReadUrl: string | undefined;
  readonly redisUrl: string | undefined;
  readonly playerPort: number;
  readonly consolePort: number;
  readonly playerUrl: string;
  readonly consoleUrl: string;
  /** Where vendors reach the wallet. */
  readonly vendorUrl: string;
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
  /** Where mail goes out; undefined keeps it in the sandbox outbox. */
  readonly mail: { readonly url: string; readonly from: string } | undefined;
  /** Who sends text messages; undefined keeps them in the sandbox outbox. */
  readonly twilio:
    | {
        readonly url: string;
        readonly accountSid: string;
        readonly authToken: string;
        readonly from: string;
      }
    | undefined;
  /** Who proves numbers at registration instead of our own codes; undefined sends our own. */
  readonly firebase: FirebaseProject | undefined;
  /** Where people can sign in who are known elsewhere; undefined for each without credentials. */
  readonly social: {
    readonly google: Client | undefined;
    readonly facebook: (Client & { readonly graphUrl: string }) | undefined;
  };
  /** A MaxMind file (.mmdb) that tells the country of an address. */
  readonly geoipFile: string | undefined;
  readonly filesDir: string;
  /** What one person may move without a second one, in ledger units: at once, in a day, and for one player in a day, where a brand has no limits of its own. */
  readonly twoPersonAbove: bigint;
  readonly seedDemo: boolean;
  /** How long `/readyz` says no before the end begins, so that load balancers stop sending requests first. */
  readonly drainNoticeMs: number;
  /** Whose X-Forwarded-For is believed. */
  readonly trustedProxies: TrustedProxies;
  /** Networks besides the public ones that addresses typed by staff may lead to. */
  readonly privateNetworks: readonly string[];
  /** Where `/metrics` is served: a port of its own, or none. */
  readonly metrics: MetricsPlace;
  readonly logLevel: string;
  readonly role: "http" | "worker" | "both";
  readonly databaseConnections: number;
  /** Where vendors call the wallet, when that is a door of its own and not the player site's. */
  readonly walletPort: number | undefined;
  /** Threads that read and answer calls at that door. */
  readonly walletThreads: number;
  readonly walletLanes: number;
  /** How long after the last proof of the ledger the next one is made; 0 makes none. */
  readonly ledgerProofMinutes: number;
  /** Zero bits a hash must begin with that a browser looks for in place of a puzzle: 18 are some 260,000 tries. */
  readonly proofWorkBits: number;
}

/** Reads and checks the environment. Throws UnusableEnvironment, which names every bad variable and says what it must be. */
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
    mail: value.MAIL_URL === undefined ? undefined : { url: value.MAIL_URL, from: value.MAIL_FROM },
    twilio: twilioOf(value),
    firebase: firebaseOf(value),
    social: socialOf(value),
    geoipFile: value.GEOIP_FILE,
    filesDir: value.FILES_DIR,
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

const TWILIO =
  "TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN and TWILIO_FROM belong together: set all three or none";

function twilioOf(value: z.infer<typeof environment>): Config["twilio"] {
  const {
    TWILIO_URL: url,
    TWILIO_ACCOUNT_SID: accountSid,
    TWILIO_AUTH_TOKEN: authToken,
    TWILIO_FROM: from,
  } = value;
  if (accountSid === undefined && authToken === undefined && from === undefined) return undefined;
  if (accountSid === undefined || authToken === undefined || from === undefined)
    throw new UnusableEnvironment([TWILIO]);
  return { url, accountSid, authToken, from };
}

const FIREBASE =
  "FIREBASE_API_KEY and FIREBASE_PROJECT_ID belong together, and FIREBASE_RECAPTCHA_SITE_KEY to them: set both or none";

function firebaseOf(value: z.infer<typeof environment>): Config["firebase"] {
  const {
    FIREBASE_URL: url,
    FIREBASE_KEYS_URL: keysUrl,
    FIREBASE_API_KEY: apiKey,
    FIREBASE_PROJECT_ID: projectId,
  } = value;
  const { FIREBASE_RECAPTCHA_SITE_KEY: recaptchaSiteKey } = value;
  if (apiKey === undefined && projectId === undefined && recaptchaSiteKey === undefined)
    return undefined;
  if (apiKey === undefined || projectId === undefined) throw new UnusableEnvironment([FIREBASE]);
  return { url, keysUrl, apiKey, projectId, recaptchaSiteKey };
}

function socialOf(value: z.infer<typeof environment>): Config["social"] {
  const google = clientOf(
    "GOOGLE",
    value.GOOGLE_ISSUER,
    value.GOOGLE_CLIENT_ID,
    value.GOOGLE_CLIENT_SECRET,
  );
  const facebook = clientOf(
    "FACEBOOK",
    value.FACEBOOK_ISSUER,
    value.FACEBOOK_CLIENT_ID,
    value.FACEBOOK_CLIENT_SECRET,
  );
  return { google, facebook: facebook && { ...facebook, graphUrl: value.FACEBOOK_GRAPH_URL } };
}

function clientOf(
  name: string,
  issuer: string,
  clientId: string | undefined,
  clientSecret: string | undefined,
): Client | undefined {
  if (clientId === undefined && clientSecret === undefined) return undefined;
  if (clientId === undefined || clientSecret === undefined)
    throw new UnusableEnvironment([
      `${name}_CLIENT_ID and ${name}_CLIENT_SECRET belong together: set both or none`,
    ]);
  return { issuer, clientId, clientSecret };
}
