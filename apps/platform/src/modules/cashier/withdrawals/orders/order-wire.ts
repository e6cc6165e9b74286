import type { Tx } from "@perya/postgres";
import { z } from "zod";
import { wireTime } from "../../../../http/answers/answer.ts";
import type { Config } from "../../../../config.ts";
import { bankAccountsById } from "../../bank-accounts/bank-accounts.store.ts";
import { isUnchosen, type Leg } from "../legs/leg.ts";
import type { Withdrawal } from "../withdrawal.ts";
import { isUnclear, OPEN_ORDER, ORDER_STATUSES, type PayoutOrder } from "./order.ts";
import { OUTCOMES, outcomesOf } from "./order-outcome.ts";
import { ordersOf } from "./orders.store.ts";
import { payersOf } from "./payers.ts";

const wireOrder = z
  .object({
    id: z.string().meta({ description: "Our number of it at the provider." }),
    provider: z.string(),
    status: z.enum(ORDER_STATUSES),
    payment: z.string().optional().meta({ description: "The provider's number of it." }),
    answer: z.string().optional().meta({ description: "What the provider said last." }),
    orderedBy: z.string(),
    orderedAt: wireTime,
    releasedAt: wireTime.optional(),
    endedAt: wireTime.optional(),
    unclear: z.boolean().meta({
      description:
        "Whether two people have to say what became of it: it was paid in another way than it " +
        "was ordered, the provider says nothing for a day, or it failed and the provider can't " +
        "be asked any more whether it was paid after all.",
    }),
  })
  .meta({ id: "PayoutOrder", description: "A transfer that a provider was asked to make." });

/** What staff see of a leg that a provider pays, or may pay. */
export const orderFields = {
  orders: z.array(wireOrder).meta({ description: "Oldest first." }),
  outcomes: z
    .array(z.object({ by: z.string(), at: wireTime, outcome: z.enum(OUTCOMES), proof: z.string() }))
    .meta({
      description: "Who said what became of the order, and waits for a second person.",
    }),
  payers: z
    .array(z.object({ code: z.string(), name: z.string() }))
    .meta({ description: "The providers that it may be paid through now." }),
};

const fields = z.object(orderFields);

/** The same of a withdrawal's legs, by leg. */
export async function toOrders(
  tx: Tx,
  config: Config,
  withdrawal: Withdrawal,
  legs: readonly Leg[],
): Promise<(leg: Leg) => Promise<z.infer<typeof fields>>> {
  const [account] = await bankAccountsById(tx, [withdrawal.bankAccount]);
  const byLeg = await ordersOf(
    tx,
    legs.map(({ id }) => id),
  );
  return async (leg) => {
    const orders = byLeg.get(leg.id) ?? [];
    const isFree =
      leg.status === "CREATED" &&
      leg.wish !== "CASH" &&
      !isUnchosen(leg) &&
      leg.owed &&
      !orders.some(({ status }) => OPEN_ORDER.includes(status));
    const payers =
      isFree && account
        ? await payersOf(tx, config, withdrawal, { ...account, units: leg.units })
        : [];
    const outcomes = await outcomesOf(tx, withdrawal, leg);
    return {
      orders: orders.map((order) => toWireOrder(order, leg)),
      outcomes: outcomes.map(({ at, ...said }) => ({ ...said, at: at.toString() })),
      payers: [...payers],
    };
  };
}

function toWireOrder(order: PayoutOrder, leg: Leg): z.infer<typeof wireOrder> {
  const { publicId, provider, status, payment, answer, orderedBy, orderedAt } = order;
  const { releasedAt, endedAt } = order;
  return {
    id: publicId,
    provider,
    status,
    ...(payment === null ? {} : { payment }),
    ...(answer === null ? {} : { answer }),
    orderedBy,
    orderedAt: orderedAt.toString(),
    ...(releasedAt === null ? {} : { releasedAt: releasedAt.toString() }),
    ...(endedAt === null ? {} : { endedAt: endedAt.toString() }),
    unclear: isUnclear(order, leg),
  };
}
