import { z } from "zod";
import { fact, whole } from "../facts/index.ts";

/** A player won a jackpot, and has been paid. `units` are ledger units. */
export const jackpotHit = fact(
  "jackpot hit",
  z.object({
    player: whole,
    jackpot: z.string(),
    tier: z.enum(["MINI", "MINOR", "MAJOR", "GRAND"]),
    currency: z.string(),
    units: whole,
  }),
);
