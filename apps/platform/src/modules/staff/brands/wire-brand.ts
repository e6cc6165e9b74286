import { z } from "zod";

/** A member of staff's employer, on the wire. */
export const wireBrand = z
  .number()
  .int()
  .nullable()
  .meta({ description: "Number of the brand they work for; null is the house." });

/** The number of a brand on the wire. */
export function brandNumberOf(brandId: bigint | null): number | null {
  return brandId === null ? null : Number(brandId);
}
