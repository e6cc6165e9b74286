import { z } from "zod";
import { fact, whole } from "../facts/index.ts";

/** A person opened an account. */
export const playerRegistered = fact(
  "player registered",
  z.object({ player: whole, brand: whole, publicId: z.string() }),
);

/** A passkey of a player's was added or removed. */
export const passkeysChanged = fact(
  "passkeys changed",
  z.object({ player: whole, what: z.enum(["added", "removed"]) }),
);

/**
 * A player's authenticator app is asked for, or no longer, or one of its recovery codes was used,
 * or all of them were replaced.
 */
export const authenticatorChanged = fact(
  "authenticator changed",
  z.object({
    player: whole,
    what: z.enum(["on", "off", "recovery code used", "new recovery codes"]),
  }),
);

/** A proven number or mail address of a player's is another one now, or staff took it away. */
export const contactChanged = fact(
  "contact changed",
  z.object({
    player: whole,
    channel: z.enum(["sms", "mail"]),
    how: z.enum(["replaced", "reset"]),
  }),
);

/** Nobody signs in to an account: it comes to be dormant on a day, or has. */
export const accountDormant = fact(
  "account dormant",
  z.object({
    player: whole,
    /** yyyy-MM-dd; null for an account that is dormant now. */
    day: z.iso.date().nullable(),
  }),
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
