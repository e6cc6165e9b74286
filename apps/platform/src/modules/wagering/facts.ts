import { z } from "zod";
import { fact, whole } from "../facts/index.ts";
import { SOURCES, STATUSES } from "./requirement.ts";

/**
 * What a player had to play ended: it was played (DONE), nothing was left to play it with
 * (CLEARED), or what asked for it took it back (CANCELLED). `key` is of what asked for it.
 */
export const requirementEnded = fact(
  "wagering requirement ended",
  z.object({
    player: whole,
    brand: whole,
    source: z.enum(SOURCES),
    key: z.string(),
    status: z.enum(STATUSES).exclude(["OPEN"]),
  }),
);
