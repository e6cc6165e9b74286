import { ok, refuse, type Result } from "@perya/result";
import type { Platform } from "../../../platform.ts";
import { rulesOf } from "../games/rules-of.ts";
import { unitsPerMinor } from "../limits/limits.ts";
import { fingerprint } from "../orders/bet.ts";
import { selectNextIssue } from "../orders/issues-for-bets.store.ts";
import type { AskedLine, AskedOrder } from "../orders/order.ts";
import { readLines, type ReadRefusal } from "../orders/read-lines.ts";
import type { Chase } from "./chase.ts";
import { insertChase, selectByKey } from "./chases.store.ts";
import { placeDueChases } from "./place-due-chases.ts";

export interface AskedChase {
  readonly player: AskedOrder["player"];
  readonly key: string;
  readonly gameCode: string;
  /** Draws it goes over, 2 to 200. */
  readonly issues: number;
  readonly stopOnWin: boolean;
  readonly lines: readonly AskedLine[];
}

export type ChaseRefusal = ReadRefusal | "NOT_FOUND" | "KEY_REUSED";

/** Begins a chase and, if a draw is open, bets on it at once. Nothing is taken for the draws to come. The same key again is the same chase. */
export async function placeChase(platform: Platform, { player, ...asked }: AskedChase): Promise<Result<Chase, ChaseRefusal>> {
  const { db } = platform;
  const print = fingerprint(asked.gameCode, `${asked.issues}/${asked.stopOnWin}`, asked.lines);
  const issue = await selectNextIssue(db, asked.gameCode);
  if (!issue) return refuse("NOT_FOUND");
  const lines = readLines(rulesOf(issue.rules), issue.terms, asked.lines, unitsPerMinor(player.currency));
  if (!lines.ok) return lines;
  await insertChase(db, { ...asked, player: player.id, brandId: player.brandId, currency: player.currency, book: player.book, asked: print });
  const made = await selectByKey(db, player.id, asked.key);
  if (!made) throw new Error("A chase that was added is missing");
  if (made.asked !== print) return refuse("KEY_REUSED");
  if (made.placed + made.skipped === 0) await placeDueChases(platform, made.id);
  return ok((await selectByKey(db, player.id, asked.key)) ?? made);
}
