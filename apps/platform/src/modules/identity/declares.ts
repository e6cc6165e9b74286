import { LANGUAGES } from "@perya/languages";
import { z } from "zod";
import { settingCount, type Declares } from "../../declares.ts";

/** How a brand's players sign in, and their language. */
export const identityDeclares = {
  settings: {
    language: {
      title: "Language",
      schema: z.object({
        /** For visitors on a new device and players who never chose one. */
        defaultLanguage: z
          .enum(LANGUAGES.map(({ code }) => code))
          .default("EN")
          .meta({ title: "First language" }),
      }),
    },
    passwords: {
      title: "Passwords",
      about:
        "Forced changes lead to weaker passwords; unless the jurisdiction requires them, 0 is " +
        "the safer choice.",
      schema: z.object({
        expiryDays: settingCount(0, 3_650).default(0).meta({
          title: "Passwords expire after",
          description: "0 for never. Applies only while “Passwords expire” is on under Features.",
          "x-unit": "days",
        }),
      }),
    },
  },
} as const satisfies Declares;
