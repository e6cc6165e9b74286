import type { Platform } from "../../../platform.ts";
import type { Holder, Movement } from "../movement.ts";
import { openMovement } from "../movements.store.ts";
import { walletsOf } from "../wallets.store.ts";
import { beginOut } from "./begin-out.ts";
import { sendMovement } from "./send-movement.ts";

/**
 * Brings everything back from every vendor, all at once; one that does not answer is asked until it
 * does. Answers the movement of each vendor, those that were under way included.
 */
export async function collectAll(
  platform: Platform,
  holder: Holder,
  key: string,
): Promise<Movement[]> {
  const { db } = platform;
  const wallets = await walletsOf(db, holder.id);
  const movements = wallets.map(async ({ vendor }) => {
    const begun = await db.inTransaction((tx) =>
      beginOut(tx, {
        holder,
        vendor,
        units: null,
        cause: "COLLECT",
        key: `${key}:${vendor}`,
      }),
    );
    if (!begun.ok) return openMovement(db, holder.id, vendor);
    return (await sendMovement(platform, begun.value.id)) ?? begun.value;
  });
  return (await Promise.all(movements)).filter((movement) => movement !== undefined);
}
