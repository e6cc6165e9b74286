import { UNITS_PER_MAJOR } from "@perya/money";
import { z } from "zod";
import { settingAmount } from "../../../../declares.ts";
import type { PaymentKind } from "../../../../declared-payment-kinds.ts";
import { currency, kindOf } from "../../deposits/terms/declared-methods.ts";

const main = (amount: bigint): string => (amount * UNITS_PER_MAJOR).toString();
const LARGEST = 50_000n;

const payer = z.object({
  enabled: z.boolean().default(false).meta({
    title: "Pays withdrawals",
    description: "Transfers ordered before it was switched off go on.",
  }),
  name: z.string().trim().min(1).max(80).meta({ title: "Name that staff see" }),
  min: settingAmount.default("0").meta({ title: "Smallest transfer" }),
  max: settingAmount.default(main(LARGEST)).meta({ title: "Largest transfer" }),
  currency: currency.meta({ title: "Only for withdrawals in this currency" }),
});
const inOrder = ({ min, max }: z.output<typeof payer>) => BigInt(min) <= BigInt(max);
const OUT_OF_ORDER = {
  path: ["max"],
  message: "The largest transfer can't be below the smallest",
};
const named = (name: string, kind: PaymentKind, title: string, description?: string) =>
  payer
    .extend({ name: payer.shape.name.default(name), kind: kindOf(kind) })
    .refine(inOrder, OUT_OF_ORDER)
    .prefault({})
    .meta({ title, ...(description === undefined ? {} : { description }) });

/** The companies that pay withdrawals, each by its code. */
export const payers = z.object({
  sandbox: named("Sandbox Bank", "bank transfer", "Payment company (sandbox)"),
  btcpay: named(
    "BTCPay Server",
    "crypto",
    "Bitcoin (BTCPay Server)",
    "Needs a store at a BTCPay Server in the installation's environment, and pays to Bitcoin " +
      "addresses.",
  ),
});

type Payers = z.output<typeof payers>;
const CODES = ["sandbox", "btcpay"] as const satisfies readonly (keyof Payers)[];

/** Switching one off is urgent when something is wrong with it, so one person may. */
export function paysMore(before: unknown, after: unknown): boolean {
  const [from, to] = [payers.parse(before), payers.parse(after)];
  const rest = (value: Payers) =>
    JSON.stringify(CODES.map((code) => ({ ...value[code], enabled: false })));
  return rest(from) !== rest(to) || CODES.some((code) => to[code].enabled && !from[code].enabled);
}
