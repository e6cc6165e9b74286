import type { Tx } from "@perya/postgres";
import { LINE_OF } from "../../figures/index.ts";
import { balancesOf, movedAfter, returnedAfter } from "../../wallet/index.ts";
import type { Grant } from "./grant.ts";

/** Accounts of the house through which a bonus is played or given: nobody's own money. */
const NOT_OWN: ReadonlySet<string | undefined> = new Set(["games", "away"]);
const BONUSES = "promotions";

/**
 * What would be a player's without a bonus that was credited, in ledger units, never below zero:
 * what they had then, what bets of before gave back, and what came and went since other than by
 * play. Money at vendors is the player's where it is.
 */
export async function ownMoney(tx: Tx, grant: Grant): Promise<bigint> {
  const { player, ownUnits, seq, publicId } = grant;
  if (ownUnits === null || seq === null) throw new Error(`Grant ${publicId} was not credited`);
  const moved = await movedAfter(tx, player, seq);
  const came = moved
    .filter(({ contra }) => contra !== BONUSES && !NOT_OWN.has(contra ? LINE_OF(contra) : ""))
    .reduce((sum, { cash }) => sum + cash, 0n);
  const own = ownUnits + came + (await returnedAfter(tx, player, seq));
  return own > 0n ? own : 0n;
}

/** What a player has, in ledger units: cash, and what is theirs at vendors. */
export async function moneyNow(tx: Tx, player: bigint): Promise<bigint> {
  return (await balancesOf(tx, [player])).get(player) ?? 0n;
}
