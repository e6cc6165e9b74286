import type { Platform } from "../../../platform.ts";
import { ruleOf } from "../rules/profile.ts";
import { lawInForce } from "./law-in-force.ts";

/** After how many days of exclusion a balance that nobody withdrew goes to public funds. */
export interface UnclaimedLaw {
  /** `BR.dormant` */
  readonly rule: string;
  readonly days: number;
}

/** What the profiles of a brand say of it now, the soonest first; undefined where none does. */
export async function unclaimedLawOf(
  platform: Platform,
  brandId: bigint,
): Promise<UnclaimedLaw | undefined> {
  const { profiles } = await lawInForce(platform, brandId);
  const [soonest] = profiles
    .flatMap(({ code, cells }) => {
      const cell = cells.dormant?.value as { readonly unclaimedDays?: number } | null | undefined;
      const days = cell?.unclaimedDays;
      return days === undefined ? [] : [{ rule: ruleOf(code, "dormant"), days }];
    })
    .toSorted((one, other) => one.days - other.days);
  return soonest;
}
