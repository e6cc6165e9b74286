import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { connect, type Database } from "@perya/postgres";
import { readConfig } from "../../apps/platform/src/config.ts";
import { openWalletThreads, walletApi } from "../../apps/platform/src/modules/rounds/index.ts";
import type { Platform } from "../../apps/platform/src/platform.ts";
import { openPlatform } from "../../apps/platform/src/open-platform.ts";
import { rivalSubmit } from "../rivals/per-bet-function.ts";
import type { Subject, Way } from "./setting.ts";

/**
 * One endpoint in its own process, reachable in the wallet's thread and through one or two worker
 * threads: the same server, signature, JSON and dialect for every subject; only `submit` differs.
 * The bench commands it: a new pool size for the function, or the end.
 */
const subject = process.env["SUBJECT"] as Subject;
const config = readConfig(process.env);
const platform = await openPlatform(config);
let pool: Database | undefined;

function usePool(connections: number): void {
  const old = pool;
  pool = connect(config.databaseUrl, { connections });
  void old?.close();
}

function served(): Platform {
  if (subject === "perya") return platform;
  if (subject === "noop") {
    const answer = { ok: true, receipt: { entry: "1-1", balance: 0n, replayed: false } } as const;
    return {
      ...platform,
      wallet: { ...platform.wallet, submit: async (group) => group.map(() => answer) },
    };
  }
  usePool(Number(process.env["POOL"] ?? 8));
  return {
    ...platform,
    wallet: {
      ...platform.wallet,
      submit: (group) =>
        rivalSubmit(pool ?? platform.db)(group as Parameters<ReturnType<typeof rivalSubmit>>[0]),
    },
  };
}

const parts = served();
const api = walletApi(parts);
const server = createServer((request, response) => {
  if (!api.takes(request, response)) response.writeHead(404).end();
});

process.on("message", (order: { pool?: number; end?: true }) => {
  if (order.pool !== undefined) {
    usePool(order.pool);
    process.send?.({ pooled: order.pool });
  }
  if (order.end) void end();
});
process.on("disconnect", () => process.exit(0));

async function end(): Promise<void> {
  await Promise.all([oneThread.close(), twoThreads.close()]);
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  await api.close();
  await pool?.close();
  await platform.close();
  process.exit(0);
}
const [oneThread, twoThreads] = [
  await openWalletThreads(parts, 0, 1),
  await openWalletThreads(parts, 0, 2),
];
server.listen(0, "127.0.0.1", () => {
  const ports: Record<Way, number> = {
    "one thread": (server.address() as AddressInfo).port,
    "a worker thread": oneThread.port,
    "two worker threads": twoThreads.port,
  };
  process.send?.({ ports });
});
