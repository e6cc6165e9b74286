import { z } from "zod";
import { DAY_KINDS } from "./billing/kinds.ts";
import { fact, whole } from "../facts/index.ts";

/** An agent was paid a bill of a contract. */
export const billPaid = fact(
  "agent bill paid",
  z.object({
    player: whole,
    brand: whole,
    kind: z.enum(DAY_KINDS),
    /** Ledger units. */
    units: whole,
    currency: z.string(),
    bill: z.string(),
  }),
);
