import { z } from "zod";
import { sourceOf } from "../../../http/visitors/source-of.ts";
import { SOURCE_RULES } from "../settings.ts";

/** An address that is stored but not used, because a page's policy can't hold it. */
export const droppedSource = z
  .object({
    field: z.enum(["imageCDNs", "launchGameCDNs", "domains", "qrCodeUrl"]),
    address: z.string(),
    why: z.string(),
  })
  .meta({
    id: "DroppedSource",
    description: "An address that is stored but not used, because it would break pages.",
  });

export type DroppedSource = z.infer<typeof droppedSource>;

const LISTS = ["imageCDNs", "launchGameCDNs", "domains"] as const;
const stored = z.looseObject({
  imageCDNs: z.array(z.string()).optional(),
  launchGameCDNs: z.array(z.string()).optional(),
  domains: z.array(z.string()).optional(),
  list: z.array(z.looseObject({ qrCodeUrl: z.string().optional() })).optional(),
});

/**
 * The stored section of resources, without addresses that can't be in a page's policy. They may be
 * older than the rule.
 */
export function dropBadSources(value: unknown): {
  readonly value: unknown;
  readonly dropped: readonly DroppedSource[];
} {
  const read = stored.safeParse(value);
  if (!read.success) return { value, dropped: [] };
  const dropped: DroppedSource[] = [];
  const isGood = (field: DroppedSource["field"], address: string): boolean => {
    const source = sourceOf(address);
    if (!source.ok) dropped.push({ field, address, why: SOURCE_RULES[source.refusal] });
    return source.ok;
  };
  const lists = LISTS.map(
    (field) => [field, read.data[field]?.filter((address) => isGood(field, address))] as const,
  );
  const list = read.data.list?.map((row) =>
    row.qrCodeUrl && !isGood("qrCodeUrl", row.qrCodeUrl) ? { ...row, qrCodeUrl: "" } : row,
  );
  const cleaned = {
    ...Object.fromEntries(lists.filter(([, addresses]) => addresses !== undefined)),
    ...(list && { list }),
  };
  return { value: { ...read.data, ...cleaned }, dropped };
}
