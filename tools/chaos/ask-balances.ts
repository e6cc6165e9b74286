import { randomUUID } from "node:crypto";
import { postSigned, rsaSigner } from "@perya/wallet-protocol";
import type { Database } from "@perya/postgres";
import { owedBy } from "../../apps/platform/src/modules/wallet/index.ts";
import { VENDOR_GAME } from "./seed.ts";
import type { Stage } from "./stage.ts";

/**
 * Each player's balance and debt, as every process of the platform reports it over the wire. Throws
 * when two processes differ.
 */
export async function askBalances(
  stage: Stage,
  db: Database,
): Promise<Map<bigint, { cash: bigint; owed: bigint }>> {
  const signer = rsaSigner(stage.keys.hub88.privateKey);
  const balances = new Map<bigint, { cash: bigint; owed: bigint }>();
  for (const player of stage.players) {
    const told = await Promise.all(
      stage.walletUrls.map(async (url) => {
        const body = {
          user: player.user,
          token: player.tokens.hub88,
          request_uuid: randomUUID(),
          game_code: VENDOR_GAME,
        };
        const { json } = await postSigned(`${url}/hub88/chaos-hub/user/balance`, body, signer);
        return BigInt((json as { balance: number }).balance);
      }),
    );
    const [cash = -1n, other] = told;
    if (cash !== other)
      throw new Error(`${player.user} has ${cash} at one process and ${other} at the other`);
    balances.set(player.id, { cash, owed: await owedBy(db, player.id) });
  }
  return balances;
}
