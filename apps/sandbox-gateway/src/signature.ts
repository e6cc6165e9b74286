import { createHmac, timingSafeEqual } from "node:crypto";

/** Header that carries a signature, both ways. */
export const SIGNATURE_HEADER = "x-gateway-signature";

/** How far the time in a signature may be from ours. Older ones count as replays. */
const TOLERANCE_SECONDS = 300;

/** `t=<unix seconds>,v1=<hex>`: HMAC-SHA256 over the time, a point and the bytes as they travel. */
export function sign(secret: string, payload: Buffer | string, now = Date.now()): string {
  const time = Math.floor(now / 1000).toString();
  return `t=${time},v1=${digest(secret, time, payload).toString("hex")}`;
}

/** True when the signature is ours, over exactly these bytes, and fresh. */
export function isSigned(
  secret: string,
  header: unknown,
  payload: Buffer | string,
  now = Date.now(),
): boolean {
  const parts = typeof header === "string" ? /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(header) : null;
  if (!parts) return false;
  const [, time = "", given = ""] = parts;
  if (Math.abs(now / 1000 - Number(time)) > TOLERANCE_SECONDS) return false;
  return timingSafeEqual(digest(secret, time, payload), Buffer.from(given, "hex"));
}

function digest(secret: string, time: string, payload: Buffer | string): Buffer {
  return createHmac("sha256", secret).update(time).update(".").update(payload).digest();
}
