import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { connect, type Database } from "@perya/postgres";
import { readConfig } from "../../apps/platform/src/config.ts";
import { openDoors, walletEntry } from "../../apps/platform/src/modules/rounds/index.ts";
import { openPlatform, type Platform } from "../../apps/platform/src/platform.ts";
import { rivalSubmit } from "../rivals/per-bet-function.ts";
import type { Subject, Way } from "./setting.ts";

/**
 * One entrance in a process of its own, reached in the thread of its wallet and through doors of one and two more: the same server, signature, JSON and dialect for everybody; only
 * what `submit` does differs. Takes its orders from the bench: a new pool size for the function, or the end.
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
const entry = walletEntry(parts);
const server = createServer((request, response) => {
  if (!entry.takes(request, response)) response.writeHead(404).end();
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
  await Promise.all([oneDoor.close(), twoDoors.close()]);
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  await entry.close();
  await pool?.close();
  await platform.close();
  process.exit(0);
}
const [oneDoor, twoDoors] = [await openDoors(parts, 0, 1), await openDoors(parts, 0, 2)];
server.listen(0, "127.0.0.1", () => {
  const ports: Record<Way, number> = {
    "one thread": (server.address() as AddressInfo).port,
    "a door thread": oneDoor.port,
    "two door threads": twoDoors.port,
  };
  process.send?.({ ports });
});
