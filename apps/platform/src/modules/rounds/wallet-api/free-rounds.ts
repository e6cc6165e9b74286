import type { Tx } from "@perya/postgres";
import type { Answer, FreeRounds, VendorCommand } from "@perya/wallet-protocol";
import { perPlatform } from "../../../per-platform.ts";
import type { Platform } from "../../../platform.ts";
import type { FreeRoundsAsked } from "./free-rounds-asked.ts";
import type { AskedWallet } from "../wallet-threads/messages.ts";

/** Who gives free rounds, and counts them. */
export interface FreeRoundsPort {
  /** Books a movement of a free round, once; undefined for what belongs to none. */
  move(platform: Platform, command: VendorCommand): Promise<Answer | undefined>;
  /** What a player has left to play in a game. */
  open(tx: Tx, asked: FreeRoundsAsked): Promise<readonly FreeRounds[]>;
}

const held = perPlatform((): { port?: FreeRoundsPort } => ({}));

/** Has a module give free rounds. */
export function holdFreeRounds(platform: Platform, port: FreeRoundsPort): void {
  held(platform).port = port;
}

/**
 * The wallet as vendors' calls see it: rounds that are free are booked with what gives them, and
 * everything else by the wallet alone. Only what may belong to a free round is looked up.
 */
export function withFreeRounds(platform: Platform): AskedWallet {
  const { wallet } = platform;
  return {
    ...wallet,
    submit: async (group) => {
      const [command] = group;
      const answer =
        group.length === 1 && command && "vendor" in command && mayBeFree(command)
          ? await held(platform).port?.move(platform, command)
          : undefined;
      return answer ? [answer] : wallet.submit(group);
    },
    freeRounds: async (asked) => (await held(platform).port?.open(platform.db, asked)) ?? [],
  };
}

function mayBeFree({ reward, kind }: VendorCommand): boolean {
  return reward !== undefined || kind === "rollback";
}
