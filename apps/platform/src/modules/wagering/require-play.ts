import type { Tx } from "@perya/postgres";
import type { VendorCategory } from "../catalogue/index.ts";
import type { Wallet } from "../wallet/index.ts";
import { ensurePosition } from "./counting/counting.store.ts";
import { countTurnover } from "./counting/count-turnover.ts";
import { writtenNow } from "./counting/unread.ts";
import { guardBets } from "./guard-bets.ts";
import { insertRequirement, selectByKey, type StoredRequirement } from "./requirements.store.ts";
import { FULL_BPS, type Requirement, type RequirementSource, type Weights } from "./requirement.ts";

/** What a player must play. Ledger units. */
export interface NewRequirement {
  readonly player: bigint;
  readonly brandId: bigint;
  readonly source: RequirementSource;
  /** Of what asks for it, unique in its source. */
  readonly key: string;
  readonly principal: bigint;
  /** Above 0. */
  readonly required: bigint;
  /** What counts how much; everything in full where it is left out. */
  readonly weights?: Weights;
  /** The highest bet while it is open. */
  readonly highestBet?: bigint;
  /** Categories of games that take no bets while it is open. */
  readonly closed?: readonly VendorCategory[];
  readonly reason?: string;
}

/**
 * Has a player play something before money may leave. What was played before counts for earlier
 * requirements only. What it bounds of bets stands in the player's account from then on, and the
 * wallet decides by it. Repeated under its key it is the same one; under other terms it throws.
 */
export async function requirePlay(
  tx: Tx,
  wallet: Wallet,
  asked: NewRequirement,
): Promise<Requirement> {
  const { player, source, key, required, weights = null, reason = null } = asked;
  const { highestBet = null, closed = [] } = asked;
  if (required <= 0n) throw new Error(`Requirement ${source} ${key} asks for ${required}`);
  for (const [category, bps] of Object.entries(weights ?? {}))
    if (!Number.isInteger(bps) || bps < 0 || bps > FULL_BPS)
      throw new Error(`Requirement ${source} ${key} counts ${bps} of ${category}`);
  await ensurePosition(tx, { player, ...(await writtenNow(tx)) });
  await countTurnover(tx, [player]);
  const full = { ...asked, weights, reason, highestBet, closed };
  const made = await insertRequirement(tx, full);
  if (made && (highestBet !== null || closed.length > 0)) await guardBets(tx, wallet, player);
  if (made) return made;
  const known = await selectByKey(tx, source, key);
  if (!isSame(known, asked)) throw new Error(`Requirement ${source} ${key} is another one`);
  return known;
}

function isSame(
  known: StoredRequirement | undefined,
  { player, principal }: NewRequirement,
): known is StoredRequirement {
  return known?.player === player && known.principal === principal;
}
