import type { Tx } from "@perya/postgres";
import { zonesOf } from "../../brands/index.ts";
import { bookedDays } from "../../figures/index.ts";
import { activeRuleNow } from "../active-rule.ts";
import { compareDay, PARTS, selectDays, type Part } from "./again.store.ts";
import { lockPosition } from "./position.store.ts";
import { addNext, dayOfBrand } from "./roll-up-teams.ts";
import { ruleOfDay } from "./rule.store.ts";

interface Rebuilt {
  readonly days: number;
  /** How many rows differ: members' own days, sums of teams, and their games. */
  readonly wrong: Readonly<Record<Part, number>>;
}

/**
 * Adds all days up again, each by the tree as it was, beside what is stored, and compares. With
 * `repair` what is stored is brought to it. What is due is added first; who else adds up waits.
 */
export async function rebuildTeams(tx: Tx, repair: boolean): Promise<Rebuilt> {
  let position = await lockPosition(tx);
  for (;;) {
    const next = await addNext(tx, position);
    if (next === undefined) break;
    position = next;
  }
  const wrong = { own: 0, teams: 0, games: 0 };
  let days = 0;
  const zones = await zonesOf(tx, null);
  for (const brandId of new Set(zones.map((zone) => zone.brandId)))
    for (const day of await selectDays(tx, brandId, bookedDays(brandId))) {
      const of = dayOfBrand(zones, { brandId, day });
      const rule = await ruleOfDay(tx, brandId, day, await activeRuleNow(tx, brandId));
      for (const part of PARTS) wrong[part] += await compareDay(tx, part, of, { rule, repair });
      days += 1;
    }
  return { days, wrong };
}
