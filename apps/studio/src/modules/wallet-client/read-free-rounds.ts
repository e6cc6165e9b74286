import { randomUUID } from "node:crypto";
import type { Studio } from "../../studio.ts";
import { keepsMoney } from "../../vendor-records.ts";
import type { OfferedRounds } from "../../wallet-line.ts";

/** Asks the operator what a player may play for free. Nothing when it does not answer. */
export async function readFreeRounds(
  studio: Pick<Studio, "wallet">,
  player: {
    readonly operator: string;
    readonly user: string;
    readonly walletToken: string;
    readonly game: string;
  },
): Promise<readonly OfferedRounds[]> {
  if (keepsMoney(player.operator)) return [];
  const answer = await studio.wallet.send("/user/free-rounds", {
    user: player.user,
    token: player.walletToken,
    request_uuid: randomUUID(),
    game_code: player.game,
  });
  return answer?.status === "RS_OK" ? (answer.freeRounds ?? []) : [];
}
