import type { FastifyRequest } from "fastify";
import { z } from "zod";
import { Refusal } from "../../http/answers/answer.ts";
import type { Refusals } from "../../http/answers/refusals.ts";
import type { Platform } from "../../platform.ts";
import type { EnvelopeRefusal } from "./envelopes.ts";
import { openEnvelope } from "./open-envelope.ts";

const envelope = z.strictObject({ jwe: z.string().max(40_000) });

const REFUSALS: Readonly<Record<EnvelopeRefusal, readonly [status: number, sentence: string]>> = {
  ENVELOPE_REQUIRED: [400, "This call takes an encrypted body only."],
  ENVELOPE_INVALID: [400, "The encrypted body could not be opened. Please try again."],
  ENVELOPE_LATE: [400, "This request took too long to arrive. Please try again."],
  ENVELOPE_REPLAYED: [409, "This request was already sent. Please try again."],
};

/** Refusals of a route with encrypted bodies. */
export const ENVELOPE_REFUSALS: Refusals = {
  400: ["ENVELOPE_REQUIRED", "ENVELOPE_INVALID", "ENVELOPE_LATE"],
  409: ["ENVELOPE_REPLAYED"],
};

/**
 * A hook before validation: replaces the body with the envelope's contents, so that the route's
 * schema and handler see the plain call.
 */
export function requireEnvelope(platform: Platform): (request: FastifyRequest) => Promise<void> {
  return async (request) => {
    const sent = envelope.safeParse(request.body);
    if (!sent.success) throw refusalFor("ENVELOPE_REQUIRED");
    const opened = await openEnvelope(
      platform,
      `${request.method} ${request.url.split("?", 1)[0] ?? ""}`,
      sent.data.jwe,
    );
    if (!opened.ok) throw refusalFor(opened.refusal);
    request.body = opened.value;
  };
}

function refusalFor(code: EnvelopeRefusal): Refusal {
  const [status, sentence] = REFUSALS[code];
  return new Refusal(status, code, sentence);
}
