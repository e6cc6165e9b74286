import { toWire } from "@perya/money";
import { z } from "zod";
import { wireMoney, wireTime } from "../../../http/answers/answer.ts";
import { BILL_STATES, REVIEW_REASONS, type StoredBill } from "../billing/bill.ts";
import { DAY_KINDS, DAY_PERIODS } from "../billing/kinds.ts";

const wireTier = z.object({
  minTurnover: wireMoney,
  minNetLoss: wireMoney.nullable(),
  minActive: z.int(),
  ppm: z.int().meta({ description: "Millionths of the base." }),
});

/** A bill as its agent and staff see it. */
export const billValue = z
  .object({
    id: z.string(),
    kind: z.enum(DAY_KINDS),
    period: z.enum(DAY_PERIODS),
    from: wireTime,
    until: wireTime.meta({ description: "Left out: when the next period begins." }),
    turnover: wireMoney.meta({ description: "Of the team, the agent included." }),
    netLoss: wireMoney.meta({ description: "Of the team; below zero what it won." }),
    active: z.int().meta({ description: "Active members of the team." }),
    base: wireMoney.meta({ description: "What the tier's rate is taken of." }),
    tiers: z.array(wireTier),
    tier: z.int().nullable().meta({ description: "Which of them was met, from 0 on." }),
    ppm: z.int().nullable(),
    gross: wireMoney,
    downGross: wireMoney.meta({ description: "What nearest downlines with a contract take." }),
    amount: wireMoney.meta({ description: "What the agent is paid." }),
    carryIn: wireMoney.meta({ description: "What the team had won before: zero or less." }),
    carryOut: wireMoney,
    state: z.enum(BILL_STATES),
    paidAt: wireTime.nullable(),
  })
  .meta({ id: "AgentBill", description: "What a contract came to in a period." });

/** What staff see beside it. */
export const staffBillValue = billValue
  .extend({
    agent: z.object({ id: z.string(), username: z.string() }),
    review: z.array(z.enum(REVIEW_REASONS)),
    shortfall: wireMoney.meta({ description: "What downlines took beyond the gross amount." }),
    heldFor: z.string().nullable().meta({ description: "Why it could not be paid when tried." }),
    decidedBy: z.string().nullable(),
    reason: z.string().nullable(),
  })
  .meta({ id: "StaffAgentBill" });

/** A direct downline of an agent in a bill's period. */
export const memberValue = z
  .object({
    id: z.string(),
    name: z.string(),
    turnover: wireMoney.meta({ description: "Of the member alone." }),
    netLoss: wireMoney,
    isActive: z.boolean(),
    team: z.object({ turnover: wireMoney, netLoss: wireMoney, active: z.int() }),
    isAbove: z.boolean().meta({ description: "Whether others stand below." }),
  })
  .meta({ id: "AgentBillMember" });

/** What a downline with a contract took of a bill. */
export const partValue = z.object({ name: z.string(), gross: wireMoney });

export const dayValue = z
  .object({
    day: z.iso.date(),
    category: z.string().meta({ description: "Empty for what is of none, such as a deposit." }),
    turnover: wireMoney,
    stake: wireMoney,
    payout: wireMoney,
    deposits: wireMoney,
    withdrawals: wireMoney,
    bonus: wireMoney,
    rebate: wireMoney,
  })
  .meta({ id: "AgentBillDay" });

export const betValue = z
  .object({
    id: z.string(),
    game: z.string(),
    category: z.string(),
    at: wireTime.meta({ description: "When it was booked." }),
    closedAt: wireTime.meta({ description: "When its round or draw ended." }),
    stake: wireMoney,
    payout: wireMoney,
    turnover: wireMoney,
  })
  .meta({ id: "AgentBillBet" });

export function toBill(one: StoredBill): z.infer<typeof billValue> {
  const money = (units: bigint) => toWire({ units, currency: one.currency });
  return {
    id: one.publicId,
    kind: one.kind,
    period: one.period,
    from: one.start.toString(),
    until: one.end.toString(),
    turnover: money(one.turnover),
    netLoss: money(one.netLoss),
    active: one.active,
    base: money(one.base),
    tiers: one.tiers.map(({ minTurnover, minNetLoss, minActive, ppm }) => ({
      minTurnover: money(BigInt(minTurnover)),
      minNetLoss: minNetLoss === null ? null : money(BigInt(minNetLoss)),
      minActive,
      ppm,
    })),
    tier: one.tier,
    ppm: one.ppm,
    gross: money(one.gross),
    downGross: money(one.downGross),
    amount: money(one.payable),
    carryIn: money(one.carryIn),
    carryOut: money(one.carryOut),
    state: one.state,
    paidAt: one.paidAt?.toString() ?? null,
  };
}
