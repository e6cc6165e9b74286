import type { Tx } from "@perya/postgres";
import { selectPositions } from "./counting/counting.store.ts";
import { unreadOf, writtenNow } from "./counting/unread.ts";
import { leftOf, type Requirement } from "./requirement.ts";
import { hasUnsettled, selectOpen } from "./requirements.store.ts";

/** What a player must still play before money may leave. Ledger units. */
export interface Unplayed {
  /** Oldest first. */
  readonly requirements: readonly Requirement[];
  /** What is left of deposits and transfers, which a brand's fee may stand for. */
  readonly deposits: bigint;
  /** The same of bonuses, of cash that was earned and of what staff added: no fee helps. */
  readonly bonuses: bigint;
  /** Whether a bonus keeps money from leaving: it is open, or its end is not settled yet. */
  readonly isLocked: boolean;
}

const NO_FEE: ReadonlySet<string> = new Set(["BONUS", "REWARD", "ADJUST"]);

/**
 * What a player must still play, with all turnover counted that the record has now. It writes
 * nothing: what is reached is left out here, and DONE once it has been counted.
 */
export async function unplayedOf(tx: Tx, player: bigint): Promise<Unplayed> {
  const before = await selectOpen(tx, [player]);
  const positions = before.length === 0 ? [] : await selectPositions(tx, [player]);
  const { open } = await unreadOf(tx, before, positions, await writtenNow(tx));
  const requirements = open.filter(({ required, done }) => done < required);
  const bonuses = requirements.filter(({ source }) => NO_FEE.has(source));
  const isReached = open.length > requirements.length && open.some(isPlayedBonus);
  return {
    requirements,
    deposits: leftOf(requirements) - leftOf(bonuses),
    bonuses: leftOf(bonuses),
    isLocked: bonuses.length > 0 || isReached || (await hasUnsettled(tx, player)),
  };
}

const isPlayedBonus = ({ source, required, done }: Requirement) =>
  source === "BONUS" && done >= required;
