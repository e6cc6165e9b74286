import type { z } from "zod";
import type { Platform } from "../../../platform.ts";
import { playerById } from "../../players/index.ts";
import { settingsOf } from "../../settings/index.ts";
import { PROOFS } from "../document.ts";
import { selectOfPlayer } from "../documents.store.ts";
import { proofsOf } from "../levels/proofs-of.ts";
import { toOwn, type wireVerification } from "./wire.ts";

/** More than a player can have sent of each proof lately. */
const MOST = 200;

/** What a player has proven, what was sent for it, and what the levels allow at their brand. */
export async function describeVerification(
  platform: Platform,
  playerId: bigint,
): Promise<z.output<typeof wireVerification>> {
  const { db } = platform;
  const player = await playerById(db, playerId);
  if (!player) throw new Error(`Player ${playerId} is gone`);
  const [{ phone, person, documents }, sent, { cashier }] = await Promise.all([
    proofsOf(db, playerId),
    selectOfPlayer(db, playerId, MOST),
    settingsOf(platform, player.brandId),
  ]);
  const { level0, level1, level2, level3 } = cashier.levels;
  const money = (amount: string) => ({ amount, currency: player.currency });
  return {
    level: player.kycLevel,
    levels: [level0, level1, level2, level3].map((one, level) => ({
      level,
      depositPerDay: money(one.depositPerDay),
      depositLifetime: one.depositLifetime === null ? null : money(one.depositLifetime),
      withdrawalPerDay: money(one.withdrawalPerDay),
    })),
    phone,
    person,
    proofs: PROOFS.map((proof) => {
      const latest = sent.find((one) => one.proof === proof);
      return { proof, proven: documents.has(proof), latest: latest ? toOwn(latest) : null };
    }),
  };
}
