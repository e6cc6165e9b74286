import type { MessagePort } from "node:worker_threads";
import type { Config } from "../../../config.ts";
import type { Wallet } from "../../wallet/index.ts";

/** What a vendor's call needs of the wallet. */
export type AskedWallet = Pick<Wallet, "submit" | "recall" | "balance">;

/** A question to the wallet under a number, which the reply carries. Many go in one message. */
export type Question = {
  [Name in keyof AskedWallet]: readonly [
    number: number,
    ask: Name,
    argument: Parameters<AskedWallet[Name]>[0],
  ];
}[keyof AskedWallet];

/** What the wallet said, or the fault's message when nobody knows. */
export type Reply = readonly [number: number, value: unknown, fault?: string];

/** What a door is opened with. `reusePort`: other doors listen on the same port. */
export interface DoorPlan {
  readonly config: Config;
  readonly port: number;
  readonly reusePort: boolean;
  /** The way to the thread that has the wallet. */
  readonly wallet: MessagePort;
}

/** What a door is told: to end, or to say what it measured. */
export type Order = "close" | "measure";

/** What a door tells. `measured` is its metrics as JSON. */
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
