import { readClock, type Tx } from "@perya/postgres";
import type { Brand } from "../../brands/index.ts";
import { countsForLoyalty, vipOf } from "../../loyalty/index.ts";
import type { Player } from "../../players/index.ts";
import type { Mission } from "../making/mission.ts";
import { selectBegun } from "../making/missions.store.ts";
import { periodOf } from "../progress/period.ts";
import { selectProgress } from "../progress/progress.store.ts";
import { standingOf, type Standing } from "../progress/standing.ts";

/** A mission as it stands for a player in a span of time. */
export interface MissionOf extends Standing {
  readonly mission: Mission;
  readonly period: Temporal.PlainDate;
}

/** What waits to be claimed comes first, what is through comes last. */
const ORDER = [
  "DONE",
  "ACTIVE",
  "LOCKED",
  "CLAIMED",
  "EXPIRED",
] as const satisfies readonly Standing["status"][];

/**
 * A player's missions in the spans that are running, and those of earlier spans that can still be
 * claimed. Accounts that figures leave out, and those in another currency, have none.
 */
export async function missionsOf(tx: Tx, player: Player, brand: Brand): Promise<MissionOf[]> {
  if (!countsForLoyalty(player, brand)) return [];
  const missions = await selectBegun(tx, brand.id);
  if (missions.length === 0) return [];
  const now = await readClock(tx);
  const today = now.toZonedDateTimeISO(brand.zone).toPlainDate();
  const periods = (["ONCE", "DAILY", "WEEKLY"] as const).map((span) => periodOf(span, today));
  const ids = missions.map(({ id }) => id);
  const counted = await selectProgress(tx, player.id, ids, periods);
  const { level: vipLevel } = await vipOf(tx, player.id, brand.id);
  const at = { zone: brand.zone, now, vipLevel, kycLevel: player.kycLevel };
  const all = missions.flatMap((mission): MissionOf[] => {
    const running = periodOf(mission.span, today);
    const own = counted.filter((one) => one.mission === mission.id);
    const spans = [
      running,
      ...own.map(({ period }) => period).filter((day) => !day.equals(running)),
    ];
    return spans.map((period) => {
      const progress = own.find((one) => one.period.equals(period));
      return { mission, period, ...standingOf(mission, progress, { ...at, period }) };
    });
  });
  return all
    .filter(({ status }) => status !== "EXPIRED")
    .toSorted((one, other) => ORDER.indexOf(one.status) - ORDER.indexOf(other.status));
}

/** How many rewards a player can claim now. */
export function toClaim(missions: readonly MissionOf[]): number {
  return missions.filter(({ status }) => status === "DONE").length;
}
