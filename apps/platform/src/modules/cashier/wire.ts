import { toWire } from "@perya/money";
import { z } from "zod";
import { wireMoney, wireTime } from "../../http/answers/answer.ts";
import { areFewDays, someDays, TOO_MANY_DAYS } from "../../http/answers/days.ts";
import { PAGE_SIZE, type Page, type Step } from "./cashier.ts";
import { DEPOSIT_STATUSES, feeUnitsOf, type Deposit } from "./deposits/deposit.ts";
import { qrOf } from "./deposits/transfers/qr-of.ts";
import { METHOD_CODES, type HouseBankAccount } from "./methods.ts";
import type { BankAccount } from "./bank-accounts/bank-account.ts";
import { maskNumber } from "./bank-accounts/bank-account.ts";
import { WAYS, wayTo } from "./withdrawals/ways/way.ts";

/** Money of a row. */
export function wireOf(row: { readonly currency: string }, units: bigint) {
  return toWire({ units, currency: row.currency });
}

/** What was paid, in what it was paid in; undefined before. */
export function paidOf({ paidUnits, paidCurrency }: Pick<Deposit, "paidUnits" | "paidCurrency">) {
  return paidUnits === null || paidCurrency === null
    ? undefined
    : toWire({ units: paidUnits, currency: paidCurrency });
}

const transfer = z.object({
  bank: z.string(),
  number: z.string(),
  holder: z.string(),
  exactAmount: wireMoney,
  qr: z.string().optional().meta({
    description: "The text of a code that a bank's app pays: account, amount and reference inside.",
  }),
});

export const wireDeposit = z
  .object({
    id: z.string(),
    status: z.enum(DEPOSIT_STATUSES),
    method: z.enum(METHOD_CODES),
    amount: wireMoney,
    paid: wireMoney.optional(),
    fee: wireMoney.optional().meta({ description: "Taken from what is paid. Missing for none." }),
    createdAt: wireTime,
    expiresAt: wireTime,
    checkoutUrl: z.string().optional(),
    transfer: transfer.optional(),
    slip: z.boolean(),
    reason: z.string().optional(),
  })
  .meta({ id: "Deposit" });

/** A deposit as its player sees it. */
export function toWireDeposit(deposit: Deposit): z.infer<typeof wireDeposit> {
  const { account, checkoutUrl, exactUnits, reason, status } = deposit;
  const paid = paidOf(deposit);
  return {
    id: deposit.publicId,
    status,
    method: deposit.method,
    amount: wireOf(deposit, deposit.units),
    ...(paid ? { paid } : {}),
    ...(feeUnitsOf(deposit) > 0n ? { fee: wireOf(deposit, feeUnitsOf(deposit)) } : {}),
    createdAt: deposit.createdAt.toString(),
    expiresAt: deposit.expiresAt.toString(),
    ...(checkoutUrl !== null && status === "AWAITING_PAYMENT" ? { checkoutUrl } : {}),
    ...(account && exactUnits !== null
      ? { transfer: transferOf(deposit, account, exactUnits) }
      : {}),
    slip: deposit.slip !== null,
    // The reason why something waits is for staff; the player's text stays neutral.
    ...(reason !== null && (status === "REJECTED" || status === "RETURNED") ? { reason } : {}),
  };
}

function transferOf(
  deposit: Deposit,
  { bank, number, holder, ...coded }: HouseBankAccount,
  exactUnits: bigint,
): z.infer<typeof transfer> {
  const qr = qrOf(deposit, { bank, number, holder, ...coded }, exactUnits);
  const exactAmount = wireOf(deposit, exactUnits);
  return { bank, number, holder, exactAmount, ...(qr === undefined ? {} : { qr }) };
}

export const wireBankAccount = z
  .object({
    id: z.string(),
    bank: z.string(),
    number: z.string(),
    holder: z.string(),
    usableFrom: wireTime,
    way: z.enum(WAYS).meta({ description: "Whether it is a bank's or a Bitcoin address." }),
  })
  .meta({
    id: "BankAccount",
    description: "A bank account with all but the end of its number hidden.",
  });

/** A bank account with all but the end of its number hidden. */
export function toWireBankAccount(account: BankAccount): z.infer<typeof wireBankAccount> {
  const { publicId: id, bank, holder } = account;
  return {
    id,
    bank,
    number: maskNumber(account.number),
    holder,
    usableFrom: account.usableFrom.toString(),
    way: wayTo(account.number),
  };
}

/** A page of a list for the wire; `write` is given all of its rows, so that it can ask once. */
export async function toWirePage<Row, Wire>(
  page: Page<Row>,
  pageNo: number,
  write: (rows: readonly Row[]) => readonly Wire[] | Promise<readonly Wire[]>,
) {
  return {
    content: [...(await write(page.rows))],
    pageNo,
    totalPages: Math.max(1, Math.ceil(page.total / PAGE_SIZE)),
  };
}

export const pageQuery = z.object({
  pageNo: z.coerce.number().int().min(1).max(10_000).default(1),
});

/** The query of a player's list: a page of the requests of some days. */
export const historyQuery = pageQuery.extend(someDays).refine(areFewDays, TOO_MANY_DAYS);

/** A public id of the cashier, as a path parameter. */
export function idParam(prefix: "dep" | "wd" | "pp" | "ba" | "pl") {
  return z.object({
    id: z.string().regex(new RegExp(`^${prefix}_[0-9a-v]{20}$`), "is not a valid number"),
  });
}

export const staffReason = z.string().trim().min(3).max(500);

export const wireTimeline = z.array(
  z
    .object({
      status: z.string(),
      at: wireTime,
      actor: z.string(),
      reason: z.string().nullable(),
      reference: z.string().nullable(),
    })
    .meta({
      id: "TimelineStep",
      description: "One step in the life of a deposit or a withdrawal.",
    }),
);

/** The whole history, for staff. */
export function toTimeline(steps: readonly Step[]): z.infer<typeof wireTimeline> {
  return steps.map(({ status, at, actor, reason, reference }) => ({
    status,
    at: at.toString(),
    actor,
    reason,
    reference,
  }));
}
