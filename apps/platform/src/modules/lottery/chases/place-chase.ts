import { ok, refuse, type Result } from "@perya/result";
import type { Platform } from "../../../platform.ts";
import { rulesOf } from "../games/rules-of.ts";
import { unitsPerMinor } from "../limits/limits.ts";
import { fingerprint } from "../orders/bet.ts";
import { selectNextIssue } from "../orders/issues-for-bets.store.ts";
import type { AskedLine, AskedOrder, BetLine } from "../orders/order.ts";
import { readLines, type ReadRefusal } from "../orders/read-lines.ts";
import type { Chase } from "./chase.ts";
import { insertChase, selectByKey } from "./chases.store.ts";
import { placeDueChases } from "./place-due-chases.ts";

export interface AskedChase {
  readonly player: Omit<AskedOrder["player"], "excluded">;
  readonly key: string;
  readonly gameCode: string;
  /** Draws it covers, 2 to 200. */
  readonly issues: number;
  readonly stopOnWin: boolean;
  readonly lines: readonly AskedLine[];
}

export type ChaseRefusal =
  | ReadRefusal
  | "NOT_FOUND"
  | "KEY_REUSED"
  | "NOT_ENOUGH_MONEY"
  | "TOO_MANY_CHASES";

/**
 * Chases of one player that may run at the same time: each is looked at whenever a draw of its game
 * opens.
 */
export const MOST_RUNNING = 50;

/**
 * Starts a chase and, if a draw is open, bets on it at once. Nothing is debited for later draws,
 * but the balance must cover the first bet. Repeating a key returns the same chase.
 */
export async function placeChase(
  platform: Platform,
  { player, ...asked }: AskedChase,
): Promise<Result<Chase, ChaseRefusal>> {
  const { db } = platform;
  const requested = fingerprint(asked.gameCode, `${asked.issues}/${asked.stopOnWin}`, asked.lines);
  const issue = await selectNextIssue(db, asked.gameCode);
  if (!issue) return refuse("NOT_FOUND");
  const lines = readLines(
    rulesOf(issue.rules),
    issue.terms,
    asked.lines,
    unitsPerMinor(player.currency),
  );
  if (!lines.ok) return lines;
  const { id, brandId, currency, book } = player;
  const known = await selectByKey(db, id, asked.key);
  if (!known && !(await covers(platform, id, stakeOf(lines.value, unitsPerMinor(currency)))))
    return refuse("NOT_ENOUGH_MONEY");
  const made =
    known ??
    (await db.inTransaction((tx) =>
      insertChase(
        tx,
        { ...asked, player: id, brandId, currency, book, asked: requested },
        MOST_RUNNING,
      ),
    ));
  if (!made) return refuse("TOO_MANY_CHASES");
  if (made.asked !== requested) return refuse("KEY_REUSED");
  if (made.placed + made.skipped === 0) await placeDueChases(platform, made.id);
  return ok((await selectByKey(db, id, asked.key)) ?? made);
}

async function covers({ wallet }: Platform, player: bigint, stake: bigint): Promise<boolean> {
  return ((await wallet.balance(player))?.cash ?? 0n) >= stake;
}

/** A chase's stake per draw, in ledger units. */
export function stakeOf(lines: readonly BetLine[], minor: bigint): bigint {
  return lines.reduce((sum, { unitMinor, count }) => sum + unitMinor * BigInt(count), 0n) * minor;
}
