import type { Tx } from "@perya/postgres";
import { refuse, type Result } from "@perya/result";
import { createPlayer, type NewPlayer, type Player } from "../../players/index.ts";
import type { Wallet } from "../../wallet/index.ts";
import { insertLogin, lockMobile, loginByMobile, type NewLogin } from "../identity.store.ts";

/**
 * Creates a player with a login and an empty account, or nothing at all. The passwords come hashed
 * (see hashPassword), because hashing is slow and this is a transaction.
 */
export async function registerPlayer(
  tx: Tx,
  wallet: Wallet,
  player: NewPlayer & NewLogin,
): Promise<Result<Player, "USERNAME_TAKEN" | "MOBILE_TAKEN">> {
  if (player.mobile !== undefined) {
    await lockMobile(tx, player.brandId, player.mobile);
    if ((await loginByMobile(tx, player.brandId, player.mobile)) !== undefined)
      return refuse("MOBILE_TAKEN");
  }
  const made = await createPlayer(tx, player);
  if (!made.ok) return made;
  await insertLogin(tx, made.value, player);
  const opened = await wallet.append(tx, [
    {
      kind: "open",
      player: made.value.id,
      key: `open:${made.value.publicId}`,
      currency: player.currency,
      book: player.book,
    },
  ]);
  if (!opened.ok) throw new Error(`A new player's account could not be opened: ${opened.refusal}`);
  return made;
}
