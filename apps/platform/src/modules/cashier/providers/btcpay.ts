import { formatMoney } from "@perya/money";
import { createHash } from "node:crypto";
import { z } from "zod";
import type { BtcpayStore } from "../../../config-services.ts";
import { btcpayPayouts } from "./btcpay-payouts.ts";
import { callBtcpay as call, decimal, isSigned, moneyOf, readJson } from "./btcpay-server.ts";
import type { ListedPayment, PaymentNews, PaymentProvider } from "./provider.ts";

const CODE = "btcpay";
/** A block falls out of the chain within hours; an invoice may be marked by hand for longer. */
const TAKES_BACK_DAYS = 14;
/** Invoices that one answer lists. */
const LISTED = 100;

const invoice = z.object({
  id: z.string().min(1).max(64),
  storeId: z.string(),
  status: z.enum(["New", "Processing", "Expired", "Invalid", "Settled"]),
  additionalStatus: z.enum(["None", "PaidLate", "PaidPartial", "Marked", "Invalid", "PaidOver"]),
  amount: decimal,
  paidAmount: decimal,
  currency: z.string(),
  checkoutLink: z.url({ protocol: /^https?$/ }),
  metadata: z.object({ orderId: z.string().max(64) }),
});
/**
 * The API tells when an invoice was made, and not when it was paid. One that was not opened here
 * need not have a number of an order.
 */
const listedInvoice = invoice.extend({
  createdTime: z.number().int().positive(),
  metadata: invoice.shape.metadata.catch({ orderId: "" }),
});
type Invoice = z.infer<typeof invoice>;
const webhook = z.object({ type: z.string(), storeId: z.string(), invoiceId: z.string().max(64) });

/** Webhooks that may have brought an invoice to its end, or money after it. */
const ENDS: ReadonlySet<string> = new Set([
  "InvoiceSettled",
  "InvoiceExpired",
  "InvoiceInvalid",
  "InvoicePaymentSettled",
]);

/**
 * A store at a BTCPay Server, by its Greenfield API v1. Webhooks are believed in that something
 * happened; what happened is asked for, because they don't say how much was paid.
 */
export function btcpayProvider(store: BtcpayStore): PaymentProvider {
  const { storeId, webhookSecret } = store;
  const invoices = `/api/v1/stores/${encodeURIComponent(storeId)}/invoices`;
  const read = async (id: string) =>
    invoice.parse(await call(store, `${invoices}/${encodeURIComponent(id)}`));
  return {
    code: CODE,
    takesBackDays: TAKES_BACK_DAYS,
    payouts: btcpayPayouts(store),
    open: async ({ reference, units, currency, description, returnUrl }) => {
      const known = await call(store, `${invoices}?orderId=${encodeURIComponent(reference)}`);
      const open = z
        .array(invoice)
        .parse(known)
        .find(({ status }) => status !== "Invalid");
      const body = {
        amount: formatMoney({ units, currency }, { symbol: false }).replaceAll(",", ""),
        currency,
        metadata: { orderId: reference, itemDesc: description },
        checkout: { redirectURL: returnUrl, redirectAutomatically: true },
      };
      const made = open ?? invoice.parse(await call(store, invoices, body));
      return { payment: made.id, checkoutUrl: made.checkoutLink };
    },
    list: async (from, to, onUnreadable) => {
      const listed: ListedPayment[] = [];
      for (let skip = 0; ; skip += LISTED) {
        const span = `startDate=${secondsOf(from)}&endDate=${secondsOf(to)}`;
        const answer = await call(store, `${invoices}?${span}&skip=${skip}&take=${LISTED}`);
        const made = z.array(z.unknown()).parse(answer);
        listed.push(...made.flatMap((one) => listedOf(one, onUnreadable)));
        if (made.length < LISTED) return listed;
      }
    },
    ask: async (payment) => newsOf(await read(payment)),
    read: async (headers, raw) => {
      if (!isSigned(webhookSecret, headers, raw)) return "unsigned";
      const body = webhook.safeParse(readJson(raw));
      if (!body.success || body.data.storeId !== storeId) return "unreadable";
      if (!ENDS.has(body.data.type)) return "unimportant";
      return newsOf(await read(body.data.invoiceId)) ?? "unimportant";
    },
  };
}

/** A paid invoice of a list; none for another one, or for one that can't be read. */
function listedOf(told: unknown, onUnreadable: (fault: unknown) => void): ListedPayment[] {
  try {
    const body = listedInvoice.parse(told);
    const news = newsOf(body);
    if (news?.status !== "PAID") return [];
    const { payment, reference, units, currency, payer } = news;
    const at = Temporal.Instant.fromEpochMilliseconds(body.createdTime * 1_000);
    return [{ payment, reference, units, currency, at, payer }];
  } catch (fault) {
    onUnreadable(fault);
    return [];
  }
}

function secondsOf({ epochMilliseconds }: Temporal.Instant): number {
  return Math.floor(epochMilliseconds / 1_000);
}

/**
 * How an invoice ended; undefined while it is open, and for one that was marked as settled by hand
 * without any payment. One that expired with a part of the money in it was paid with that part.
 */
function newsOf(body: Invoice): PaymentNews | undefined {
  const { id, status, additionalStatus, amount, paidAmount, currency, metadata } = body;
  if (status === "New" || status === "Processing") return undefined;
  // The server takes an invoice as paid in full within its own tolerance.
  const isFull =
    status === "Settled" && (additionalStatus === "None" || additionalStatus === "PaidLate");
  const paid = moneyOf(isFull ? amount : paidAmount, currency);
  if (status === "Settled" && paid.units === 0n) return undefined;
  const end = status === "Invalid" ? "FAILED" : paid.units > 0n ? "PAID" : "EXPIRED";
  const units = end === "PAID" ? paid.units : moneyOf(amount, currency).units;
  // The same end of the same invoice is the same message, however often it is told.
  const event = [id, status, additionalStatus, units].join(":");
  const digest = createHash("sha256")
    .update(JSON.stringify([event, metadata, currency]))
    .digest();
  const of = { provider: CODE, event, payment: id, reference: metadata.orderId, payer: null };
  return { ...of, isCurrent: true, status: end, units, currency, digest, body };
}
