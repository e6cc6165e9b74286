import type { Tx } from "@perya/postgres";
import { tellFact } from "../../facts/index.ts";
import { passkeysChanged } from "../facts.ts";
import { deletePasskeys } from "./passkeys.store.ts";

/**
 * Removes a player's passkeys with a password that was lost: one who once knew the old password may
 * have added one. The player adds them again, and is told.
 */
export async function endPasskeys(tx: Tx, player: bigint): Promise<void> {
  if (await deletePasskeys(tx, player))
    await tellFact(tx, passkeysChanged, { player, what: "removed" });
}
