import type { Tx } from "@perya/postgres";
import type { Platform } from "../../../platform.ts";
import { tellFact } from "../../facts/index.ts";
import { accountBarred } from "./facts.ts";
import { shutLogin } from "./shut-login.ts";

/** Ends every open game of a player. */
export type EndGames = (tx: Tx, player: bigint) => Promise<void>;

/**
 * Bars an account from play until a time, in the ledger, and ends what is open; where the law
 * forbids it, also from signing in.
 */
export async function bar(
  { wallet }: Platform,
  tx: Tx,
  { player, until }: { readonly player: bigint; readonly until: Temporal.Instant },
  reason: string,
  endGames: EndGames,
): Promise<void> {
  const key = `exclude:${crypto.randomUUID()}`;
  const done = await wallet.append(tx, [{ kind: "exclude", player, key, until, reason }]);
  if (!done.ok) throw new Error(`An exclusion was refused: ${done.refusal}`);
  await endGames(tx, player);
  await shutLogin(tx, { player, until });
  await tellFact(tx, accountBarred, { player });
}
