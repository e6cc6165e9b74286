import type { Tx } from "@perya/postgres";
import { findVendor, gamesOf, HOUSE_VENDOR } from "../../catalogue/index.ts";
import type { FreeBets } from "../rules/free-bets.ts";

const WHOLE_PPM = 1_000_000n;
const PPM_PER_PERCENT = 10_000;

/** Codes of a rule that no game of the house's studio has. */
export async function unknownGames(tx: Tx, { games }: FreeBets): Promise<readonly string[]> {
  const known = new Set((await studioGames(tx)).map(({ code }) => code));
  return games.filter((code) => !known.has(code));
}

/**
 * What free bets are expected to win, in ledger units, no more than their cap: their stakes, times
 * what the one of their games returns that returns most. A game that states nothing returns all.
 */
export async function expectedWin(tx: Tx, rule: FreeBets): Promise<bigint> {
  const stated = (await studioGames(tx))
    .filter(({ code }) => rule.games.includes(code))
    .map(({ rtp }) => (rtp === "" ? WHOLE_PPM : BigInt(Math.round(Number(rtp) * PPM_PER_PERCENT))));
  const best = stated.reduce((most, one) => (one > most ? one : most), 0n);
  const returned = stated.length === 0 ? WHOLE_PPM : best;
  const won = (BigInt(rule.rounds) * BigInt(rule.stake) * returned) / WHOLE_PPM;
  const cap = BigInt(rule.cap);
  return won < cap ? won : cap;
}

async function studioGames(tx: Tx) {
  const studio = await findVendor(tx, HOUSE_VENDOR);
  return studio ? gamesOf(tx, studio.id) : [];
}
