import { z } from "zod";
import { fact, whole } from "../facts/index.ts";

/**
 * Staff approved or rejected a redeemed reward. `titles` are what it is called by the codes of
 * languages; `note` is for its player: how it was sent, or why it was rejected.
 */
export const orderDecided = fact(
  "points order decided",
  z.object({
    order: z.string(),
    player: whole,
    approved: z.boolean(),
    titles: z.record(z.string(), z.string()),
    note: z.string(),
  }),
);
