import { z } from "zod";
import { fact, whole } from "../facts/index.ts";
import { GIFT_KINDS } from "../loyalty/index.ts";

/** A gift of a player's VIP level waits to be claimed. Ledger units. */
export const vipGiftIssued = fact(
  "vip gift issued",
  z.object({
    player: whole,
    brand: whole,
    kind: z.enum(GIFT_KINDS),
    units: whole,
    currency: z.string(),
  }),
);
