import { z } from "zod";
import { someDays, spanOfDays, type Span } from "../../../http/answers/days.ts";

const MAX_PAGE_SIZE = 100;
const instant = z.iso.datetime({ offset: true });

/** The query of every record page: a span of time, by instants or by days, and a page of it. */
export const pageQuery = z.object({
  from: instant.optional(),
  to: instant.optional(),
  ...someDays,
  pageNo: z.coerce.number().int().min(1).max(100_000).default(1),
  pageSize: z.coerce.number().int().min(1).max(MAX_PAGE_SIZE).default(20),
});

type Asked = Pick<z.infer<typeof pageQuery>, "from" | "to" | "fromDay" | "toDay">;

/** The span as instants; an end that was not given is left out. Days count in the zone. */
export function span({ from, to, ...days }: Asked, zone: string): Span {
  return {
    ...spanOfDays(days, zone),
    ...(from === undefined ? {} : { from: Temporal.Instant.from(from) }),
    ...(to === undefined ? {} : { to: Temporal.Instant.from(to) }),
  };
}
