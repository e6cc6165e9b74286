import { z } from "zod";
import { wireTime } from "../../http/answers/answer.ts";
import type { Staff } from "./staff.ts";
import { brandNumberOf, wireBrand } from "./brands/wire-brand.ts";

export const memberValue = z
  .object({
    id: z.string(),
    username: z.string(),
    roles: z.array(z.object({ id: z.string(), name: z.string() })),
    active: z.boolean(),
    totpEnabled: z.boolean(),
    mustChangePassword: z.boolean(),
    trusted: z.boolean().meta({
      description:
        "Whether they count as a second person: from a day after they were added or their " +
        "authenticator or rights changed.",
    }),
    lastLoginAt: wireTime.nullable(),
    brand: wireBrand,
  })
  .meta({ id: "StaffMember" });

/** A change that waits for a second person, or took effect at once. */
export const changeValue = z
  .object({
    status: z.enum(["DONE", "WAITING"]),
    approvalId: z.string().optional(),
    password: z
      .string()
      .optional()
      .meta({
        description:
          "A first password, shown once: valid for three days once the change is " +
          "approved, and must be changed.",
      }),
  })
  .meta({ id: "StaffChange" });

/** A member of staff for the wire. */
export function memberOf(staff: Staff): z.infer<typeof memberValue> {
  const {
    publicId: id,
    username,
    roles,
    active,
    sealedTotp,
    mustChangePassword,
    trusted,
    lastLoginAt,
    brandId,
  } = staff;
  return {
    id,
    username,
    roles: roles.map(({ publicId, name }) => ({ id: publicId, name })),
    active,
    totpEnabled: sealedTotp !== null,
    mustChangePassword,
    trusted,
    lastLoginAt: lastLoginAt?.toString() ?? null,
    brand: brandNumberOf(brandId),
  };
}
