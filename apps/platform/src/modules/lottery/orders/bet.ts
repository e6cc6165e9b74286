import type { BetLaw } from "@perya/wallet-protocol";
import { createHash } from "node:crypto";
import { poolOf, type CounterKey } from "../exposure/counters.ts";
import type { AskedLine, AskedOrder, BetIssue, BetLine } from "./order.ts";

/** A parsed order: its issue is known, its lines are canonical. */
export interface Bet {
  readonly order: AskedOrder;
  readonly issue: BetIssue;
  readonly lines: readonly BetLine[];
  /** The counters of the lines, in their order. */
  readonly counters: readonly CounterKey[];
  /** Ledger units of one minor unit of the currency. */
  readonly minor: bigint;
  /** Ledger units. */
  readonly stake: bigint;
  /** Fingerprint of the request. */
  readonly asked: string;
  /** What the law says to it, for the wallet. */
  readonly law: readonly BetLaw[];
}

/** A bet of some lines in an issue. */
export function betOn(
  order: AskedOrder,
  issue: BetIssue,
  lines: readonly BetLine[],
  minor: bigint,
  law: readonly BetLaw[],
): Bet {
  const pool = poolOf(order.player.currency, order.player.book);
  const counters = lines.map(({ market, selection, exposure }) => ({
    issueId: issue.id,
    pool,
    market,
    selection: exposure === "pool" ? "" : selection,
  }));
  const stake =
    lines.reduce((sum, { unitMinor, count }) => sum + unitMinor * BigInt(count), 0n) * minor;
  return {
    order,
    issue,
    lines,
    counters,
    minor,
    stake,
    asked: fingerprint(order.gameCode, order.issueNo, order.lines),
    law,
  };
}

/**
 * The request without its key and agreed odds, which may change between two tries of one order.
 */
export function fingerprint(
  gameCode: string,
  issueNo: string,
  lines: readonly AskedLine[],
): string {
  const parts = lines.map(({ market, picks, unit }) => `${market}:${picks.join(",")}:${unit}`);
  return createHash("sha256")
    .update([gameCode, issueNo, ...parts].join(";"))
    .digest("base64url");
}
