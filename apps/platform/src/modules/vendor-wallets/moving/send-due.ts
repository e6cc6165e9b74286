import type { Platform } from "../../../platform.ts";
import { dueMovements } from "../movements.store.ts";
import { sendMovement } from "./send-movement.ts";

/** Vendors asked at the same time: a slow one keeps no other waiting. */
const AT_ONCE = 16;

/** Asks the vendors of movements that are due. Answers whether there may be more. */
export async function sendDue(platform: Platform): Promise<boolean> {
  const due = await dueMovements(platform.db, AT_ONCE);
  const ends = await Promise.allSettled(due.map((id) => sendMovement(platform, id)));
  for (const end of ends)
    if (end.status === "rejected")
      platform.log.error({ err: end.reason }, "a movement to a vendor's wallet failed");
  return due.length === AT_ONCE;
}
