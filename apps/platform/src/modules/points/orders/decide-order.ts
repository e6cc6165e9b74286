import type { Tx } from "@perya/postgres";
import { ok, refuse, type Result } from "@perya/result";
import { tellFact } from "../../facts/index.ts";
import type { Wallet } from "../../wallet/index.ts";
import { orderDecided } from "../facts.ts";
import { appendEntry } from "../ledger/append-entry.ts";
import { payCash } from "../pay-cash.ts";
import { wordsIn } from "../rewards/reward.ts";
import { changeStock } from "../rewards/rewards.store.ts";
import type { Order } from "./order.ts";
import { moveOrder } from "./orders.store.ts";

/**
 * Approves a locked order: a physical reward has been sent, and `note` says how; a credit is paid
 * to the balance, where its player takes money and has no lower limit of it. Refused, the caller
 * rolls its transaction back.
 */
export async function approveOrder(
  tx: Tx,
  wallet: Wallet,
  order: Order,
  actor: string,
  note: string,
): Promise<Result<Order, "WRONG_STATE" | "PLAYER_BARRED" | "BALANCE_LIMIT">> {
  if (order.state !== "IN_PROCESS") return refuse("WRONG_STATE");
  const { player, brandId, publicId: key, units } = order;
  if (units !== null) {
    const paid = await payCash(tx, wallet, { player, brandId, key, units });
    if (!paid.ok) return refuse(paid.refusal === "OWN_LIMIT" ? "BALANCE_LIMIT" : "PLAYER_BARRED");
  }
  const approved = await moveOrder(tx, order, "APPROVED", actor, note);
  await tell(tx, approved);
  return ok(approved);
}

/** Rejects a locked order for a reason that its player reads; points and stock go back. */
export async function rejectOrder(
  tx: Tx,
  order: Order,
  actor: string,
  reason: string,
): Promise<Result<Order, "WRONG_STATE">> {
  if (order.state !== "IN_PROCESS") return refuse("WRONG_STATE");
  const { player, brandId, points, quantity, publicId: ref } = order;
  const remark = wordsIn(order, []).title;
  const entry = { player, brandId, kind: "RETURN", change: points, quantity, ref, remark } as const;
  const back = await appendEntry(tx, entry);
  if (!back.ok) throw new Error(`Points of ${ref} were not given back: ${back.refusal}`);
  await changeStock(tx, order.reward, BigInt(quantity));
  const rejected = await moveOrder(tx, order, "REJECTED", actor, reason);
  await tell(tx, rejected);
  return ok(rejected);
}

function tell(tx: Tx, { publicId, player, state, words, note }: Order): Promise<void> {
  const titles = Object.entries(words).map(([code, { title }]) => [code, title]);
  return tellFact(tx, orderDecided, {
    order: publicId,
    player,
    approved: state === "APPROVED",
    titles: Object.fromEntries(titles) as Record<string, string>,
    note: note ?? "",
  });
}
