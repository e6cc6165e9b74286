import {
  address,
  databaseUrl,
  logLevel,
  metricsHost,
  metricsPort,
  type MetricsPlace,
  port,
  readEnvironment,
  secret,
  trustedProxies,
  type TrustedProxies,
  whole,
} from "@perya/process";
import { z } from "zod";

/** The sandbox bank's variables. `docs/configuration.md` explains each. */
export const environment = z.object({
  GATEWAY_DATABASE_URL: databaseUrl,
  GATEWAY_PORT: port.default(8095),
  GATEWAY_URL: address.default("http://localhost:8095"),
  GATEWAY_SECRET: secret,
  GATEWAY_TRANSFER_URL: address.default("http://localhost:8080/callbacks/qr"),
  HOST: z.string().default("127.0.0.1"),
  GATEWAY_METRICS_PORT: metricsPort,
  METRICS_HOST: metricsHost,
  TRUST_PROXY: trustedProxies.default(false),
  LOG_LEVEL: logLevel.default("info"),
  GATEWAY_PAYMENT_MINUTES: whole(1, 1_440).default(30),
  GATEWAY_RETRY_MS: whole(10, 60_000).default(1_000),
});

/** What the gateway takes from its environment. */
export interface Config {
  readonly databaseUrl: string;
  readonly port: number;
  /** The address people reach the checkout page at. */
  readonly publicUrl: string;
  /** Where transfers by QR code to the house's account are reported. */
  readonly transferUrl: string;
  /** Shared with the shop: signs orders and callbacks. */
  readonly secret: string;
  readonly host: string;
  /** Whose X-Forwarded-For is believed: what the log says of a caller. */
  readonly trustedProxies: TrustedProxies;
  /** Where `/metrics` is served: a port of its own, or none. */
  readonly metrics: MetricsPlace;
  readonly logLevel: string;
  /** How long a payment may be paid. */
  readonly paymentMinutes: number;
  /** Wait before the second delivery of a callback; each later wait is twice the one before. */
  readonly retryMs: number;
}

/**
 * Reads and checks the environment. Throws UnusableEnvironment, which names every bad variable and
 * says what it must be.
 */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const value = readEnvironment(environment, env);
  return {
    databaseUrl: value.GATEWAY_DATABASE_URL,
    port: value.GATEWAY_PORT,
    publicUrl: value.GATEWAY_URL,
    secret: value.GATEWAY_SECRET,
    transferUrl: value.GATEWAY_TRANSFER_URL,
    host: value.HOST,
    trustedProxies: value.TRUST_PROXY,
    metrics: { port: value.GATEWAY_METRICS_PORT, host: value.METRICS_HOST },
    logLevel: value.LOG_LEVEL,
    paymentMinutes: value.GATEWAY_PAYMENT_MINUTES,
    retryMs: value.GATEWAY_RETRY_MS,
  };
}
