import type { Draw } from "./draw.ts";

/** A holder of tickets of a raffle, as the published list names it. */
export interface TicketHolder {
  readonly code: string;
  readonly tickets: number;
}

/**
 * The list of a raffle's tickets, which is published before its seed is opened: a line for each
 * holder in the order of their codes. The first has the tickets from 1 on, each next one those
 * that follow.
 */
export function ticketList(holders: readonly TicketHolder[]): string {
  return holders.map(({ code, tickets }) => `${code} ${tickets}\n`).join("");
}

/**
 * The first tickets of a raffle that are drawn, in their order, without replacement: the same as
 * `sample` of all of them, without writing them down. Tickets are numbered from 1.
 */
export function drawTickets(draw: Draw, tickets: number, count: number): number[] {
  const moved = new Map<number, number>();
  return Array.from({ length: Math.min(count, tickets) }, (_, at) => {
    const from = at + draw.int(tickets - at);
    const drawn = moved.get(from) ?? from;
    moved.set(from, moved.get(at) ?? at);
    return drawn + 1;
  });
}
