import { createHash } from "node:crypto";
import { z } from "zod";
import type { PayoutNews, PayoutPort } from "./payout-port.ts";
import type { SandboxSettings } from "./sandbox-settings.ts";
import { isSigned, sign } from "./signature.ts";

const CODE = "sandbox";
const HEADER = "x-gateway-signature";
const TIMEOUT_MS = 5_000;

const payout = z.object({
  id: z.string().min(1).max(64),
  reference: z.string().max(64),
  status: z.enum(["PLACED", "RELEASED", "PAID", "FAILED"]),
  amount: z.string().regex(/^[1-9]\d{0,17}$/),
  currency: z.string(),
});
const callback = payout.extend({
  status: z.enum(["PAID", "FAILED"]),
  event: z.string().min(1).max(64),
});
const refusal = z.object({ error: z.string().max(200) });

/** Payouts through Sandbox Bank over signed HTTP. */
export function sandboxPayouts({ gatewayUrl, secret, callbackUrl }: SandboxSettings): PayoutPort {
  const base = `${gatewayUrl}/v1/payouts`;
  const pathOf = (payment: string) => `/v1/payouts/${encodeURIComponent(payment)}`;
  return {
    takes: ({ number }) => /^\d{6,34}$/.test(number.replaceAll(/[ -]/g, "")),
    place: async ({ units, ...request }) => {
      const body = JSON.stringify({
        ...request,
        amount: units.toString(),
        callbackUrl: `${callbackUrl}-payouts`,
      });
      const headers = { "content-type": "application/json", [HEADER]: sign(secret, body) };
      const response = await send(base, { method: "POST", headers, body });
      if (response.status === 422) return { refused: refusal.parse(await response.json()).error };
      return { payment: payout.parse(await read(response)).id };
    },
    release: async (payment) => {
      const path = `${pathOf(payment)}/release`;
      const headers = { [HEADER]: sign(secret, path) };
      await read(await send(gatewayUrl + path, { method: "POST", headers }));
    },
    ask: async (payment) => {
      const path = pathOf(payment);
      const headers = { [HEADER]: sign(secret, path) };
      const said = payout.parse(await read(await send(gatewayUrl + path, { headers })));
      const { status } = said;
      if (status === "PLACED") return "placed";
      if (status === "RELEASED") return undefined;
      return newsOf({ ...said, status, event: `asked:${said.id}:${status}` });
    },
    read: async (headers, raw) => {
      if (!isSigned(secret, headers[HEADER], raw)) return "unsigned";
      const body = callback.safeParse(readJson(raw));
      return body.success ? newsOf(body.data) : "unreadable";
    },
  };
}

function newsOf(body: z.infer<typeof callback>): PayoutNews {
  const { event, id, reference, status, amount, currency } = body;
  const digest = createHash("sha256")
    .update(JSON.stringify([event, id, reference, status, amount, currency]))
    .digest();
  const of = { provider: CODE, event, payment: id, reference };
  return { ...of, status, units: BigInt(amount), currency, digest, body };
}

function readJson(raw: Buffer): unknown {
  try {
    return JSON.parse(raw.toString("utf8"));
  } catch {
    return undefined;
  }
}

const send = (url: string, init: RequestInit): Promise<Response> =>
  fetch(url, { ...init, redirect: "error", signal: AbortSignal.timeout(TIMEOUT_MS) });

async function read(response: Response): Promise<unknown> {
  if (!response.ok) throw new Error(`Sandbox Bank answered ${response.status}`);
  return response.json();
}
