import type { Tx } from "@perya/postgres";
import { playerById, setKycLevel } from "../../players/index.ts";
import { lockProofs } from "../documents.store.ts";
import { selectProofLevel, writeProofLevel } from "./levels.store.ts";
import { proofsOf } from "./proofs-of.ts";
import { levelAfter, provenLevel } from "./proven-level.ts";

/** Gives a player the level that is proven now, and says which it is. */
export async function reachLevel(tx: Tx, playerId: bigint): Promise<number> {
  await lockProofs(tx, playerId);
  const player = await playerById(tx, playerId);
  if (!player) throw new Error(`Player ${playerId} is gone`);
  const proven = provenLevel(await proofsOf(tx, playerId));
  const before = await selectProofLevel(tx, playerId);
  if (proven === before) return player.kycLevel;
  await writeProofLevel(tx, playerId, proven);
  const level = levelAfter({ now: player.kycLevel, before, proven });
  if (level !== player.kycLevel) await setKycLevel(tx, playerId, level);
  return level;
}
