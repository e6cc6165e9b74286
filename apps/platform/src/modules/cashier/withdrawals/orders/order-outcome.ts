import type { Tx } from "@perya/postgres";
import { z } from "zod";
import { openFor, type MoneyMove } from "../../../approvals/index.ts";
import type { ActingStaff } from "../../cashier.ts";
import { legRequest, ORDER_KIND } from "../legs/leg-requests.ts";
import type { Leg } from "../legs/leg.ts";
import { legSubject, type LockedLeg } from "../legs/lock-leg.ts";
import type { Withdrawal } from "../withdrawal.ts";
import type { PayoutOrder } from "./order.ts";

export const OUTCOMES = ["PAID", "FAILED"] as const;

/** What became of an order, by the provider's proof. */
export interface Outcome {
  readonly outcome: (typeof OUTCOMES)[number];
  /** The number of the provider's proof. */
  readonly proof: string;
}

/** What a request for a second person holds of it. */
export const outcomePayload = z.object({
  order: z.string(),
  outcome: z.enum(OUTCOMES),
  proof: z.string(),
});

/** What one person says of an order, as the request for a second one. */
export function outcomeOf(
  { withdrawal, leg }: LockedLeg,
  order: PayoutOrder,
  { outcome, proof, reason }: Outcome & { readonly reason: string },
  by: ActingStaff,
): MoneyMove {
  const payload = { order: order.publicId, outcome, proof };
  return legRequest(ORDER_KIND, withdrawal, leg, { payload, reason }, by);
}

/** Who said what became of a leg's order, while a second person is needed, oldest first. */
export async function outcomesOf(
  tx: Tx,
  { publicId }: Withdrawal,
  { n }: Pick<Leg, "n">,
): Promise<(Outcome & { readonly by: string; readonly at: Temporal.Instant })[]> {
  const open = await openFor(tx, ORDER_KIND, legSubject({ publicId, n }));
  return open.map(({ askedBy: by, askedAt: at, ...request }) => {
    const { outcome, proof } = outcomePayload.parse(request.payload);
    return { by, at, outcome, proof };
  });
}
