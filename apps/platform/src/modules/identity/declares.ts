import { LANGUAGES } from "@perya/languages";
import { z } from "zod";
import type { Declares } from "../../declares.ts";

/** How a brand's players sign in, and their language. */
export const identityDeclares = {
  settings: {
    language: z.object({
      /** For visitors on a new device and players who never chose one. */
      defaultLanguage: z.enum(LANGUAGES.map(({ code }) => code)).default("EN"),
    }),
    passwords: z.object({
      /** Days until a password expires; 0 for never. It counts only while PWDEXPIRY is on. */
      expiryDays: z.number().int().min(0).max(3_650).default(0),
    }),
  },
} as const satisfies Declares;
