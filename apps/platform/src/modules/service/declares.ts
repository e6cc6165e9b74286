import { z } from "zod";
import type { Declares } from "../../declares.ts";

/** An address alone, or nothing. It becomes part of a link. */
const ADDRESS = /^(?:|[^\s<>,;"@?&%]+@[^\s<>,;"@?&%]+)$/;

/** Permissions on conversations with players, and how a brand offers them. */
export const serviceDeclares = {
  permissions: {
    "service.read": { roles: ["support"] },
    "service.write": { roles: ["support"] },
    "service.canned": { roles: ["support"] },
  },
  settings: {
    service: {
      title: "Customer service",
      about:
        "How players reach people. Links to a service elsewhere are among the resources; " +
        "answers that staff have ready are in the console's inbox.",
      schema: z.object({
        conversations: z
          .boolean()
          .default(true)
          .meta({
            title: "Conversations on the site",
            description:
              "Signed-in players write to the inbox of the console. When off, the site leads to " +
              "the link of the resources.",
          }),
        email: z
          .string()
          .trim()
          .max(120)
          .regex(ADDRESS, "must be an address like help@example.com")
          .default("")
          .meta({
            title: "E-mail address",
            description: "Shown to everyone, also where nobody is signed in.",
          }),
      }),
    },
  },
} as const satisfies Declares;
