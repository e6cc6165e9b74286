import type { Tx } from "@perya/postgres";
import { waitingSubjects } from "../../approvals/index.ts";
import { wordsIn } from "../rewards/reward.ts";
import { CREDIT_KIND } from "./approve-or-ask.ts";
import { selectWaiting } from "./orders.store.ts";

/** An order that waits for staff. */
interface WaitingOrder {
  readonly publicId: string;
  readonly title: string;
  readonly madeAt: Temporal.Instant;
  /** One person has approved it, and a second one is needed. */
  readonly second: boolean;
}

/** How many orders wait for the staff of a brand, or of all for null, and the oldest of them. */
export async function ordersWaiting(
  tx: Tx,
  brandId: bigint | null,
  shown: number,
): Promise<{ readonly count: number; readonly first: readonly WaitingOrder[] }> {
  const { count, first } = await selectWaiting(tx, brandId, shown);
  const ids = first.map(({ publicId }) => publicId);
  const asked = await waitingSubjects(tx, [CREDIT_KIND], ids);
  return {
    count,
    first: first.map((order) => ({
      publicId: order.publicId,
      title: wordsIn(order, []).title,
      madeAt: order.madeAt,
      second: asked.has(order.publicId),
    })),
  };
}
