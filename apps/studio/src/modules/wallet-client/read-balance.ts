import { randomUUID } from "node:crypto";
import type { Studio } from "../../studio.ts";
import { lineOf } from "./line-of.ts";
import type { WalletAnswer } from "../../wallet-line.ts";

/** Asks the wallet what the player has now, in ledger units. Undefined when it does not answer. */
export async function readBalance(
  studio: Pick<Studio, "wallet" | "ownWallet">,
  player: {
    readonly operator: string;
    readonly user: string;
    readonly currency: string;
    readonly walletToken: string;
    readonly game: string;
  },
): Promise<WalletAnswer | undefined> {
  return lineOf(studio, player).send("/user/balance", {
    user: player.user,
    token: player.walletToken,
    request_uuid: randomUUID(),
    game_code: player.game,
  });
}
