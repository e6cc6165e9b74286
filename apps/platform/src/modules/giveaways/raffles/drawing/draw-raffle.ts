import { drawTickets, openDraw } from "@perya/fair";
import type { Tx } from "@perya/postgres";
import type { Brand } from "../../../brands/index.ts";
import { openSeed } from "../../../draws/index.ts";
import { tellFact } from "../../../facts/index.ts";
import { rafflePrizeWon } from "../../facts.ts";
import { drawLabelOf, placesOf, seedLabelOf, type Raffle } from "../raffle.ts";
import { markDrawn } from "../raffles.store.ts";
import { holdersOf } from "../tickets/entries.store.ts";
import { countDraws, insertWins, lapseWins, type NewWin } from "./wins.store.ts";

/**
 * Opens the seed of a raffle for its list of tickets, once for good, and draws its prizes: the
 * first ticket has the largest, each ticket at most one.
 */
export async function drawRaffle(
  tx: Tx,
  secretKey: string,
  raffle: Raffle,
  brand: Brand,
): Promise<void> {
  if (raffle.listHash === null) throw new Error(`Raffle ${raffle.publicId} has no list of tickets`);
  const seed = await openSeed(tx, secretKey, seedLabelOf(raffle.publicId), raffle.listHash);
  if (!seed.ok) throw new Error(`Raffle ${raffle.publicId} was not drawn: ${seed.refusal}`);
  await markDrawn(tx, raffle.id, seed.value);
  const places = placesOf(raffle).map((_, at) => at + 1);
  await drawPlaces(tx, { ...raffle, seed: seed.value }, brand, places);
}

/**
 * Takes back prizes that nobody claimed in time, and draws each of them again by the same seed:
 * the tickets that follow in its order, the largest prize first. Once all tickets are drawn what is
 * left stays with the house.
 */
export async function drawAgain(tx: Tx, raffle: Raffle, brand: Brand): Promise<void> {
  const lapsed = await lapseWins(tx, raffle.id);
  const places = lapsed.map(({ place }) => place);
  await drawPlaces(tx, raffle, brand, places);
}

/** Draws the next tickets of a raffle's order for some of its prizes, and tells who has won. */
async function drawPlaces(
  tx: Tx,
  raffle: Raffle,
  brand: Brand,
  places: readonly number[],
): Promise<void> {
  const { id, publicId, seed, listHash, tickets } = raffle;
  if (seed === null || listHash === null || tickets === null)
    throw new Error(`Raffle ${publicId} has nothing to be drawn by`);
  const before = await countDraws(tx, id);
  const draw = openDraw(seed, drawLabelOf(publicId, listHash));
  const drawn = drawTickets(draw, Number(tickets), before + places.length).slice(before);
  const holders = await holdersOf(tx, id, drawn);
  const prizes = placesOf(raffle);
  const wins = drawn.map((ticket, at): NewWin => {
    const place = places[at] ?? 0;
    const [prize, player] = [prizes[place - 1], holders.get(ticket)];
    if (!prize || player === undefined) throw new Error(`Ticket ${ticket} is nobody's`);
    return { draw: before + at + 1, place, ticket, player, ...prize };
  });
  const titles = Object.fromEntries(
    Object.entries(raffle.words).map(([code, { title }]) => [code, title]),
  );
  for (const { player, claimBy } of await insertWins(tx, id, wins)) {
    const day = claimBy.toZonedDateTimeISO(brand.zone).toPlainDate().subtract({ days: 1 });
    await tellFact(tx, rafflePrizeWon, {
      raffle: publicId,
      player,
      brand: raffle.brandId,
      titles,
      day: day.toString(),
    });
  }
}
