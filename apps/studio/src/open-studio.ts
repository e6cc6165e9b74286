import { connect } from "@perya/postgres";
import { openLog } from "@perya/process";
import type { Config } from "./config.ts";
import { games } from "./games.ts";
import { openWalletLine } from "./wallet-line.ts";
import { ownWalletLine } from "./modules/own-wallets/index.ts";
import type { Studio } from "./studio.ts";

/** Connects a studio to its database and to the wallet. Tests may bring games of their own. */
export function openStudio(
  config: Config,
  options: Partial<Pick<Studio, "games" | "log">> = {},
): Studio {
  const db = connect(config.databaseUrl, {
    connections: config.databaseConnections,
    applicationName: "perya studio",
  });
  return {
    config,
    db,
    log:
      options.log ??
      openLog({
        level: config.logLevel,
        name: "studio",
        redact: ["token", "ticket", "req.headers.authorization"],
      }),
    games: options.games ?? games,
    wallet: openWalletLine(config),
    ownWallet: (operator, currency) => ownWalletLine(db, operator, currency),
    ending: new AbortController(),
  };
}
