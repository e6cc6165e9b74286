import { z } from "zod";

/** The version of a section, as text. */
export const versionText = z.string().regex(/^\d{1,18}$/);

/**
 * Which brand; left out it is the one the member of staff works for, and for the house the one of
 * every host.
 */
export const brandQuery = z.object({
  brand: z.coerce.number().int().min(1).max(2_147_483_647).optional(),
});
export const NO_BRAND = { 404: ["NO_SUCH_BRAND"] } as const;

/** Why a change is wanted, for the second person. */
export const saveReason = z.string().trim().min(3, "Please give a reason").max(140);

/** What became of a change that was saved. */
export const savedValue = z.object({
  version: versionText.meta({ description: "The version in force now." }),
  approvalId: z
    .string()
    .nullable()
    .meta({ description: "The request that waits for a second person; null when it is saved." }),
});
