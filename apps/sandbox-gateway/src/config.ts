import { z } from "zod";

const schema = z.object({
  GATEWAY_DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }),
  GATEWAY_PORT: z.coerce.number().int().min(0).max(65_535).default(8095),
  GATEWAY_URL: z.url({ protocol: /^https?$/ }).default("http://localhost:8095"),
  GATEWAY_SECRET: z.string().min(32, "must have at least 32 characters; `openssl rand -hex 32` makes one"),
  HOST: z.string().default("127.0.0.1"),
  LOG_LEVEL: z.enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"]).default("info"),
  GATEWAY_PAYMENT_MINUTES: z.coerce.number().int().min(1).max(1_440).default(30),
  GATEWAY_RETRY_MS: z.coerce.number().int().min(10).max(60_000).default(1_000),
});

/** What the gateway takes from its environment. */
export interface Config {
  readonly databaseUrl: string;
  readonly port: number;
  /** The address people reach the checkout page at. */
  readonly publicUrl: string;
  /** Shared with the shop: signs orders and callbacks. */
  readonly secret: string;
  readonly host: string;
  readonly logLevel: string;
  /** How long a payment may be paid. */
  readonly paymentMinutes: number;
  /** Wait before the second delivery of a callback; each later wait is twice the one before. */
  readonly retryMs: number;
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
    databaseUrl: value.GATEWAY_DATABASE_URL,
    port: value.GATEWAY_PORT,
    publicUrl: value.GATEWAY_URL.replace(/\/+$/, ""),
    secret: value.GATEWAY_SECRET,
    host: value.HOST,
    logLevel: value.LOG_LEVEL,
    paymentMinutes: value.GATEWAY_PAYMENT_MINUTES,
    retryMs: value.GATEWAY_RETRY_MS,
  };
}
