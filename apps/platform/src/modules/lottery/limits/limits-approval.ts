import { formatMoney } from "@perya/money";
import type { Tx } from "@perya/postgres";
import { ok, refuse, type Result } from "@perya/result";
import { isDeepStrictEqual } from "node:util";
import { z } from "zod";
import { askChange, type ApprovalKind } from "../../approvals/index.ts";
import { recordAudit } from "../../audit/index.ts";
import type { StaffSignedIn } from "../../staff/index.ts";
import type { Limits } from "./limits.ts";
import { limitsOf } from "./limits-of.ts";
import { upsertLimits } from "./limits.store.ts";

const units = z.string().transform(BigInt);
const limits = z.object({
  currency: z.string(),
  minUnit: units,
  maxUnit: units,
  orderPayout: units,
  issuePayout: units,
  bankroll: units,
  shares: z.record(z.string(), z.number()),
});
const payload = z.object({ before: limits, after: limits });

const AMOUNTS = [
  ["minUnit", "Smallest unit"],
  ["maxUnit", "Largest unit"],
  ["orderPayout", "Payout of an order"],
  ["issuePayout", "Payout of a player's draw"],
  ["bankroll", "Bankroll"],
] as const;

export type AskForLimitsRefusal =
  | "NO_SUCH_CURRENCY"
  | "LIMITS_CONTRADICT"
  | "SAME_AS_BEFORE"
  | "ASKED_ALREADY";

/**
 * Requests new limits of lottery bets in a currency that brands use. Returns the request's
 * public id.
 */
export async function askForLimits(
  tx: Tx,
  asker: StaffSignedIn,
  after: Limits,
  { currencies, reason }: { readonly currencies: readonly string[]; readonly reason: string },
): Promise<Result<string, AskForLimitsRefusal>> {
  const { currency } = after;
  const before = currencies.includes(currency)
    ? (await limitsOf(tx, [currency])).get(currency)
    : undefined;
  if (!before) return refuse("NO_SUCH_CURRENCY");
  if (after.minUnit > after.maxUnit || after.orderPayout > after.issuePayout)
    return refuse("LIMITS_CONTRADICT");
  if (isDeepStrictEqual(toText(before), toText(after))) return refuse("SAME_AS_BEFORE");
  const carried = { before: toText(before), after: toText(after) };
  const asked = {
    kind: lotteryLimitsApproval.kind,
    subject: currency,
    about: `Lottery limits in ${currency}`,
    brandId: null,
    payload: carried,
    reason,
  };
  return askChange(tx, asker, asked, toText(after));
}

/**
 * New limits of lottery bets: what players may bet and win, and how much the house may lose.
 */
export const lotteryLimitsApproval: ApprovalKind = {
  kind: "lottery.limits",
  title: "Limits of lottery bets",
  permission: "lottery.write",
  refusals: {
    LIMITS_CHANGED: [
      409,
      "The limits have changed since. Reject this request so that it can be made again.",
    ],
  },
  details: (approval) => {
    const { before, after } = payload.parse(approval.payload);
    const words = (amount: bigint) => formatMoney({ units: amount, currency: after.currency });
    const amounts = AMOUNTS.filter(([name]) => before[name] !== after[name]);
    const markets = [
      ...new Set([...Object.keys(before.shares), ...Object.keys(after.shares)]),
    ].filter((one) => before.shares[one] !== after.shares[one]);
    return [
      ...amounts.map(([name, label]) => ({
        label,
        value: `${words(before[name])} → ${words(after[name])}`,
      })),
      ...markets.map((market) => ({
        label: `Share of ${market}`,
        value: `${share(before.shares[market])} → ${share(after.shares[market])}`,
      })),
    ];
  },
  carryOut: async ({ tx, approval, by }) => {
    const { before, after } = payload.parse(approval.payload);
    const now = (await limitsOf(tx, [after.currency])).get(after.currency);
    if (!now || !isDeepStrictEqual(toText(now), toText(before))) return refuse("LIMITS_CHANGED");
    const actor = `${approval.askedBy} and ${by.username}`;
    await upsertLimits(tx, after, actor);
    const changed = {
      actor,
      action: "lottery.limits.change",
      subject: after.currency,
      brandId: null,
      reason: approval.reason ?? undefined,
    };
    await recordAudit(tx, { ...changed, before: toText(before), after: toText(after) });
    return ok(undefined);
  },
};

function share(points: number | undefined): string {
  return points === undefined ? "standard" : `${(points / 100).toFixed(2)} % of the bankroll`;
}

/** Limits as stored; amounts as text. */
export function toText({
  currency,
  minUnit,
  maxUnit,
  orderPayout,
  issuePayout,
  bankroll,
  shares,
}: Limits) {
  return {
    currency,
    minUnit: minUnit.toString(),
    maxUnit: maxUnit.toString(),
    orderPayout: orderPayout.toString(),
    issuePayout: issuePayout.toString(),
    bankroll: bankroll.toString(),
    shares: { ...shares },
  };
}
