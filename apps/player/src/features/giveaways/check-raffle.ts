import { commitmentOf, drawTickets, openDraw, ticketList, type TicketHolder } from "@perya/fair";
import type { RaffleDetail } from "@perya/api-client/player";

/** What is checked of a raffle, what was published of it, and what comes out here. */
export interface RaffleStep {
  readonly name: "commitment" | "list" | "label" | "draw";
  readonly published: string;
  readonly computed: string;
  readonly good: boolean;
}

type Published = Pick<
  RaffleDetail,
  "id" | "commitment" | "listHash" | "tickets" | "label" | "wins" | "prizes"
>;

/**
 * Draws a raffle again from what was published of it: the seed must be the one that was sealed, the
 * list of tickets the one that was published before it was opened, and seed and list must give
 * every ticket that was drawn, the prizes large to small and then those that are drawn again.
 */
export function checkRaffle(
  { id, commitment, listHash, tickets, label, wins, prizes }: Published,
  seed: string,
  holders: readonly TicketHolder[],
): readonly RaffleStep[] {
  const all = holders.reduce((sum, holder) => sum + holder.tickets, 0);
  const hash = commitmentOf(ticketList(holders));
  const own = `raffle:${id}:${hash}`;
  const places = prizes.reduce((sum, { count }) => sum + count, 0);
  const drawn = drawTickets(openDraw(seed, own), all, wins.length);
  // Which of the unclaimed prizes comes next follows from the claims, not from the seed.
  const computed = drawn.map((ticket, at) => [at < places ? at + 1 : wins[at]?.place, ticket]);
  const step = (name: RaffleStep["name"], published: string, here: string): RaffleStep => ({
    name,
    published,
    computed: here,
    good: published === here,
  });
  return [
    step("commitment", commitment, commitmentOf(seed)),
    step("list", `${listHash ?? ""} (${tickets ?? 0})`, `${hash} (${all})`),
    step("label", label ?? "", own),
    step("draw", asText(wins.map(({ place, ticket }) => [place, ticket])), asText(computed)),
  ];
}

/** Prizes with their tickets in one line, for comparing and for reading: "1: 4711 · 2: 17". */
function asText(drawn: readonly (readonly (number | undefined)[])[]): string {
  return drawn.map(([place, ticket]) => `${place}: ${ticket}`).join(" · ");
}
