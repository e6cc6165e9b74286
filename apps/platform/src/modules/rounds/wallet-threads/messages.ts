import type { MessagePort } from "node:worker_threads";
import type { Config } from "../../../config.ts";
import type { FreeRounds } from "@perya/wallet-protocol";
import type { FreeRoundsAsked } from "../wallet-api/free-rounds-asked.ts";
import type { Wallet } from "../../wallet/index.ts";

/** What a vendor's call needs of the wallet. */
export interface AskedWallet extends Pick<Wallet, "submit" | "recall" | "balance"> {
  /** What a player may play for free in a vendor's game; missing where nothing gives any. */
  readonly freeRounds?: (asked: FreeRoundsAsked) => Promise<readonly FreeRounds[]>;
}

/** A request to the wallet with a number, which the reply carries. Many go in one message. */
export type Question = {
  [Name in keyof Required<AskedWallet>]: readonly [
    number: number,
    ask: Name,
    argument: Parameters<Required<AskedWallet>[Name]>[0],
  ];
}[keyof AskedWallet];

/** The wallet's answer, or the fault's message when the result is unknown. */
export type Reply = readonly [number: number, value: unknown, fault?: string];

/** A listener's options. `reusePort`: other listeners use the same port. */
export interface ThreadPlan {
  readonly config: Config;
  readonly port: number;
  readonly reusePort: boolean;
  /** The channel to the thread that has the wallet. */
  readonly wallet: MessagePort;
}

/** Messages to a listener: to stop, or to report its metrics. */
export type Order = "close" | "measure";

/** Messages from a listener. `measured` is its metrics as JSON. */
export type Report =
  | { readonly listening: number }
  | {
      readonly cannotListen: {
        readonly message: string;
        readonly code?: string;
        readonly port?: number;
        readonly address?: string;
      };
    }
  | { readonly measured: object[] }
  | { readonly closed: true };
