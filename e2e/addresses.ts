/** Addresses of a running product. */
export interface Addresses {
  readonly player: string;
  readonly console: string;
  readonly studio: string;
  readonly gateway: string;
  readonly metrics: string;
}

/** Products that run side by side have ports this far apart. */
const APART = 100;

/** The ports of one worker's product, with workers counted from 0. */
export function portsOf(worker: number) {
  const port = (first: number) => String(first + worker * APART);
  return {
    PLAYER_PORT: port(18080),
    CONSOLE_PORT: port(18081),
    STUDIO_PORT: port(18090),
    GATEWAY_PORT: port(18095),
    METRICS_PORT: port(18085),
  } as const;
}

/**
 * Which product this process tests. Every worker has its own, so that a change to the whole brand
 * in one test file cannot affect another.
 */
export const PLACE = Number(process.env["TEST_PARALLEL_INDEX"] ?? 0);
const ports = portsOf(PLACE);

/** The variable that tells a worker where its product's data is. */
export const dataVariable = (worker: number): string => `E2E_DATA_${worker}`;
export const DATA_DIR = process.env[dataVariable(PLACE)] ?? process.env["DATA_DIR"] ?? "data";

export const ADDRESSES: Addresses = {
  player: process.env["E2E_PLAYER_URL"] ?? `http://localhost:${ports.PLAYER_PORT}`,
  console: process.env["E2E_CONSOLE_URL"] ?? `http://localhost:${ports.CONSOLE_PORT}`,
  studio: process.env["E2E_STUDIO_URL"] ?? `http://localhost:${ports.STUDIO_PORT}`,
  gateway: process.env["E2E_GATEWAY_URL"] ?? `http://localhost:${ports.GATEWAY_PORT}`,
  metrics: process.env["E2E_METRICS_URL"] ?? `http://127.0.0.1:${ports.METRICS_PORT}/metrics`,
};
