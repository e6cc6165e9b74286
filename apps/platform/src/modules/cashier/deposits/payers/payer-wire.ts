import { z } from "zod";
import { wireTime } from "../../../../http/answers/answer.ts";
import type { CorrectionAsked } from "./payer-request.ts";
import { LONGEST_NAME, PAYER_SOURCES, type KeptPayer } from "./payer-word.ts";

/** A payer's name as staff type it. */
export const typedPayer = z
  .string()
  .trim()
  .min(1)
  .max(LONGEST_NAME)
  .meta({ description: "The name of the account that paid, as the bank shows it." });

/** The names a payer has had. */
export const wirePayers = z
  .array(
    z.object({
      payer: z.string(),
      source: z.enum(PAYER_SOURCES),
      by: z.string(),
      second: z.string().nullable(),
      reason: z.string().nullable(),
      at: wireTime,
    }),
  )
  .meta({ description: "Every name of the payer, oldest first; the last one counts." });

/** Corrections that wait for a second person. */
export const wireCorrections = z.array(
  z.object({ payer: z.string(), reason: z.string(), by: z.string(), at: wireTime }),
);

export function toPayers(payers: readonly KeptPayer[]): z.infer<typeof wirePayers> {
  return payers.map(({ actor, at, ...kept }) => ({ ...kept, by: actor, at: at.toString() }));
}

export function toCorrections(asked: readonly CorrectionAsked[]): z.infer<typeof wireCorrections> {
  return asked.map(({ at, ...one }) => ({ ...one, at: at.toString() }));
}
