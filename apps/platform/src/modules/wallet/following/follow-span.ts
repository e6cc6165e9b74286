import type { Tx } from "@perya/postgres";
import { nextSpan, type LedgerSpan } from "../reading/index.ts";
import { lockPosition, planForSpans, updatePosition } from "./followers.store.ts";

/** Takes a span of the ledger into account; writes with the transaction it is given alone. */
export type SpanHandler = (tx: Tx, span: LedgerSpan) => Promise<void>;

/**
 * Hands the ledger's next span to a follower whose own statements read its entries (`spanRows`),
 * in one transaction with its position: repeated, interrupted or run twice at once, it is given
 * every entry once. Returns the span; undefined means that the follower has caught up, or that
 * another worker is at it.
 */
export async function followSpan(
  tx: Tx,
  name: string,
  handle: SpanHandler,
): Promise<LedgerSpan | undefined> {
  const readTo = await lockPosition(tx, name);
  const span = readTo === undefined ? undefined : await nextSpan(tx, readTo);
  if (!span) return undefined;
  await planForSpans(tx);
  await handle(tx, span);
  await updatePosition(tx, name, span.to);
  return span;
}
