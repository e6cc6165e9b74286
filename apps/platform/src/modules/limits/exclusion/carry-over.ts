import type { Tx } from "@perya/postgres";
import type { Platform } from "../../../platform.ts";
import {
  personOf,
  personsAlike,
  playersProvingNumbersOf,
  playersWithNumbersOf,
  type Person,
} from "../../players/index.ts";
import { guardsOf } from "../../wallet/index.ts";
import { bar, type EndGames } from "./bar.ts";
import type { RecognisedBy, StandingExclusion } from "./exclusion.ts";
import {
  insertCarried,
  insertPerson,
  selectPersonsAlike,
  selectPersonsOf,
  selectStanding,
} from "./exclusions.store.ts";
import { recognisedBy } from "./same-person.ts";

/**
 * Carries the exclusion of a player over to every other account of the same person, at any brand of
 * the house. Nothing is carried over twice, and nothing on from where it was carried to.
 */
export async function carryOver(
  platform: Platform,
  tx: Tx,
  player: bigint,
  endGames: EndGames,
): Promise<void> {
  const standing = await selectStanding(tx, player);
  if (!standing) return;
  const own = await personOf(tx, player);
  if (own) await insertPerson(tx, own);
  const found = new Map<bigint, RecognisedBy>();
  for (const excluded of await selectPersonsOf(tx, player))
    for (const other of await personsAlike(tx, excluded)) {
      const by = other.player === player ? undefined : recognisedBy(excluded, other);
      if (by) found.set(other.player, by);
    }
  for (const other of await playersWithNumbersOf(tx, player)) found.set(other.player, "NUMBER");
  const inOrder = [...found].toSorted(([one], [other]) => (one < other ? -1 : 1));
  for (const [other, by] of inOrder) await carryTo(platform, tx, standing, other, by, endGames);
}

/** Excludes an account whose person is found to be excluded at another one. */
export async function catchExcluded(
  platform: Platform,
  tx: Tx,
  player: bigint,
  endGames: EndGames,
): Promise<void> {
  const person = await personOf(tx, player);
  if (!person) return;
  for (const excluded of await playersProvingNumbersOf(tx, player)) {
    const standing = await selectStanding(tx, excluded.player);
    if (standing) await carryTo(platform, tx, standing, player, "NUMBER", endGames);
  }
  for (const excluded of await selectPersonsAlike(tx, contactsOf(person))) {
    const by = excluded.player === player ? undefined : recognisedBy(excluded, person);
    const standing = by && (await selectStanding(tx, excluded.player));
    if (standing) await carryTo(platform, tx, standing, player, by, endGames);
  }
}

function contactsOf({ mobile, email, birthday }: Person) {
  return { mobile, email, birthday };
}

async function carryTo(
  platform: Platform,
  tx: Tx,
  standing: StandingExclusion,
  player: bigint,
  by: RecognisedBy,
  endGames: EndGames,
): Promise<void> {
  const { until } = standing;
  const excludedUntil = (await guardsOf(tx, player))?.excludedUntil;
  if (excludedUntil && Temporal.Instant.compare(excludedUntil, until) >= 0) return;
  if (!(await insertCarried(tx, standing, player, by))) return;
  const reason = "The person is excluded at another account";
  await bar(platform, tx, { player, until }, reason, endGames);
}
