import type { Platform } from "../../../platform.ts";
import type { Brand } from "../../brands/index.ts";
import { segmentOf, setKycLevel } from "../../players/index.ts";
import { PROVEN_LEVEL } from "../../profiles/index.ts";
import { selectWithFace } from "./levels.store.ts";

/** Players looked at in one transaction. */
const STEP = 1_000;

/**
 * Takes levels of a brand back that stand on no picture of a face, which its law asks for: those
 * that staff set by hand before the law did.
 */
export async function lowerFaceless({ db }: Platform, { id }: Pick<Brand, "id">): Promise<void> {
  const proven = {
    brandId: id,
    levels: [PROVEN_LEVEL, PROVEN_LEVEL + 1],
    countries: undefined,
    currency: undefined,
    registered: undefined,
  };
  let [after, isLast] = [0n, false];
  while (!isLast) {
    const found = await db.inTransaction(async (tx) => {
      const players = await segmentOf(tx, proven, after, STEP);
      const seen = await selectWithFace(tx, players);
      for (const player of players.filter((one) => !seen.has(one)))
        await setKycLevel(tx, player, PROVEN_LEVEL - 1);
      return players;
    });
    after = found.at(-1) ?? after;
    isLast = found.length < STEP;
  }
}
