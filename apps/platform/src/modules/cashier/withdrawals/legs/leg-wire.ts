import { z } from "zod";
import { wireMoney, wireTime } from "../../../../http/answers/answer.ts";
import { wireOf } from "../../wire.ts";
import { LEG_STATUSES, WISHES, type Leg } from "./leg.ts";
import { standingOf, type Standing } from "./standing.ts";

/** What everyone may know of a leg. */
export const legFields = z.object({
  n: z.number().int().meta({ description: "Its number in the withdrawal, from 1." }),
  status: z.enum(LEG_STATUSES),
  amount: wireMoney,
  received: wireMoney.optional().meta({ description: "Of a leg that has ended." }),
  restOf: z
    .number()
    .int()
    .optional()
    .meta({ description: "The leg that arrived in part, when this one is its rest." }),
  cameBack: z.literal(true).optional().meta({
    description: "Whether it is money that the bank sent back of the leg it is a rest of.",
  }),
  wish: z
    .enum(WISHES)
    .optional()
    .meta({
      description:
        "Of a rest: whether the player wants a transfer of it, or cash; of money that came back " +
        "missing until the player has chosen.",
    }),
  reference: z.string().optional().meta({ description: "The bank's number of the transfer." }),
  sentAt: wireTime.optional(),
  dueAt: wireTime.optional().meta({ description: "When silence counts as received." }),
  reason: z.string().optional(),
});

/** A leg without who did what. */
export function toLeg(owner: { readonly currency: string }, leg: Leg): z.infer<typeof legFields> {
  const { n, status, units, receivedUnits, restOf, wish, reference, reason } = leg;
  const { sentAt, dueAt, holdOf } = leg;
  return {
    n,
    status,
    amount: wireOf(owner, units),
    ...(receivedUnits > 0n ? { received: wireOf(owner, receivedUnits) } : {}),
    ...(restOf === null ? {} : { restOf }),
    ...(holdOf !== null && holdOf === restOf ? { cameBack: true as const } : {}),
    ...(wish === null ? {} : { wish }),
    ...(reference === null ? {} : { reference }),
    ...(sentAt === null ? {} : { sentAt: sentAt.toString() }),
    ...(dueAt === null ? {} : { dueAt: dueAt.toString() }),
    ...(reason === null ? {} : { reason }),
  };
}

/** Where a withdrawal's money is. */
export const wireStanding = z
  .object({
    paid: wireMoney,
    open: wireMoney,
    toRepay: wireMoney,
    returned: wireMoney,
    setOff: wireMoney,
  })
  .meta({
    id: "WithdrawalStanding",
    description:
      "Where the money of a withdrawal is: paid, on its way or not decided, the rest of " +
      "transfers that arrived in part, back in the balance, and taken for what the player owed. " +
      "They add up to its amount.",
  });

/** The same of a withdrawal by its legs. */
export function toStanding(
  owner: { readonly currency: string },
  legs: readonly Leg[],
): z.infer<typeof wireStanding> {
  const standing = standingOf(legs);
  const of = (part: keyof Standing) => wireOf(owner, standing[part]);
  return {
    paid: of("paid"),
    open: of("open"),
    toRepay: of("toRepay"),
    returned: of("returned"),
    setOff: of("setOff"),
  };
}
