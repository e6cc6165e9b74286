import type { Tx } from "@perya/postgres";
import { ok, refuse, type Result } from "@perya/result";
import { tellFact } from "../facts/index.ts";
import { levelReached } from "./facts.ts";
import { updateKyc } from "./players.store.ts";

/** Sets a player's KYC level (0 to 3). Returns the level before. */
export async function setKycLevel(
  tx: Tx,
  playerId: bigint,
  level: number,
): Promise<Result<number, "NO_SUCH_PLAYER">> {
  if (!Number.isInteger(level) || level < 0 || level > 3)
    throw new RangeError(`KYC level ${level}`);
  const before = await updateKyc(tx, playerId, level);
  if (before === undefined) return refuse("NO_SUCH_PLAYER");
  if (before !== level) await tellFact(tx, levelReached, { player: playerId, level, before });
  return ok(before);
}
