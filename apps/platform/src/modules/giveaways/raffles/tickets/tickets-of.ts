import type { RaffleDraft } from "../raffle.ts";

/** The tickets for so much turnover: one for each full sum, up to the most. Player money §9. */
export function ticketsOf(
  units: bigint,
  { ticketUnits, mostTickets }: Pick<RaffleDraft, "ticketUnits" | "mostTickets">,
): number {
  // After corrections a sum can be below nothing.
  if (units < ticketUnits) return 0;
  const tickets = units / ticketUnits;
  return tickets > BigInt(mostTickets) ? mostTickets : Number(tickets);
}
