import type { Check } from "../../chaos/proof/check.ts";
import type { Journal } from "../people/journal.ts";
import type { StoredOrder } from "./evening.store.ts";

/**
 * The answers to players match what is stored: each accepted order once and at its stake, no other
 * orders except those of chases, and no refused order.
 */
export function checkTold(
  { told, cancelled, faults: heard }: Journal,
  orders: readonly StoredOrder[],
): Check {
  const stored = Map.groupBy(orders, ({ player, key }) => `${player}/${key}`);
  const accepted = new Set(
    told.filter(({ order }) => order).map(({ player, key }) => `${player}/${key}`),
  );
  const faults = [...heard];
  for (const { player, key, order, stake, refusal } of told) {
    const found = stored.get(`${player}/${key}`) ?? [];
    const [one] = found;
    if (order && (found.length !== 1 || `lo_${one?.id}` !== order || one?.stake !== stake))
      faults.push(
        `${order} of ${stake} was accepted and is stored ` +
          `as ${found.map(({ id, stake: is }) => `lo_${id} of ${is}`).join()}`,
      );
    if (!order && one && !accepted.has(`${player}/${key}`))
      faults.push(`an order was refused with ${refusal} and is stored as lo_${one.id}`);
  }
  for (const { id, player, key, chaseId } of orders)
    if (chaseId === null && !accepted.has(`${player}/${key}`))
      faults.push(`nobody was told of lo_${id}`);
  const gone = new Set(orders.filter((order) => order.cancelled).map(({ id }) => `lo_${id}`));
  for (const id of cancelled) if (!gone.has(id)) faults.push(`${id} was taken back and stands`);
  return { name: "orders are as the players were answered", looked: told.length, faults };
}

/** No chase covers more draws than requested, or one draw twice. */
export function checkChases(
  { chases }: Journal,
  stored: readonly {
    id: bigint;
    issues: number;
    placed: number;
    skipped: number;
    status: string;
  }[],
  orders: readonly StoredOrder[],
): Check {
  const byChase = Map.groupBy(
    orders.filter(({ chaseId }) => chaseId !== null),
    ({ chaseId }) => String(chaseId),
  );
  const faults = [...chases].flatMap(([id, issues]) => {
    const own = byChase.get(id) ?? [];
    const chase = stored.find((one) => String(one.id) === id);
    if (own.length > issues || new Set(own.map(({ draw }) => draw)).size < own.length)
      return [`chase ${id} over ${issues} draws has ${own.length} orders`];
    if (chase?.placed !== own.length)
      return [`chase ${id} says that it placed ${chase?.placed} of its ${own.length} orders`];
    return chase.status === "RUNNING" ? [`chase ${id} of ${issues} draws is not over`] : [];
  });
  return { name: "chases went over as many draws as asked", looked: chases.size, faults };
}
