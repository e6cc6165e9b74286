import { formatMoney, money } from "@perya/money";
import type { Delivery } from "../callbacks.store.ts";
import type { Payment } from "../payment.ts";
import { html, type Html } from "./html.ts";
import { layout } from "./layout.ts";

const ENDINGS = {
  OPEN: "Waiting for payment",
  PAID: "Payment received",
  FAILED: "Payment failed",
  EXPIRED: "This payment has expired",
} as const satisfies Record<Payment["status"], string>;

/** Seconds to read the receipt before it leads back to the shop. */
const LEAVE_SECONDS = 4;
/** Deliveries the page waits for by itself. */
const WATCHED_ATTEMPTS = 4;

/** A payment's result, and the delivery of its callbacks to the shop. */
export function receiptPage(payment: Payment, deliveries: readonly Delivery[]): string {
  return layout({
    title: ENDINGS[payment.status],
    ...nextStop(payment, deliveries),
    body: html` <section class="card ${payment.status === "PAID" ? "good" : "bad"}">
        <h1>${ENDINGS[payment.status]}</h1>
        <p class="amount big">
          ${formatMoney(money(payment.paidUnits ?? payment.units, payment.currency))}
        </p>
        ${
          payment.paidUnits !== null &&
          payment.paidUnits !== payment.units &&
          html`<p>The order was for ${formatMoney(money(payment.units, payment.currency))}.</p>`
        }
        <dl>
          <div>
            <dt>For</dt>
            <dd>${payment.description}</dd>
          </div>
          <div>
            <dt>Order</dt>
            <dd class="code">${payment.reference}</dd>
          </div>
        </dl>
        <p class="notice">This is a pretend bank: <strong>no real money moved</strong>.</p>
        <p class="choices"><a class="primary" href="${payment.returnUrl}">Back to the shop</a></p>
      </section>
      <section class="card">
        <h2>Notifications to the shop</h2>
        ${
          deliveries.length === 0
            ? html`<p class="soft">Nothing yet.</p>`
            : html`<ul class="deliveries">
                ${deliveries.map(line)}
              </ul>`
        }
        <form method="post" action="/pay/${payment.publicId}/callback-again">
          <button class="plain">
            Notify the shop ${deliveries.length === 0 ? "now" : "again"}
          </button>
        </form>
      </section>`,
  });
}

/**
 * The honest path needs no click: it waits until the shop was notified and leads back. A
 * tester may want to stay and watch.
 */
function nextStop(
  { status, paidUnits, units, publicId, returnUrl }: Payment,
  deliveries: readonly Delivery[],
): { next?: { url: string; seconds: number } } {
  const [only, more] = deliveries;
  if (status !== "PAID" || paidUnits !== units || !only || more) return {};
  if (only.deliveredAt) return { next: { url: returnUrl, seconds: LEAVE_SECONDS } };
  return only.attempts < WATCHED_ATTEMPTS ? { next: { url: `/pay/${publicId}`, seconds: 1 } } : {};
}

function line(delivery: Delivery): Html {
  const { deliveredAt, givenUpAt, attempts, lastAnswer } = delivery;
  const state = deliveredAt
    ? "delivered"
    : givenUpAt
      ? "given up"
      : attempts > 0
        ? `trying again (${attempts} so far, ${lastAnswer ?? "no answer"})`
        : "on its way";
  return html`<li>
    <span class="code">${delivery.event.slice(0, 11)}…</span><span>${state}</span>
  </li>`;
}
