import { perPlatform } from "../../../per-platform.ts";
import type { Platform } from "../../../platform.ts";
import { smsRefused } from "../metrics.ts";

const HOUR_MS = 3_600_000;

/** The hour in which a spent budget was last logged, by budget. */
const logged = perPlatform(() => new Map<string, number>());

/**
 * Counts a text message that was not sent, and logs once an hour that a budget is spent.
 */
export function noteRefused(
  platform: Platform,
  brandId: bigint,
  bucket: string,
  reason: "QUOTA_EXCEEDED" | "OPERATION_NOT_ALLOWED",
): void {
  smsRefused.inc({ reason });
  if (reason !== "QUOTA_EXCEEDED") return;
  const key = `${brandId} ${bucket}`;
  const hour = Math.floor(Date.now() / HOUR_MS);
  if (logged(platform).get(key) === hour) return;
  logged(platform).set(key, hour);
  platform.log.warn(
    { brand: Number(brandId), country: bucket },
    "the budget of text messages is spent",
  );
}
