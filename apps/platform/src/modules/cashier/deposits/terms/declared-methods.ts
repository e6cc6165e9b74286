import { LANGUAGES, type LanguageCode } from "@perya/languages";
import { currencyOf, feeOf, UNITS_PER_MAJOR } from "@perya/money";
import { z } from "zod";
import { settingAmount, settingCount } from "../../../../declares.ts";
import { PAYMENT_KINDS, type PaymentKind } from "../../../../declared-payment-kinds.ts";

/** An amount of the brand's currency as settings hold it. */
const main = (amount: bigint): string => (amount * UNITS_PER_MAJOR).toString();
const MOST_MINUTES = 7 * 24 * 60;
const MOST_METHODS = 99;
const MOST_FEE_PERCENT = 20;
const LONGEST_INSTRUCTIONS = 1_000;
const PAY_MINUTES = 30;
const text = z.string().trim().min(1).max(80);

const clock = z
  .string()
  .regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, "must be a time of day such as 08:30")
  .default("00:00");
/** A currency of the platform, or any. */
export const currency = z
  .string()
  .refine(isCurrency, "is not a currency of the platform")
  .nullable()
  .default(null)
  .meta({ title: "Only for players in this currency", "x-none": "any currency" });
const picture = z
  .string()
  .regex(/^\/pictures\/[0-9a-f]{32}\.(?:png|jpg|webp|svg)$/, "must be an uploaded picture")
  .nullable()
  .default(null)
  .meta({ title: "Picture", "x-picture": true });
const words = z.string().trim().max(LONGEST_INSTRUCTIONS).default("");

/** Instructions in every language that the site is written in. */
const instructions = z
  .object(
    Object.fromEntries(
      LANGUAGES.filter(({ written }) => written).map(({ code, name }) => [
        code,
        words.meta({ title: name }),
      ]),
    ) as Record<LanguageCode, typeof words>,
  )
  .partial()
  .prefault({})
  .meta({
    title: "Instructions for players",
    description: "Shown above the amount. A missing language is shown in the brand's, or English.",
  });

/** What a way of paying takes, which the brand's law can forbid. */
export const kindOf = (first: PaymentKind) =>
  z.enum(PAYMENT_KINDS).default(first).meta({
    title: "What is paid with",
    description: "A kind that the brand's law forbids can't be offered, and is closed by it.",
  });

const method = z.object({
  enabled: z.boolean().default(true).meta({
    title: "Offered",
    description: "Deposits opened before it was switched off are still credited.",
  }),
  name: text.meta({ title: "Name that players see" }),
  order: settingCount(0, MOST_METHODS).meta({
    title: "Place in the list",
    description: "The smallest number comes first.",
  }),
  min: settingAmount.meta({ title: "Smallest deposit" }),
  max: settingAmount.meta({ title: "Largest deposit" }),
  feePercent: z
    .number("must be a number")
    .min(0, "can't be below 0")
    .max(MOST_FEE_PERCENT, `can't be above ${MOST_FEE_PERCENT}`)
    .multipleOf(0.01, "can have two decimals at most")
    .default(0)
    .meta({ title: "Fee as a share of the payment", "x-unit": "%" }),
  feeFlat: settingAmount.default("0").meta({
    title: "Flat fee",
    description: "Added to the share. The player sees the fee before paying.",
  }),
  kycLevel: settingCount(0, 3).default(0).meta({ title: "Level of verification it needs" }),
  opens: clock.meta({
    title: "Opens",
    description: "By the brand's clock. Open all day when both times are the same.",
  }),
  closes: clock.meta({ title: "Closes", description: "May be after midnight." }),
  currency,
  expiresMinutes: settingCount(5, MOST_MINUTES).default(PAY_MINUTES).meta({
    title: "Time to pay",
    "x-unit": "minutes",
  }),
  picture,
  instructions,
});

/** What is asked of every method: amounts in order, and a fee that leaves something. */
const inOrder = ({ min, max }: z.output<typeof method>) => BigInt(min) <= BigInt(max);
const OUT_OF_ORDER = { path: ["max"], message: "The largest deposit can't be below the smallest" };
const leavesSomething = ({ min, feePercent, feeFlat }: z.output<typeof method>) =>
  feeOf(
    { units: BigInt(min), currency: "PHP" },
    { bps: bpsOf(feePercent), flatUnits: BigInt(feeFlat) },
  ).units < BigInt(min) || BigInt(feeFlat) === 0n;
const ALL_FEE = { path: ["feeFlat"], message: "The fee must be less than the smallest deposit" };

/** A method with what it begins as. */
const beginning = (name: string, order: number, max: bigint, kind: PaymentKind) => ({
  kind: kindOf(kind),
  name: method.shape.name.default(name),
  order: method.shape.order.default(order),
  min: method.shape.min.default(main(100n)),
  max: method.shape.max.default(main(max)),
});

const account = z
  .object({
    bank: text.default("Banko ng Perya").meta({ title: "Bank" }),
    number: text.default("0012 3456 7890").meta({ title: "Account number" }),
    holder: text.default("Perya Demo Inc.").meta({ title: "Account holder" }),
  })
  .prefault({})
  .meta({
    title: "Account that players transfer to",
    description: "Transfers opened earlier keep the account they were shown.",
  });

const qrAccount = z
  .object({
    ...account.unwrap().shape,
    number: z
      .string()
      .regex(/^\d{6,34}$/, "must be 6 to 34 digits")
      .default("001234567890")
      .meta({ title: "Account number" }),
    swift: z
      .string()
      .regex(/^[A-Z]{6}[A-Z0-9]{5}$/, "must have 11 letters and digits, such as BNORPHMMXXX")
      .default("PRYAPHM2XXX")
      .meta({ title: "The bank's SWIFT code", description: "11 letters, as QR Ph knows it." }),
    city: text.max(15).default("Manila").meta({ title: "City" }),
  })
  .prefault({})
  .meta({
    title: "Account that the code pays into",
    description: "Codes opened earlier keep the account they were made for.",
  });

/** How players pay in, each by its code. */
export const methods = z.object({
  sandbox: method
    .extend(beginning("Sandbox Bank", 10, 50_000n, "bank transfer"))
    .refine(inOrder, OUT_OF_ORDER)
    .refine(leavesSomething, ALL_FEE)
    .prefault({})
    .meta({ title: "Payment company (sandbox)" }),
  qr: method
    .extend({ ...beginning("QR Ph", 20, 50_000n, "bank transfer"), account: qrAccount })
    .extend({ currency: currency.default("PHP") })
    .refine(inOrder, OUT_OF_ORDER)
    .refine(leavesSomething, ALL_FEE)
    .prefault({})
    .meta({ title: "Transfer by QR code", description: "QR Ph: pesos only." }),
  "bank-transfer": method
    .extend({ ...beginning("Bank transfer", 30, 200_000n, "bank transfer"), account })
    .refine(inOrder, OUT_OF_ORDER)
    .refine(leavesSomething, ALL_FEE)
    .prefault({})
    .meta({ title: "Manual bank transfer" }),
  btcpay: method
    .extend({
      ...beginning("Cryptocurrency", 25, 50_000n, "crypto"),
      enabled: z.boolean().default(false).meta({
        title: "Offered",
        description: "Needs a store at a BTCPay Server in the installation's environment.",
      }),
    })
    .refine(inOrder, OUT_OF_ORDER)
    .refine(leavesSomething, ALL_FEE)
    .prefault({})
    .meta({ title: "Cryptocurrency (BTCPay Server)" }),
  voucher: method
    .omit({ min: true, max: true, feePercent: true, feeFlat: true, expiresMinutes: true })
    .extend({
      name: method.shape.name.default("Voucher"),
      order: method.shape.order.default(40),
      kind: kindOf("prepaid"),
    })
    .prefault({})
    .meta({
      title: "Voucher",
      description: "Codes of batches that staff make. Sold for cash, they are paid with cash.",
    }),
});

export const METHOD_CODES = [
  "sandbox",
  "qr",
  "btcpay",
  "bank-transfer",
  "voucher",
] as const satisfies readonly (keyof z.output<typeof methods>)[];

/** Hundredths of a per cent: 1.5 % is 150. */
export function bpsOf(percent: number): number {
  return Math.round(percent * 100);
}

/** Switching methods off is urgent when something is wrong with them, so one person may. */
export function changesMore(before: unknown, after: unknown): boolean {
  const [from, to] = [methods.parse(before), methods.parse(after)];
  const rest = (value: z.output<typeof methods>) =>
    JSON.stringify(METHOD_CODES.map((code) => ({ ...value[code], enabled: false })));
  return (
    rest(from) !== rest(to) || METHOD_CODES.some((code) => to[code].enabled && !from[code].enabled)
  );
}

function isCurrency(code: string): boolean {
  try {
    return currencyOf(code).code === code;
  } catch {
    return false;
  }
}
