import { z } from "zod";

/** Which brand house staff ask about; a brand's staff have their own. */
export const ofBrand = z.object({
  brand: z.coerce.number().int().min(1).max(2_147_483_647).optional(),
});
