import { connect, type Database } from "@perya/postgres";
import { pino, type Logger } from "pino";
import type { Config } from "./config.ts";
import { openWallet, type Wallet } from "./modules/wallet/index.ts";
import { openLive, type Live } from "./realtime/live.ts";

/** What one process of the platform is made of. Made once, handed to the routes and jobs; nothing is global. */
export interface Platform {
  readonly config: Config;
  readonly db: Database;
  readonly log: Logger;
  readonly wallet: Wallet;
  readonly live: Live;
  /** Ends everything that was opened, in the order that loses nothing: the wallet drains before the pool closes. */
  close(): Promise<void>;
}

/** Paths whose values never reach a log. */
const SECRET_PATHS = ["req.headers.authorization", "req.headers.cookie", "password", "token", "*.password", "*.token", "*.secret"];

/** Opens the database, the wallet and the live channel of one process. */
export async function openPlatform(config: Config): Promise<Platform> {
  const log = pino({ level: config.logLevel, redact: { paths: SECRET_PATHS, remove: true } });
  const db = connect(config.databaseUrl, { connections: config.databaseConnections, applicationName: "perya platform" });
  const live = await openLive(config, log);
  const wallet = openWallet({ db, lanes: config.walletLanes, onCommitted: (players) => live.tellBalances(players) });
  const close = async () => {
    await wallet.close();
    await live.close();
    await db.close();
  };
  return { config, db, log, wallet, live, close };
}
