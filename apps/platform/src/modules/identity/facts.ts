import { z } from "zod";
import { fact, whole } from "../facts/index.ts";

/** A person opened an account. */
export const playerRegistered = fact(
  "player registered",
  z.object({ player: whole, brand: whole, publicId: z.string() }),
);

/** A player's password or payment password is another one now, or was removed. */
export const secretChanged = fact(
  "secret changed",
  z.object({
    player: whole,
    secret: z.enum(["password", "payment"]),
    how: z.enum(["changed", "recovered", "reset"]),
  }),
);
