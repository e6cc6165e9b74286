import type { Tx } from "@perya/postgres";
import { ok, refuse, type Result } from "@perya/result";
import type { Platform } from "../../../platform.ts";
import { tellFact } from "../../facts/index.ts";
import { personOf } from "../../players/index.ts";
import { guardsOf, isExcluded } from "../../wallet/index.ts";
import { lockLimits } from "../limits.store.ts";
import { bar, type EndGames } from "./bar.ts";
import { insertExclusion, insertPerson, type NewExclusion } from "./exclusions.store.ts";
import { exclusionBegan } from "./facts.ts";

/** An exclusion that is asked for; its end is computed from the database's time. */
export interface AskedExclusion extends Omit<NewExclusion, "until"> {
  readonly until: (now: Temporal.Instant) => Temporal.Instant;
  readonly reason: string;
}

/**
 * Excludes a player from play: no bets and no deposits, and open games end. Other accounts of the
 * same person follow within moments (`carry-over.ts`). Refuses one that would end in the past, or
 * before the current one. Answers its end.
 */
export async function exclude(
  platform: Platform,
  tx: Tx,
  { player, kind, until: endFrom, actor, reason }: AskedExclusion,
  endGames: EndGames,
): Promise<Result<Temporal.Instant, "NOT_LONGER">> {
  await lockLimits(tx, player);
  const guards = await guardsOf(tx, player);
  if (!guards) throw new Error(`Player ${player} has no account`);
  const { excludedUntil, readAt } = guards;
  const until = endFrom(readAt);
  const least = excludedUntil && isExcluded(guards) ? excludedUntil : readAt;
  if (Temporal.Instant.compare(until, least) <= 0) return refuse("NOT_LONGER");
  await bar(platform, tx, { player, until }, reason, endGames);
  await insertExclusion(tx, { player, kind, until, actor });
  const person = await personOf(tx, player);
  if (person) await insertPerson(tx, person);
  await tellFact(tx, exclusionBegan, { player, isTimeOut: kind !== "EXCLUSION" });
  return ok(until);
}
