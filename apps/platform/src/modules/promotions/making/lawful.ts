import { money, toMinor } from "@perya/money";
import type { Brand } from "../../brands/index.ts";
import type { BonusLaw } from "../../profiles/index.ts";
import type { PromotionDraft } from "../promotion.ts";
import { requiredOf } from "../rules/bonus-of.ts";
import type { Rule } from "../rules/rule.ts";

const WHOLE_BPS = 10_000n;

/**
 * The sentence of the law that a promotion breaks, or undefined. It is looked at with its largest
 * bonus and the smallest deposit that brings it: of a larger deposit no more is required than the
 * law has, when it is granted.
 */
export function brokenLaw(
  draft: Pick<PromotionDraft, "rule">,
  law: BonusLaw,
  { currency }: Pick<Brand, "currency">,
): string | undefined {
  const { deposit, bonus } = largestOf(draft.rule);
  const minor = (units: bigint) => Number(toMinor(money(units, currency)));
  return law.refuses({
    currency,
    deposit: minor(deposit),
    bonus: minor(bonus),
    required: minor(requiredOf({ deposit, bonus }, draft.rule)),
    days: draft.rule.days,
    weights: draft.rule.weights,
  })?.sentence;
}

/** The largest bonus of a rule, with the smallest deposit that brings it. Ledger units. */
export function largestOf(rule: Rule): { readonly deposit: bigint; readonly bonus: bigint } {
  if (rule.type === "GIFT") return { bonus: BigInt(rule.bonus), deposit: 0n };
  if (rule.type === "APPLICATION") return { bonus: BigInt(rule.most), deposit: 0n };
  const bonus = BigInt(rule.cap);
  // Of free bets it is what they may win, and so is what is reserved of the budget: their stakes
  // may bring more than they come to.
  if (rule.type === "CASHBACK" || rule.type === "FREE_BETS") return { bonus, deposit: 0n };
  // The law looks at all of its days together.
  if (rule.type === "REBATE_BOOST") return { bonus: bonus * BigInt(rule.days), deposit: 0n };
  return { bonus, deposit: (bonus * WHOLE_BPS) / BigInt(rule.percentBps) };
}
