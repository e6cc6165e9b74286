import type { RaiseLaw } from "../../profiles/index.ts";
import type { LimitName } from "../limits.ts";
import { timesOf, type RaiseTimes } from "./decide-change.ts";
import { periodEnd } from "./period-end.ts";

/** When a raise may be confirmed under a law; a period ends by the brand's calendar. */
export function raiseTimes(
  { waitHours, afterPeriod }: RaiseLaw,
  zone: string,
  name: LimitName,
  askedAt: Temporal.Instant,
): RaiseTimes {
  return timesOf(askedAt, {
    waitHours,
    periodEnds: afterPeriod ? periodEnd(name, askedAt, zone) : undefined,
  });
}
