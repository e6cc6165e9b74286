import { z } from "zod";

const MAX_PAGE_SIZE = 100;
const instant = z.iso.datetime({ offset: true });

/** The query of every record page: a span of time and a page of it. */
export const pageQuery = z.object({
  from: instant.optional(),
  to: instant.optional(),
  pageNo: z.coerce.number().int().min(1).max(100_000).default(1),
  pageSize: z.coerce.number().int().min(1).max(MAX_PAGE_SIZE).default(20),
});

/** The span as instants; an end that was not given is left out. */
export function span(
  from: string | undefined,
  to: string | undefined,
): { from?: Temporal.Instant; to?: Temporal.Instant } {
  return {
    ...(from === undefined ? {} : { from: Temporal.Instant.from(from) }),
    ...(to === undefined ? {} : { to: Temporal.Instant.from(to) }),
  };
}
