import { z } from "zod";
import { cell, cells, type Cells, type Profile } from "../rules/profile.ts";
import shipped from "./jurisdictions.json" with { type: "json" };

const source = z.object({
  ref: z.string(),
  law: z.string().optional(),
  undated: z.boolean().optional(),
});
const data = z.object({
  reviewed: z.iso.date(),
  sources: z.record(z.string(), source),
  profiles: z.record(
    z.string(),
    z.object({
      name: z.string(),
      authority: z.string(),
      zone: z.string(),
      currency: z.string().nullable(),
      cells: z.record(z.string(), cell),
    }),
  ),
});

const { sources, profiles } = data.parse(shipped);

/**
 * The set that comes with the platform, each as its profile's first version, in force from the
 * beginning. A default for an operator's counsel to confirm, not legal advice.
 */
export const SHIPPED_PROFILES: readonly Profile[] = Object.entries(profiles).map(
  ([code, { name, authority, zone, cells: own }]) => ({
    code,
    name,
    authority,
    zone,
    version: 1,
    cells: withSources(own),
  }),
);

/** Cells with their sources written out, and the law's name where only the source has one. */
function withSources(own: z.infer<typeof data>["profiles"][string]["cells"]): Cells {
  return cells.parse(
    Object.fromEntries(
      Object.entries(own).map(([field, one]) => {
        const from = sources[one.source];
        if (!from) throw new Error(`The shipped profiles name an unknown source ${one.source}`);
        const { ref, law, undated } = from;
        return [field, { ...(law && { law }), ...(undated && { undated }), ...one, source: ref }];
      }),
    ),
  );
}
