import { createHash } from "node:crypto";
import { drawTickets, openDraw } from "@perya/fair";
import type { Check } from "../../chaos/proof/check.ts";
import { RAFFLE } from "../gifts/terms.ts";
import type { StoredRaffle } from "./gifts.store.ts";

const sha256 = (text: string) => createHash("sha256").update(text).digest("hex");

/**
 * A raffle's tickets are what its players turned over, its list is the one that was hashed before
 * the seed was opened, and its winners are those of the seed. `turnover`: ledger units by player.
 */
export function checkRaffle(
  { id, commitment, seed, listHash, entries, wins }: StoredRaffle,
  turnover: ReadonlyMap<bigint, bigint>,
): Check {
  const name = "tickets are what was played for, and drawn again they win the same";
  const looked = entries.length + wins.length;
  if (seed === null || listHash === null)
    return { name, looked, faults: ["the raffle was not drawn"] };
  const faults: string[] = [];
  const held = new Map(entries.map(({ player, tickets }) => [player, BigInt(tickets)]));
  for (const player of new Set([...turnover.keys(), ...held.keys()])) {
    const earned = (turnover.get(player) ?? 0n) / RAFFLE.ticket;
    const due = earned < RAFFLE.most ? earned : RAFFLE.most;
    if ((held.get(player) ?? 0n) !== due)
      faults.push(`player ${player} should have ${due} tickets and has ${held.get(player) ?? 0n}`);
  }
  if (sha256(seed) !== commitment) faults.push("its seed is not what it was committed to");
  const list = entries.map(({ code, tickets }) => `${code} ${tickets}\n`).join("");
  if (sha256(list) !== listHash) faults.push("its list is not the one that was published");
  const holders = entries.flatMap(({ player, tickets }) =>
    Array.from({ length: tickets }, () => player),
  );
  const draw = openDraw(seed, `raffle:${id}:${listHash}`);
  const drawn = drawTickets(draw, holders.length, RAFFLE.prizes.length);
  const told = wins.map(({ ticket, player, cash, status }) =>
    [ticket, player, cash, status].join(),
  );
  const due = drawn.map((ticket, at) =>
    [ticket, holders[ticket - 1], RAFFLE.prizes[at], "CLAIMED"].join(),
  );
  if (told.join(" ") !== due.join(" "))
    faults.push(`it drew ${told.join(" ")}, and by its seed it draws ${due.join(" ")}`);
  return { name, looked, faults };
}
