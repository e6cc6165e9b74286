import { roundDownToMinor, UNITS_PER_MAJOR, type Money } from "@perya/money";
import { createHmac, timingSafeEqual } from "node:crypto";
import { z } from "zod";
import type { BtcpayStore } from "../../../config-services.ts";

const HEADER = "btcpay-sig";
const TIMEOUT_MS = 10_000;
/** Decimals of a ledger unit. */
const DECIMALS = 5;

/** An amount of Greenfield API v1: a decimal text, or a number. */
export const decimal = z
  .union([z.string(), z.number().transform(String)])
  .pipe(z.string().regex(/^\d{1,13}(?:\.\d{1,20})?$/));
/** A decimal text as money, rounded down to whole minor units: only what is there is credited. */
export function moneyOf(text: string, currency: string): Money {
  const [whole = "0", fraction = ""] = text.split(".");
  const part = fraction.slice(0, DECIMALS).padEnd(DECIMALS, "0");
  return roundDownToMinor({ units: BigInt(whole) * UNITS_PER_MAJOR + BigInt(part), currency });
}

/** `sha256=<hex>`: HMAC-SHA256 over the bytes as they came. */
export function isSigned(
  secret: string,
  headers: Readonly<Record<string, unknown>>,
  raw: Buffer,
): boolean {
  const header = headers[HEADER];
  const given = typeof header === "string" ? /^sha256=([0-9a-f]{64})$/i.exec(header)?.[1] : null;
  if (!given) return false;
  const right = createHmac("sha256", secret).update(raw).digest();
  return timingSafeEqual(right, Buffer.from(given, "hex"));
}

/** The JSON of a webhook; undefined for anything else. */
export function readJson(raw: Buffer | string): unknown {
  try {
    return JSON.parse(raw.toString());
  } catch {
    return undefined;
  }
}

/** An answer that the server gives on purpose, with the code of its refusal. */
export class BtcpayRefused extends Error {
  readonly status: number;
  readonly code: string;
  constructor(status: number, code: string) {
    super(`BTCPay Server answered ${status}${code && ` (${code})`}`);
    this.status = status;
    this.code = code;
  }
}

/** Calls the server for a store: reads, or posts a body. Throws for any answer but 2xx. */
export async function callBtcpay(
  { url, apiKey }: BtcpayStore,
  path: string,
  body?: unknown,
): Promise<unknown> {
  const response = await fetch(url + path, {
    headers: { authorization: `token ${apiKey}`, "content-type": "application/json" },
    ...(body === undefined ? {} : { method: "POST", body: JSON.stringify(body) }),
    redirect: "error",
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (response.ok) return response.json();
  const problem = z.object({ code: z.string().max(64) }).safeParse(readJson(await response.text()));
  throw new BtcpayRefused(response.status, problem.success ? problem.data.code : "");
}
