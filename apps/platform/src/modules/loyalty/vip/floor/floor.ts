import { z } from "zod";

export const FLOOR_REFUSALS = {
  NO_SUCH_LEVEL: [422, "The brand's ladder has no such level."],
  SAME_FLOOR: [409, "The player has this floor already."],
  ASKED_ALREADY: [409, "A floor of this player is already waiting for a second person."],
} as const satisfies Record<string, readonly [status: number, sentence: string]>;

export type FloorRefusal = keyof typeof FLOOR_REFUSALS;

/** A request for a second person. */
export const floorPayload = z.object({ floor: z.int().min(1), before: z.int().min(0) });
