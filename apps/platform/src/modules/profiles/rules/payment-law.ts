import { PAYMENT_KINDS, type PaymentKind } from "../../../declared-payment-kinds.ts";
import type { Rule } from "./compile.ts";
import type { Field } from "./fields.ts";
import type { Folded } from "./fold.ts";
import { ruleOf } from "./profile.ts";

/** The field that can forbid a kind. Transfers, wallets, debit and prepaid cards have none. */
export const FORBIDDING: Readonly<Partial<Record<PaymentKind, Field>>> = {
  "credit card": "pay.creditCard",
  credit: "pay.credit",
  crypto: "pay.crypto",
  cash: "pay.cash",
};

/** What a brand's profiles demand of the ways in which players pay. */
export interface PaymentLaw {
  /** The kinds that are forbidden, each with its rule. */
  readonly closed: ReadonlyMap<PaymentKind, Rule>;
  /** The rule by which money comes from an account in the player's own name only. */
  readonly ownAccount: Rule | undefined;
  /** The rule that forbids money from player to player. */
  readonly playerTransfer: Rule | undefined;
}

/** What folded profiles demand of payments. */
export function paymentLawIn(folded: Folded): PaymentLaw {
  const rule = (field: Field, value: unknown): Rule | undefined => {
    const bound = folded.get(field);
    if (!bound || bound.value !== value) return undefined;
    const [{ code, version }] = bound.of;
    return { rule: ruleOf(code, field), version };
  };
  const closed = new Map<PaymentKind, Rule>();
  for (const kind of PAYMENT_KINDS) {
    const field = FORBIDDING[kind];
    const forbids = field && rule(field, "forbid");
    if (forbids) closed.set(kind, forbids);
  }
  return {
    closed,
    ownAccount: rule("pay.ownAccount", true),
    playerTransfer: rule("pay.playerTransfer", "forbid"),
  };
}
