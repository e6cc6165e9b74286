import { connect, type Database } from "@perya/postgres";
import { openLog } from "@perya/process";
import type { Logger } from "pino";
import type { Config } from "./config.ts";
import { openWallet, WALLET_LIMITS, type Wallet } from "./modules/wallet/index.ts";
import type { Held } from "./per-platform.ts";
import { openLive, type Live } from "./realtime/live.ts";
import { watchedFolders } from "./room/watched-folders.ts";
import { watchRoom, type Room } from "./room/watch-room.ts";

/** What one process of the platform is made of. Made once, handed to the routes and jobs; nothing is global. */
export interface Platform {
  readonly config: Config;
  readonly db: Database;
  /** For what only reads and may lag behind what was just committed: reports, histories, proofs. Never for a balance or a decision. It refuses writes when it is a server of its own. */
  readonly reads: Database;
  readonly log: Logger;
  readonly wallet: Wallet;
  readonly live: Live;
  readonly room: Room;
  /** What modules hold for it (see per-platform.ts). */
  readonly held: Held;
  /** Aborted when this process is about to end: it answers on, and should be asked nothing new. */
  readonly ending: AbortSignal;
  /** Says so. */
  announceEnd(): void;
  /** Ends everything that was opened, in the order that loses nothing: the wallet drains before the pool closes. */
  close(): Promise<void>;
}

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

/** The lane's batch, its repeats, and balances and recalls beside them. */
const CONNECTIONS_PER_LANE = 4;

/** Opens the database, the wallet on connections of its own, so that no report keeps a bet waiting, and the live channel of one process. */
export async function openPlatform(config: Config): Promise<Platform> {
  const log = openLog({ level: config.logLevel, redact: { paths: SECRET_PATHS, remove: true } });
  const db = connect(config.databaseUrl, {
    connections: config.databaseConnections,
    applicationName: "perya platform",
  });
  const reads = openReads(config, db);
  const live = await openLive(config, log);
  const ledger = connect(config.databaseUrl, {
    connections: CONNECTIONS_PER_LANE * config.walletLanes,
    ...WALLET_LIMITS,
    applicationName: "perya wallet",
  });
  const wallet = openWallet({
    db: ledger,
    lanes: config.walletLanes,
    onCommitted: (players) => live.tellBalances(players),
  });
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

function openReads(
  { databaseReadUrl: url, databaseConnections: connections }: Config,
  db: Database,
): Database {
  return url === undefined
    ? db
    : connect(url, { connections, readOnly: true, applicationName: "perya reads" });
}
