import { z } from "zod";
import { fact, whole } from "../facts/index.ts";

const label = z.record(z.string(), z.string());

/**
 * A player rose to a VIP level: told for each step. `first` is false for a level that the player
 * was at before, so that its reward is paid once; `label` is what it is called, by language code.
 */
export const vipLevelReached = fact(
  "vip level reached",
  z.object({
    player: whole,
    brand: whole,
    level: z.number().int().min(1),
    first: z.boolean(),
    label,
  }),
);

/** A player's VIP level fell; `label` is what the one they have now is called, none for level 0. */
export const vipLevelLost = fact(
  "vip level lost",
  z.object({
    player: whole,
    brand: whole,
    level: z.number().int().min(0),
    before: z.number().int().min(1),
    label: label.nullable(),
  }),
);
