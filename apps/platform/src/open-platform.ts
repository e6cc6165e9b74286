import { connect, type ConnectOptions, type Database } from "@perya/postgres";
import { openLog } from "@perya/process";
import type { Config } from "./config.ts";
import { openWallet, WALLET_LIMITS, type Wallet } from "./modules/wallet/index.ts";
import type { Platform } from "./platform.ts";
import { openLive, type Live } from "./realtime/live.ts";
import { watchedFolders } from "./disk/watched-folders.ts";
import { watchRoom } from "./disk/watch-room.ts";

/** Paths whose values never reach a log. */
const SECRET_PATHS = [
  "req.headers.authorization",
  "req.headers.cookie",
  "password",
  "token",
  "*.password",
  "*.token",
  "*.secret",
];

/** Connections for a lane's batches and retries, plus balances and recalls. */
const CONNECTIONS_PER_LANE = 4;

/**
 * Opens one process's database, its wallet on separate connections, so that no report delays a bet,
 * and its live channel. `limits` are those of the wallet's connections.
 */
export async function openPlatform(
  config: Config,
  limits: ConnectOptions = WALLET_LIMITS,
): Promise<Platform> {
  const log = openLog({ level: config.logLevel, redact: { paths: SECRET_PATHS, remove: true } });
  const db = connect(config.databaseUrl, {
    connections: config.databaseConnections,
    applicationName: "perya platform",
  });
  const reads = openReads(config, db);
  const live = await openLive(config, log);
  const ledger = connect(config.databaseUrl, {
    connections: CONNECTIONS_PER_LANE * config.walletLanes,
    ...limits,
    applicationName: "perya wallet",
  });
  const wallet = tellRefused(
    openWallet({
      db: ledger,
      lanes: config.walletLanes,
      onCommitted: (players) => live.publishBalances(players),
    }),
    live,
  );
  const room = watchRoom(await watchedFolders(config, db), log);
  const close = async () => {
    room.close();
    await wallet.close();
    await ledger.close();
    await live.close();
    if (reads !== db) await reads.close();
    await db.close();
  };
  const ending = new AbortController();
  return {
    config,
    db,
    reads,
    log,
    wallet,
    live,
    room,
    held: new Map(),
    ending: ending.signal,
    announceEnd: () => ending.abort(),
    close,
  };
}

/** A wallet that tells a player's open pages when a limit has refused a bet. */
function tellRefused(wallet: Wallet, live: Live): Wallet {
  return {
    ...wallet,
    submit: async (group) => {
      const answers = await wallet.submit(group);
      const [first] = group;
      if (first && answers.some((given) => !given.ok && given.refusal === "LIMIT_REACHED"))
        live.publish(first.player, { type: "limit" });
      return answers;
    },
  };
}

function openReads(
  { databaseReadUrl: url, databaseConnections: connections }: Config,
  db: Database,
): Database {
  return url === undefined
    ? db
    : connect(url, { connections, readOnly: true, applicationName: "perya reads" });
}
