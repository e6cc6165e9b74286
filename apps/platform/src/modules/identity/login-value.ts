import { z } from "zod";
import type { Player } from "../players/index.ts";

/** What every way in answers. */
export const loginValue = z
  .object({
    token: z.string(),
    username: z.string(),
    customerId: z.string(),
    isAgent: z.string(),
    currency: z.string(),
    firstTimeLogin: z.boolean(),
    passwordExpired: z.boolean(),
  })
  .meta({ id: "Login", description: "A new session. Its token goes into the header `authorization: Bearer …`." });

/** A new session of a player as the site reads it. */
export function loginOf(token: string, player: Player): z.infer<typeof loginValue> {
  return {
    token,
    username: player.username,
    customerId: player.publicId,
    isAgent: player.kind,
    currency: player.currency,
    firstTimeLogin: false,
    passwordExpired: false,
  };
}
