import { sql, type Tx } from "@perya/postgres";
import type { Answer } from "@perya/wallet-protocol";
import { turnOn } from "./batch.ts";
import { believeBet } from "./believe-bet.ts";
import { MAX_UNITS } from "./decide-bet.ts";
import { decideEach, type Group } from "./decide-each.ts";
import { creditAccounts, type Credit } from "./facts.store.ts";
import { freshState } from "./load.ts";
import { writeCreditedIfProven, type Head } from "./write-turns.ts";
import type { Writer } from "./writer.ts";

/**
 * Appends groups that are lone wins: each account gets what it has won before anything is looked up, which reads and holds it as well, and what is written proves that the wins stand.
 * Undefined, and nothing written, when there is anything else among them or one of them is not as believed.
 */
export async function appendWins(
  writer: Writer,
  tx: Tx,
  groups: readonly Group[],
  lane: number,
  head: Promise<Head>,
): Promise<(readonly Answer[])[] | undefined> {
  const credits = creditsOf(groups);
  if (!credits) return undefined;
  const [chain, , accounts] = await Promise.all([head, tx.run(sql`savepoint before_wins`), creditAccounts(tx, credits)]);
  const turns = new Map(accounts.map((account) => [account.player, turnOn(freshState(account))]));
  for (const { player, asked } of groups) {
    const turn = turns.get(player);
    if (turn) believeBet(turn.state, asked);
  }
  const answers = decideEach(turns, groups, await writer.now(tx), false).filter(
    (answer) => answer?.every(({ ok }) => ok) ?? false,
  ) as (readonly Answer[])[];
  if (answers.length === groups.length && (await writeCreditedIfProven(writer, tx, lane, chain, [...turns.values()]))) return answers;
  await tx.run(sql`rollback to savepoint before_wins`);
  return undefined;
}

/** What each account gets, by player; undefined when a group is not one win with its bet, or a player's wins can't be one sum. */
function creditsOf(groups: readonly Group[]): Credit[] | undefined {
  const credits = new Map<bigint, Credit>();
  for (const { player, asked } of groups) {
    const [only] = asked;
    if (!only || asked.length > 1 || only.ref === null || only.command.kind !== "win") return undefined;
    const { units, currency } = only.command;
    const had = credits.get(player);
    const sum = (had?.units ?? 0n) + units;
    if (sum > MAX_UNITS || (had && had.currency !== currency)) return undefined;
    credits.set(player, { player, wins: (had?.wins ?? 0) + 1, units: sum, currency });
  }
  return [...credits.values()].toSorted((a, b) => (a.player < b.player ? -1 : 1));
}
