import type { Tx } from "@perya/postgres";
import { zonesOf, type ZoneSpan } from "../../brands/index.ts";
import { brandDay, reportsReadTo, takeChangedDays, type ChangedDay } from "../../figures/index.ts";
import { activeRuleNow } from "../active-rule.ts";
import { addGames } from "./game-days.store.ts";
import { addOwnDays } from "./own-days.store.ts";
import type { DayOfBrand } from "./places-on.store.ts";
import {
  entriesOfDay,
  selectPlayed,
  tryPosition,
  updatePosition,
  type Portion,
  type Positions,
} from "./position.store.ts";
import { ruleOfDay } from "./rule.store.ts";

/** Entries of each source, and changed days, that are added in one transaction. */
const MOST = 20_000;

/**
 * Adds what members did since the last time to the teams above them, in one transaction with the
 * position: repeated, interrupted or run twice at once, all of it is added once. Returns whether
 * there is more.
 */
export async function rollUpTeams(tx: Tx): Promise<boolean> {
  const from = await tryPosition(tx);
  return from !== undefined && (await addNext(tx, from)) !== undefined;
}

/**
 * Adds the next portion, with the position locked. Returns up to where it went; undefined when
 * there was nothing.
 */
export async function addNext(tx: Tx, from: Positions): Promise<Positions | undefined> {
  const portions = await nextPortions(tx, from);
  const changed = await takeChangedDays(tx, MOST);
  if (portions.length === 0 && changed.length === 0) return undefined;
  const zones = await zonesOf(tx, null);
  const played = await selectPlayed(tx, portions, zones);
  const withEntries = new Set(played.map(keyOf));
  const days = Map.groupBy([...changed, ...played], keyOf);
  // First deposits are counted in the order of their days.
  for (const key of [...days.keys()].toSorted()) {
    const members = days.get(key) ?? [];
    const [first] = members;
    if (!first) continue;
    const of = dayOfBrand(zones, first);
    const rule = await ruleOfDay(tx, of.brandId, of.day, await activeRuleNow(tx, of.brandId));
    await addOwnDays(tx, of, rule, [...new Set(members.map(({ playerId }) => playerId))]);
    if (withEntries.has(key)) await addGames(tx, of, entriesOfDay(portions, zones, of));
  }
  for (const portion of portions) await updatePosition(tx, portion);
  return portions.reduce((to, portion) => ({ ...to, [portion.source]: portion.to }), from);
}

const keyOf = ({ day, brandId }: ChangedDay) => `${day} ${brandId}`;

async function nextPortions(tx: Tx, read: Positions): Promise<Portion[]> {
  const portions: Portion[] = [];
  for (const source of ["rounds", "lottery"] as const) {
    const from = read[source];
    const end = await reportsReadTo(tx, source);
    const to = end - from > BigInt(MOST) ? from + BigInt(MOST) : end;
    if (to > from) portions.push({ source, from, to });
  }
  return portions;
}

/** When a brand had a day. */
export function dayOfBrand(
  zones: readonly ZoneSpan[],
  { brandId, day }: Pick<ChangedDay, "brandId" | "day">,
): DayOfBrand {
  const found = brandDay(
    zones.filter((zone) => zone.brandId === brandId),
    day,
  );
  if (!found) throw new Error(`Brand ${brandId} has no day ${day}`);
  return { ...found, brandId };
}
