import { randomUUID } from "node:crypto";
import type { Studio } from "../../studio.ts";
import type { WalletAnswer } from "../../wallet-line.ts";

/** Asks the wallet what the player has now, in ledger units. Undefined when it does not answer. */
export async function readBalance(
  { wallet }: Pick<Studio, "wallet">,
  player: { readonly user: string; readonly walletToken: string; readonly game: string },
): Promise<WalletAnswer | undefined> {
  return wallet.send("/user/balance", {
    user: player.user,
    token: player.walletToken,
    request_uuid: randomUUID(),
    game_code: player.game,
  });
}
