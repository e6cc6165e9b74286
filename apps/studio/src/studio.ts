import type { Database } from "@perya/postgres";
import type { Logger } from "pino";
import type { Config } from "./config.ts";
import type { Rules } from "./games.ts";
import type { WalletLine } from "./wallet-line.ts";

/** What every part of the studio works with; made once per process. */
export interface Studio {
  readonly config: Config;
  readonly db: Database;
  readonly log: Logger;
  readonly games: ReadonlyMap<string, Rules>;
  /** The signed line to the operator's wallet. */
  readonly wallet: WalletLine;
  /** The same line to the balances that we keep for an operator's players, in a currency. */
  readonly ownWallet: (operator: string, currency: string) => WalletLine;
  /**
   * Aborted when this process is about to end: it still answers, but should get no new requests.
   */
  readonly ending: AbortController;
}
