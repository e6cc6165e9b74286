import type { Tx } from "@perya/postgres";
import { ok, refuse, type Refused, type Result } from "@perya/result";
import type { Brand } from "../../brands/index.ts";
import type { Player } from "../../players/index.ts";
import { linksOf } from "../../risk/index.ts";
import type { GrantRefusal } from "../grants/grant.ts";
import { insertJoin } from "../grants/joins.store.ts";
import { refusedPerson } from "../grants/refused-grant.ts";
import { largestOf } from "../making/lawful.ts";
import { lockPromotion } from "../promotions.store.ts";
import type { Promotion } from "../promotion.ts";
import { havingJoined } from "./boosts.store.ts";

/**
 * Joins a booster, once: its days begin with this one. The promotion is held, so of two accounts
 * that have something in common one joins.
 */
export async function joinBoost(
  tx: Tx,
  { player, brand }: { readonly player: Player; readonly brand: Brand },
  publicId: string,
): Promise<Result<void, GrantRefusal>> {
  const promotion = await lockPromotion(tx, publicId, brand.id);
  if (!promotion) return refuse("NOT_OPEN");
  const had = await havingJoined(tx, promotion.id, [player.id]);
  if (had.length > 0) return ok(undefined);
  if (promotion.status !== "OPEN" || promotion.paused) return refuse("NOT_OPEN");
  const planned = { promotion, brand, player, ...largestOf(promotion.rule), required: 0n };
  const refused =
    (await refusedPerson(tx, planned)) ?? (await refusedForOthers(tx, promotion, player));
  if (refused) return refused;
  await insertJoin(tx, promotion.id, player.id);
  return ok(undefined);
}

async function refusedForOthers(
  tx: Tx,
  { id, rule, budgetUnits, reservedUnits }: Promotion,
  player: Player,
): Promise<Refused<GrantRefusal> | undefined> {
  if (budgetUnits !== null && reservedUnits >= budgetUnits) return refuse("BUDGET_USED");
  const keys: ReadonlySet<string> = new Set(rule.keys);
  const linked = (await linksOf(tx, player.id, player.brandId)).filter(({ ties }) =>
    ties.some(({ kind }) => keys.has(kind)),
  );
  const [other] = await havingJoined(
    tx,
    id,
    linked.map((one) => one.player),
  );
  return other === undefined ? undefined : refuse("LINKED", `Player ${other} has joined it`);
}
