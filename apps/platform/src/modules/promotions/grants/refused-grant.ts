import type { Tx } from "@perya/postgres";
import { refuse, type Refused } from "@perya/result";
import type { Brand } from "../../brands/index.ts";
import { openWithdrawalsOf } from "../../cashier/index.ts";
import { isAboveBalanceLimit } from "../../limits/index.ts";
import type { Player } from "../../players/index.ts";
import { linksOf } from "../../risk/index.ts";
import type { Promotion } from "../promotion.ts";
import { isOffered } from "../control/offered-to.ts";
import type { Grant, GrantRefusal } from "./grant.ts";
import { grantsHad, havingGrant } from "./grants.store.ts";
import { isAmong } from "./is-among.ts";
import { refusedByLaw } from "./refused-by-law.ts";
import { refusedPlayer } from "./refused-player.ts";

/** A bonus that a player would be given. Ledger units. */
export interface PlannedGrant {
  readonly promotion: Promotion;
  readonly brand: Brand;
  readonly player: Player;
  readonly period: string;
  readonly deposit: bigint;
  readonly bonus: bigint;
  readonly required: bigint;
  /** The grant that is there already, where it was issued or applied for. */
  readonly applied?: Pick<Grant, "id">;
}

type Refusal = Refused<GrantRefusal>;

/**
 * Why a player may not be given a bonus, with what staff should know of it. Limits, breaks and the
 * law win over everything, and among accounts that have something in common one is given it.
 * Accounts that would be given it at once wait for the promotion, which the caller holds.
 */
export async function refusedGrant(tx: Tx, planned: PlannedGrant): Promise<Refusal | undefined> {
  const { promotion } = planned;
  if (promotion.status !== "OPEN" || promotion.paused) return refuse("NOT_OPEN");
  return (
    (await refusedPerson(tx, planned)) ??
    (await refusedCredit(tx, planned)) ??
    (await refusedShare(tx, planned))
  );
}

/** It is for other players, or what the player is, or the law, say against it. */
export async function refusedPerson(
  tx: Tx,
  planned: Omit<PlannedGrant, "period">,
): Promise<Refusal | undefined> {
  const { promotion, brand, player } = planned;
  if (player.currency !== brand.currency || !isAmong(promotion, player))
    return refuse("OTHER_PLAYERS");
  if (!(await isOffered(tx, player, promotion))) return refuse("HELD_OUT");
  const { days, weights } = promotion.rule;
  return (await refusedPlayer(tx, player.id)) ?? refusedByLaw(tx, { ...planned, days, weights });
}

/** What keeps a bonus from being credited at this moment. */
export async function refusedCredit(
  tx: Tx,
  { player, bonus }: Pick<PlannedGrant, "player" | "bonus">,
): Promise<Refusal | undefined> {
  if ((await grantsHad(tx, player.id)).running) return refuse("OTHER_BONUS");
  if ((await openWithdrawalsOf(tx, player.id)).length > 0) return refuse("WITHDRAWAL_OPEN");
  return (await isAboveBalanceLimit(tx, player.id, bonus)) ? refuse("BALANCE_LIMIT") : undefined;
}

/** Of what is given once, and of its budget, nothing is left for the player. */
export async function refusedShare(tx: Tx, planned: PlannedGrant): Promise<Refusal | undefined> {
  const { promotion, player, period, bonus, applied } = planned;
  const { budgetUnits, reservedUnits } = promotion;
  if (budgetUnits !== null && reservedUnits + bonus > budgetUnits) return refuse("BUDGET_USED");
  const mine = { promotion: promotion.id, period };
  if (!applied && (await havingGrant(tx, mine, [player.id])).length > 0) return refuse("HAD_IT");
  return refusedForLinks(tx, planned);
}

/** Another account of what looks like the same person was given it. */
async function refusedForLinks(
  tx: Tx,
  { promotion, player, period }: PlannedGrant,
): Promise<Refusal | undefined> {
  const keys: ReadonlySet<string> = new Set(promotion.rule.keys);
  const linked = (await linksOf(tx, player.id, player.brandId)).filter(({ ties }) =>
    ties.some(({ kind }) => keys.has(kind)),
  );
  const others = linked.map((one) => one.player);
  const [other] = await havingGrant(tx, { promotion: promotion.id, period }, others);
  if (other === undefined) return undefined;
  const ties = linked.find((one) => one.player === other)?.ties ?? [];
  const shared = ties.map(({ kind }) => kind).filter((kind) => keys.has(kind));
  return refuse("LINKED", `Player ${other} has it, and shares: ${shared.join(", ")}`);
}
