import { formatMoney, money } from "@perya/money";
import type { Payment } from "../payment.ts";
import { html, type Html } from "./html.ts";
import { layout } from "./layout.ts";

/**
 * The page on which a visitor pays, declines or makes the bank misbehave. `problem` is a sentence
 * about the last try.
 */
export function checkoutPage(payment: Payment, problem?: string): string {
  const amount = formatMoney(money(payment.units, payment.currency));
  return layout({
    title: `Pay ${amount}`,
    body: html` <section class="card" aria-labelledby="what">
        <h1 id="what">Pay <span class="amount">${amount}</span></h1>
        <dl>
          <div>
            <dt>For</dt>
            <dd>${payment.description}</dd>
          </div>
          <div>
            <dt>Order</dt>
            <dd class="code">${payment.reference}</dd>
          </div>
          <div>
            <dt>Open until</dt>
            <dd>
              <time datetime="${payment.expiresAt.toString()}">${clock(payment.expiresAt)}</time>
            </dd>
          </div>
        </dl>
        <p class="notice">This is a pretend bank: <strong>no real money moves</strong>.</p>
        ${problem !== undefined && html`<p class="problem" role="alert">${problem}</p>`}
        <form method="post" class="choices">
          <button class="primary" name="act" value="pay">Pay ${amount}</button>
          <button class="plain" name="act" value="fail">Let the payment fail</button>
        </form>
        <p class="back"><a href="${payment.returnUrl}">Go back without paying</a></p>
      </section>
      ${misbehaviour(payment)}`,
  });
}

function misbehaviour(payment: Payment): Html {
  const half = formatMoney(money(payment.units / 2n || 1n, payment.currency), { symbol: false });
  return html` <details class="card">
    <summary>Make the bank misbehave</summary>
    <p class="soft">
      Everything a real payment service gets wrong sooner or later. A shop must come out right all
      the same.
    </p>
    <form method="post" class="list">
      <button name="act" value="twice">
        <b>Say it twice</b><span>Paid once; the news arrives three times.</span>
      </button>
      <button name="act" value="late">
        <b>Pay too late</b><span>The payment runs out, then the money arrives.</span>
      </button>
      <button name="act" value="never">
        <b>Say nothing</b><span>Paid, but the shop is never told.</span>
      </button>
      <button name="act" value="taken-back">
        <b>Take it back</b><span>Paid, and then the money is claimed back.</span>
      </button>
    </form>
    <form method="post" class="row">
      <label for="seconds">Tell the shop only after</label>
      <select id="seconds" name="seconds">
        <option value="20">20 seconds</option>
        <option value="60">1 minute</option>
        <option value="300">5 minutes</option>
        <option value="2100">35 minutes</option>
      </select>
      <button name="act" value="delayed">Pay, tell later</button>
    </form>
    <form method="post" class="row">
      <label for="amount">Pay another amount, in ${payment.currency}</label>
      <input
        id="amount"
        name="amount"
        inputmode="decimal"
        autocomplete="off"
        maxlength="20"
        value="${half}"
      />
      <button name="act" value="other-amount">Pay this</button>
    </form>
    <form method="post" class="row">
      <label for="payer">Pay from the account of</label>
      <input id="payer" name="payer" autocomplete="off" maxlength="120" required />
      <button name="act" value="named">Pay under this name</button>
    </form>
  </details>`;
}

/** Hours and minutes in UTC: the server doesn't know the visitor's zone. */
function clock(at: Temporal.Instant): string {
  return `${at.toZonedDateTimeISO("UTC").toPlainTime().toString({ smallestUnit: "minute" })} UTC`;
}
