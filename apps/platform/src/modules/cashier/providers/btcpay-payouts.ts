import { formatMoney } from "@perya/money";
import { createHash } from "node:crypto";
import { z } from "zod";
import type { BtcpayStore } from "../../../config-services.ts";
import { isBitcoinAddress } from "../bank-accounts/bitcoin-address.ts";
import {
  BtcpayRefused,
  callBtcpay,
  decimal,
  isSigned,
  moneyOf,
  readJson,
} from "./btcpay-server.ts";
import type { PayoutNews, PayoutPort } from "./payout-port.ts";

const CODE = "btcpay";
/** Bitcoin on its chain, as the server names ways of paying out. */
const PAYOUT_METHOD = "BTC-CHAIN";

const payout = z.object({
  id: z.string().min(1).max(64),
  revision: z.number().int(),
  state: z.enum(["AwaitingApproval", "AwaitingPayment", "InProgress", "Completed", "Cancelled"]),
  originalCurrency: z.string(),
  originalAmount: decimal,
  metadata: z.object({ orderId: z.string().max(64).optional() }).nullish(),
});
type Payout = z.infer<typeof payout>;
const pullPayment = z.object({ id: z.string().min(1).max(64), name: z.string().nullish() });
const webhook = z.object({ type: z.string(), storeId: z.string(), payoutId: z.string().max(64) });

/** Webhooks that may have brought a payout to its end. */
const ENDS: ReadonlySet<string> = new Set(["PayoutUpdated"]);

/**
 * Payouts of a store at a BTCPay Server, by its Greenfield API v1. Each is the only claim of a pull
 * payment of exactly its amount in the player's currency. It is made without approval, which moves
 * no money; approving it releases it. Webhooks are believed in that something happened; what
 * happened is asked for.
 */
export function btcpayPayouts(store: BtcpayStore): PayoutPort {
  const base = `/api/v1/stores/${encodeURIComponent(store.storeId)}`;
  const payouts = `${base}/payouts`;
  const pathOf = (payment: string) => `${payouts}/${encodeURIComponent(payment)}`;
  const read = async (payment: string) => payout.parse(await callBtcpay(store, pathOf(payment)));
  /** The payout that was made under a reference before an answer was lost. */
  const made = async (pull: string) =>
    z
      .array(payout)
      .parse(
        await callBtcpay(
          store,
          `/api/v1/pull-payments/${encodeURIComponent(pull)}/payouts?includeCancelled=true`,
        ),
      )
      .at(0);
  const pullOf = async (reference: string) =>
    z
      .array(pullPayment)
      .parse(await callBtcpay(store, `${base}/pull-payments`))
      .find(({ name }) => name === reference)?.id;
  return {
    takes: ({ number }) => isBitcoinAddress(number),
    place: async ({ reference, units, currency, number }, again) => {
      const known = again ? await pullOf(reference) : undefined;
      const earlier = known && (await made(known));
      if (earlier) return { payment: earlier.id };
      const amount = formatMoney({ units, currency }, { symbol: false }).replaceAll(",", "");
      const of = { amount, currency, autoApproveClaims: false, payoutMethods: [PAYOUT_METHOD] };
      return refusable(async () => {
        const pull = { name: reference, ...of };
        const pullPaymentId =
          known ?? pullPayment.parse(await callBtcpay(store, `${base}/pull-payments`, pull)).id;
        const asked = {
          pullPaymentId,
          destination: number,
          amount,
          payoutMethodId: PAYOUT_METHOD,
          approved: false,
          metadata: { orderId: reference },
        };
        return payout.parse(await callBtcpay(store, payouts, asked)).id;
      });
    },
    release: async (payment) => {
      const { state, revision } = await read(payment);
      if (state === "AwaitingApproval") await callBtcpay(store, pathOf(payment), { revision });
    },
    ask: async (payment) => {
      const said = await read(payment);
      return said.state === "AwaitingApproval" ? "placed" : newsOf(said);
    },
    read: async (headers, raw) => {
      if (!isSigned(store.webhookSecret, headers, raw)) return "unsigned";
      const body = webhook.safeParse(readJson(raw));
      if (!body.success || body.data.storeId !== store.storeId) return "unreadable";
      if (!ENDS.has(body.data.type)) return "unimportant";
      return newsOf(await read(body.data.payoutId)) ?? "unimportant";
    },
  };
}

/** The codes by which the server says that it makes no such payout, whenever it is asked. */
const REFUSALS: ReadonlySet<string> = new Set([
  "duplicate-destination",
  "overdraft",
  "amount-too-low",
  "payment-method-not-supported",
]);

/** The number of what was made, or why it is not made; other faults leave it unknown. */
async function refusable(make: () => Promise<string>) {
  try {
    return { payment: await make() };
  } catch (fault) {
    if (fault instanceof BtcpayRefused && (fault.status === 422 || REFUSALS.has(fault.code)))
      return { refused: fault.code || "The server found the payout invalid" };
    throw fault;
  }
}

/** How a payout ended; undefined while it is under way. */
function newsOf(body: Payout): PayoutNews | undefined {
  const { id, state, originalAmount, originalCurrency: currency, metadata } = body;
  if (state !== "Completed" && state !== "Cancelled") return undefined;
  const { units } = moneyOf(originalAmount, currency);
  const reference = metadata?.orderId ?? "";
  // The same end of the same payout is the same message, however often it is told.
  const event = [id, state, units].join(":");
  const digest = createHash("sha256")
    .update(JSON.stringify([event, reference, currency]))
    .digest();
  const status = state === "Completed" ? "PAID" : "FAILED";
  return { provider: CODE, event, payment: id, reference, status, units, currency, digest, body };
}
