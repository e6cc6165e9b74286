import { commitmentOf, ticketList } from "@perya/fair";
import type { Tx } from "@perya/postgres";
import type { Brand } from "../../../brands/index.ts";
import { countsForLoyalty } from "../../../loyalty/index.ts";
import { playersByIds } from "../../../players/index.ts";
import { barredAmong } from "../../../wallet/index.ts";
import type { Raffle } from "../raffle.ts";
import { markListed } from "../raffles.store.ts";
import { insertEntries, type Entry } from "./entries.store.ts";
import { ticketsOf } from "./tickets-of.ts";
import { selectPlayed } from "./turnover.store.ts";

/** Hex characters of a code in the list: 80 bits, so that no two players have the same. */
const CODE_LENGTH = 20;

/** What the published list calls a player: found by them, and says nothing to others. */
function codeOf(raffle: string, player: string): string {
  return commitmentOf(`${raffle}:${player}`).slice(0, CODE_LENGTH);
}

/**
 * Numbers the tickets of a raffle that is over, in the order of their holders' codes, and notes
 * the hash of the list: from here on nobody's tickets change, and only then is the seed opened.
 * Blocked and excluded players, and trial and test accounts, have none.
 */
export async function listTickets(tx: Tx, raffle: Raffle, brand: Brand): Promise<void> {
  const played = await selectPlayed(tx, raffle);
  const ids = played.map(({ player }) => player);
  const barred = await barredAmong(tx, ids);
  const players = (await playersByIds(tx, ids)).filter(
    (player) => countsForLoyalty(player, brand) && !barred.has(player.id),
  );
  const units = new Map(played.map((one) => [one.player, one.units]));
  const holders = players
    .map((player) => ({
      code: codeOf(raffle.publicId, player.publicId),
      player: player.id,
      tickets: ticketsOf(units.get(player.id) ?? 0n, raffle),
    }))
    .toSorted((one, other) => (one.code < other.code ? -1 : 1));
  const entries: Entry[] = [];
  let next = 1;
  for (const holder of holders) {
    entries.push({ ...holder, first: next });
    next += holder.tickets;
  }
  await insertEntries(tx, raffle.id, entries);
  await markListed(tx, raffle.id, { hash: commitmentOf(ticketList(entries)), tickets: next - 1 });
}
