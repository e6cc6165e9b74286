import { z } from "zod";

/**
 * Minutes an envelope may be in transit, including a clock's error after it was set by the
 * server's.
 */
export const TRAVEL_MINUTES = 2;

/** Hours a key is handed out, and how much longer it opens envelopes. */
export const KEY_HOURS = 24;
export const GRACE_HOURS = 1;

/** The public half of a key, as browsers import it. */
export const publicKey = z
  .object({
    kid: z.string(),
    kty: z.literal("EC"),
    crv: z.literal("P-256"),
    x: z.string(),
    y: z.string(),
  })
  .meta({ id: "EnvelopeKey", description: "A JSON Web Key (RFC 7517)." });

export type PublicKey = z.infer<typeof publicKey>;

/**
 * The contents: the call it is for ("PUT /api/v1/register"), a unique number, the server's time in
 * milliseconds, and the call's body.
 */
export const content = z.object({
  for: z.string(),
  jti: z.uuid(),
  iat: z.number().int(),
  body: z.unknown(),
});

/** Why an envelope was not opened. */
export type EnvelopeRefusal =
  | "ENVELOPE_REQUIRED"
  | "ENVELOPE_INVALID"
  | "ENVELOPE_LATE"
  | "ENVELOPE_REPLAYED";
