import { z } from "zod";

/**
 * What the site says of itself with every list, as specified. Other values are refused, and only
 * the language changes an answer, where there are names in it: the brand follows from the host.
 */
export const clientValues = z.object({
  clientType: z.literal("3").optional(),
  isPlatform: z.literal("2").optional(),
  platform: z.enum(["html5-desktop", "flash,html5-desktop"]).optional(),
  channel: z.string().max(40).optional(),
  merchant: z.string().max(253).optional(),
  merchantCode: z.string().max(253).optional(),
  language: z.string().max(35).optional(),
});
