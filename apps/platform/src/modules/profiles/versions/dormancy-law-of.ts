import type { Platform } from "../../../platform.ts";
import { ruleOf, type Profile } from "../rules/profile.ts";
import { lawInForce } from "./law-in-force.ts";

/** Our own, where a law speaks of dormant accounts and gives no number. */
const HOUSE = { months: 12, noticeDays: 30 } as const;

/** When an account counts as dormant. */
export interface DormancyLaw {
  /** `MT.dormant`: the one with the fewest months. */
  readonly rule: string;
  /** Months without a sign-in. */
  readonly months: number;
  /** So many days before it, its player is told. */
  readonly noticeDays: number;
}

/** As profiles write it; other parts of a cell are about fees, of which we take none. */
interface Cell {
  readonly months?: number;
  readonly noticeDays?: number;
  /** Players are told, whatever the time. */
  readonly inform?: boolean;
}

/** What the profiles of a brand want of dormant accounts, now; undefined where none says. */
export async function dormancyLawOf(
  platform: Platform,
  brandId: bigint,
): Promise<DormancyLaw | undefined> {
  const laws = (await lawInForce(platform, brandId)).profiles.flatMap(dormancyIn);
  const [first, ...others] = laws;
  if (!first) return undefined;
  const soonest = others.reduce((one, other) => (other.months < one.months ? other : one), first);
  return { ...soonest, noticeDays: Math.max(...laws.map(({ noticeDays }) => noticeDays)) };
}

function dormancyIn({ code, cells }: Profile): DormancyLaw[] {
  const cell = cells.dormant?.value as Cell | null | undefined;
  if (!cell || (cell.months === undefined && !cell.inform)) return [];
  const { months = HOUSE.months, noticeDays = HOUSE.noticeDays } = cell;
  return [{ rule: ruleOf(code, "dormant"), months, noticeDays }];
}
