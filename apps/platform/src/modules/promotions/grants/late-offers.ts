import type { Tx } from "@perya/postgres";
import type { Brand } from "../../brands/index.ts";
import { lastCredited, type LastDeposit } from "../../cashier/index.ts";
import type { Player } from "../../players/index.ts";
import { bonusLawNow } from "../../profiles/index.ts";
import { isLeftAlone } from "../../wallet/index.ts";
import type { Promotion } from "../promotion.ts";
import { comesWithDeposit } from "../rules/free-bets.ts";
import { hasGrantOf } from "./grants.store.ts";
import { plannedMatch } from "./planned-match.ts";
import { refusedGrant, type PlannedGrant } from "./refused-grant.ts";

/** For so long after its credit a deposit can be matched. Source: player money reference, §4. */
const MINUTES = 30;

/** A deposit that can still be matched, until a time. */
interface OpenDeposit extends LastDeposit {
  readonly until: Temporal.Instant;
}

/** A bonus that a player can still take for a deposit. */
export interface LateOffer {
  readonly planned: PlannedGrant;
  readonly deposit: OpenDeposit;
}

/**
 * A player's newest deposit while a bonus can still be taken for it: for half an hour, where it
 * has brought none and nothing was bet, withdrawn or sent away since.
 */
export async function openDepositOf(tx: Tx, player: bigint): Promise<OpenDeposit | undefined> {
  const last = await lastCredited(tx, player, MINUTES);
  if (!last || (await hasGrantOf(tx, player, last.publicId))) return undefined;
  if (!(await isLeftAlone(tx, player, last.publicId))) return undefined;
  return { ...last, until: last.creditedAt.add({ minutes: MINUTES }) };
}

/** What of some promotions a player can still take for the deposit they have just made. */
export async function lateOffers(
  tx: Tx,
  { player, brand }: { readonly player: Player; readonly brand: Brand },
  promotions: readonly Promotion[],
): Promise<readonly LateOffer[]> {
  const matches = promotions.filter(
    ({ rule }) =>
      rule.type === "DEPOSIT_MATCH" || (rule.type === "FREE_BETS" && comesWithDeposit(rule)),
  );
  const deposit = matches.length > 0 ? await openDepositOf(tx, player.id) : undefined;
  if (!deposit) return [];
  const planning = { brand, player, law: await bonusLawNow(tx, brand), now: deposit.creditedAt };
  const offers: LateOffer[] = [];
  for (const promotion of matches) {
    const planned = plannedMatch(promotion, deposit, planning);
    if (planned && !(await refusedGrant(tx, planned))) offers.push({ planned, deposit });
  }
  return offers;
}
