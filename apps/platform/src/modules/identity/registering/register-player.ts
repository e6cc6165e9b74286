import type { Tx } from "@perya/postgres";
import type { Result } from "@perya/result";
import { createPlayer, type NewPlayer, type Player } from "../../players/index.ts";
import type { Wallet } from "../../wallet/index.ts";
import { insertLogin } from "../identity.store.ts";

/** Makes a player with a login and an empty account, all or none. The password comes hashed (see hashPassword), because hashing is slow and this is a transaction. */
export async function registerPlayer(
  tx: Tx,
  wallet: Wallet,
  player: NewPlayer & { readonly passwordHash: string },
): Promise<Result<Player, "USERNAME_TAKEN">> {
  const made = await createPlayer(tx, player);
  if (!made.ok) return made;
  await insertLogin(tx, made.value.id, player.passwordHash);
  const opened = await wallet.append(tx, [
    { kind: "open", player: made.value.id, key: `open:${made.value.publicId}`, currency: player.currency, book: player.book },
  ]);
  if (!opened.ok) throw new Error(`A new player's account could not be opened: ${opened.refusal}`);
  return made;
}
