import { createHash, createHmac, timingSafeEqual } from "node:crypto";
import { z } from "zod";

/** What Telegram's login answers; every field that is there is signed. */
export const telegramLogin = z.object({
  id: z.int().min(1),
  first_name: z.string().max(200).optional(),
  last_name: z.string().max(200).optional(),
  username: z.string().max(64).optional(),
  photo_url: z.string().max(2_000).optional(),
  auth_date: z.int().min(1).meta({ description: "Seconds since 1970." }),
  hash: z.string().regex(/^[0-9a-f]{64}$/),
});

export type TelegramLogin = z.infer<typeof telegramLogin>;

/** How old a login may be, and how far ahead of our clock it may say it is. */
const MOST_AGE_SECONDS = 600;
const MOST_AHEAD_SECONDS = 60;

/**
 * Whether a login is signed by the bot of a token and fresh. Source: Telegram, Login Widget,
 * "Checking authorization": HMAC-SHA-256 of the sorted fields, keyed by the SHA-256 of the token.
 */
export function isSignedByTelegram(
  { hash, ...fields }: TelegramLogin,
  token: string,
  now: Temporal.Instant,
): boolean {
  const text = Object.entries(fields)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}=${value}`)
    .toSorted((one, other) => (one < other ? -1 : 1))
    .join("\n");
  const key = createHash("sha256").update(token).digest();
  const own = createHmac("sha256", key).update(text).digest();
  const age = now.epochMilliseconds / 1_000 - fields.auth_date;
  return (
    timingSafeEqual(own, Buffer.from(hash, "hex")) &&
    age <= MOST_AGE_SECONDS &&
    age >= -MOST_AHEAD_SECONDS
  );
}
