import { z } from "zod";
import { wireTime } from "../../../http/answers/answer.ts";
import type { Player } from "../../players/index.ts";
import { toOrder, wireOrder } from "../wire.ts";
import { wordsIn } from "../rewards/reward.ts";
import { ORDER_STATES, type Order, type OrderStep } from "./order.ts";

export const orderId = z.string().regex(/^po_[0-9a-v]{20}$/);

const owner = z.object({ id: z.string(), username: z.string() });

export const wireOrderRow = wireOrder
  .omit({ language: true })
  .extend({ player: owner })
  .meta({ id: "PointsOrderRow", description: "A redeemed reward in a list of staff." });

export const wireOrderView = wireOrderRow
  .extend({
    text: z.string(),
    address: z
      .object({ name: z.string(), phone: z.string(), address: z.string() })
      .nullable()
      .meta({ description: "Where a physical reward is sent to, as it was typed." }),
    waiting: z
      .object({ by: z.string(), at: wireTime })
      .nullable()
      .meta({ description: "Who has approved it and waits for a second person." }),
    steps: z.array(
      z.object({
        status: z.enum(ORDER_STATES),
        actor: z.string(),
        note: z.string().nullable(),
        at: wireTime,
      }),
    ),
  })
  .meta({ id: "PointsOrderView", description: "A redeemed reward with its history, for staff." });

/** An order in a list of staff, in the language its reward was written in. */
export function toOrderRow(
  order: Order,
  { publicId: id, username }: Player,
): z.infer<typeof wireOrderRow> {
  const { language: _, ...row } = toOrder(order, []);
  return { ...row, player: { id, username } };
}

export function toOrderView(
  order: Order,
  player: Player,
  steps: readonly OrderStep[],
  waiting: { readonly askedBy: string; readonly askedAt: Temporal.Instant } | undefined,
): z.infer<typeof wireOrderView> {
  return {
    ...toOrderRow(order, player),
    text: wordsIn(order, []).text,
    address: order.address,
    waiting: waiting ? { by: waiting.askedBy, at: waiting.askedAt.toString() } : null,
    steps: steps.map(({ state: status, actor, note, at }) => ({
      status,
      actor,
      note,
      at: at.toString(),
    })),
  };
}
