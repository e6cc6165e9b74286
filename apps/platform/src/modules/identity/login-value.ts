import { z } from "zod";
import type { Player } from "../players/index.ts";

/** A browser's response to a new session. */
export const loginValue = z
  .object({
    token: z.string(),
    username: z.string(),
    userName: z.string(),
    customerId: z.string(),
    isAgent: z.string().meta({
      description:
        "The type of the account: 1, 2, 41 or 42 for an agent, 4 for a trial " +
        "account, 0 for anyone else.",
    }),
    currency: z.string(),
    firstTimeLogin: z.boolean().meta({
      description: "The first-login action (a contact and a payment password) is still to be done.",
    }),
    passwordExpired: z.boolean().meta({
      description: "This session allows only a change of password until it is changed.",
    }),
    memberLabel: z.string(),
    memberLabelTextColor: z.string(),
    memberLabelBgColor: z.string(),
  })
  .meta({
    id: "Login",
    description: "A new session. Its token goes into the header `authorization: Bearer …`.",
  });

/** The wire form of a new session, with the member's label. */
export function loginOf(
  token: string,
  player: Player,
  label: { readonly labelName: string; readonly color: string; readonly color2: string },
  { firstTimeLogin, passwordExpired } = { firstTimeLogin: false, passwordExpired: false },
): z.infer<typeof loginValue> {
  return {
    token,
    username: player.username,
    userName: player.username,
    customerId: player.publicId,
    isAgent: player.kind,
    currency: player.currency,
    firstTimeLogin,
    passwordExpired,
    memberLabel: label.labelName,
    memberLabelTextColor: label.color,
    memberLabelBgColor: label.color2,
  };
}
