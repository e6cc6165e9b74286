import { createHash } from "node:crypto";
import { z } from "zod";
import type { ListedPayment, PaymentNews, PaymentProvider, PaymentReporter } from "./provider.ts";
import type { SandboxSettings } from "./sandbox-settings.ts";
import { sandboxPayouts } from "./sandbox-payouts.ts";
import { isSigned, sign } from "./signature.ts";

const CODE = "sandbox";
/** The method whose transfers it reports as a bank. */
const QR_CODE = "qr";
const HEADER = "x-gateway-signature";
const TIMEOUT_MS = 5_000;
/** As cards have it. */
const TAKES_BACK_DAYS = 120;

const units = z.string().regex(/^[1-9]\d{0,17}$/);
const opened = z.object({
  id: z.string().min(1).max(64),
  checkoutUrl: z.url({ protocol: /^https?$/ }),
});
const paymentAnswer = z.object({
  id: z.string().min(1).max(64),
  reference: z.string(),
  status: z.enum(["OPEN", "PAID", "FAILED", "EXPIRED"]),
  amount: units,
  currency: z.string(),
  payer: z.string().trim().min(1).max(120).nullish(),
});
const paidAnswer = z.object({
  payments: z.array(paymentAnswer.extend({ paidAt: z.iso.datetime() })),
  most: z.number().int().min(1),
});
const callback = paymentAnswer.extend({
  status: z.enum(["PAID", "FAILED", "EXPIRED"]),
  event: z.string().min(1).max(64),
});

/** Sandbox Bank over signed HTTP. */
export function sandboxProvider(settings: SandboxSettings): PaymentProvider {
  const { secret, gatewayUrl } = settings;
  return {
    code: CODE,
    takesBackDays: TAKES_BACK_DAYS,
    payouts: sandboxPayouts(settings),
    open: async ({ units: amount, ...order }) => {
      const { callbackUrl } = settings;
      const body = JSON.stringify({ ...order, amount: amount.toString(), callbackUrl });
      const headers = { "content-type": "application/json", [HEADER]: sign(secret, body) };
      const { id, checkoutUrl } = opened.parse(
        await call(`${gatewayUrl}/v1/payments`, { method: "POST", headers, body }),
      );
      return { payment: id, checkoutUrl };
    },
    ask: async (payment) => {
      const path = `/v1/payments/${encodeURIComponent(payment)}`;
      const answer = paymentAnswer.parse(
        await call(gatewayUrl + path, { headers: { [HEADER]: sign(secret, path) } }),
      );
      if (answer.status === "OPEN") return undefined;
      const { id, status } = answer;
      const said = newsOf(CODE, { ...answer, status, event: `asked:${id}:${status}` });
      return { ...said, isCurrent: true };
    },
    list: (from, to) => listPaid(settings, from, to),
    read: reading(CODE, secret),
  };
}

async function listPaid(
  { gatewayUrl, secret }: SandboxSettings,
  from: Temporal.Instant,
  to: Temporal.Instant,
): Promise<ListedPayment[]> {
  const listed: ListedPayment[] = [];
  for (;;) {
    const span = `from=${from.toString()}&to=${to.toString()}`;
    const path = `/v1/payments?${span}&skip=${listed.length}`;
    const { payments, most } = paidAnswer.parse(
      await call(gatewayUrl + path, { headers: { [HEADER]: sign(secret, path) } }),
    );
    for (const { id: payment, amount, paidAt, payer = null, ...of } of payments)
      listed.push({
        payment,
        reference: of.reference,
        units: BigInt(amount),
        currency: of.currency,
        at: Temporal.Instant.from(paidAt),
        payer,
      });
    if (payments.length < most) return listed;
  }
}

/** Sandbox Bank as the bank that an account is at: it reports transfers by QR code. */
export function sandboxReporter({ secret }: Pick<SandboxSettings, "secret">): PaymentReporter {
  return { code: QR_CODE, read: reading(QR_CODE, secret) };
}

const reading =
  (provider: string, secret: string): PaymentProvider["read"] =>
  async (headers, raw) => {
    if (!isSigned(secret, headers[HEADER], raw)) return "unsigned";
    const body = callback.safeParse(readJson(raw));
    return body.success ? newsOf(provider, body.data) : "unreadable";
  };

function newsOf(provider: string, body: z.infer<typeof callback>): PaymentNews {
  const { event, id, reference, status, amount, currency, payer = null } = body;
  // Messages of before payers were told keep their digest.
  const named = payer === null ? [] : [payer];
  // Over what the message says, so that the same event re-sent with other white space is still the
  // same.
  const digest = createHash("sha256")
    .update(JSON.stringify([event, id, reference, status, amount, currency, ...named]))
    .digest();
  return {
    provider,
    event,
    payment: id,
    reference,
    status,
    isCurrent: false,
    units: BigInt(amount),
    currency,
    payer,
    digest,
    body,
  };
}

function readJson(raw: Buffer): unknown {
  try {
    return JSON.parse(raw.toString("utf8"));
  } catch {
    return undefined;
  }
}

async function call(url: string, init: RequestInit): Promise<unknown> {
  const response = await fetch(url, {
    ...init,
    redirect: "error",
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!response.ok) throw new Error(`Sandbox Bank answered ${response.status}`);
  return response.json();
}
