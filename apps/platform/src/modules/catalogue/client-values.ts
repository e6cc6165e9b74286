import { z } from "zod";

/**
 * What the site says of itself with every list, as the specification has it. Other values are refused, and none changes an answer: the brand is known by the host, the
 * language of names is the vendor's.
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
