import type { Database } from "@perya/postgres";
import type { Logger } from "pino";
import type { Config } from "./config.ts";
import type { Wallet } from "./modules/wallet/index.ts";
import type { Live } from "./realtime/live.ts";
import type { Room } from "./disk/watch-room.ts";

/**
 * The parts of one platform process. Created once and passed to routes and jobs; nothing is global.
 */
export interface Platform {
  readonly config: Config;
  readonly db: Database;
  /**
   * For reads that may lag behind the latest commits: reports, histories, proofs. Never for a
   * balance or a decision. It refuses writes when it is a separate server.
   */
  readonly reads: Database;
  readonly log: Logger;
  readonly wallet: Wallet;
  readonly live: Live;
  readonly room: Room;
  /** The modules' state, by slot (see per-platform.ts). */
  readonly held: Map<symbol, unknown>;
  /**
   * Aborted when this process is about to end: it still answers, but should get no new requests.
   */
  readonly ending: AbortSignal;
  /** Says so. */
  announceEnd(): void;
  /**
   * Closes everything in an order that loses nothing: the wallet drains before the pool closes.
   */
  close(): Promise<void>;
}
