import type { Platform } from "../../../platform.ts";
import type { Brand } from "../../brands/index.ts";
import { raiseLawOf } from "../../profiles/index.ts";
import type { LimitName } from "../limits.ts";
import { timesOf, type RaiseTimes } from "./decide-change.ts";
import { periodEnd } from "./period-end.ts";

/** When a raise may be confirmed, by the law that is in force now. */
export async function raiseTimes(
  platform: Platform,
  { id, zone }: Pick<Brand, "id" | "zone">,
  name: LimitName,
  askedAt: Temporal.Instant,
): Promise<RaiseTimes> {
  const { waitHours, afterPeriod } = await raiseLawOf(platform, id);
  return timesOf(askedAt, {
    waitHours,
    periodEnds: afterPeriod ? periodEnd(name, askedAt, zone) : undefined,
  });
}
