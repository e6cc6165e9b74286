import { readClock, type Tx } from "@perya/postgres";
import type { Platform } from "../../../../platform.ts";
import { brandById } from "../../../brands/index.ts";
import type { BookingSource } from "../../../figures/index.ts";
import { haveEnded, nextTransaction } from "../../../wallet/index.ts";
import { statusOf, type Raffle } from "../raffle.ts";
import { lockRaffle, markEnded, selectDue } from "../raffles.store.ts";
import { isCounted } from "../tickets/follow-turnover.ts";
import { listTickets } from "../tickets/list-tickets.ts";
import { drawAgain, drawRaffle } from "./draw-raffle.ts";

/**
 * Takes every raffle that is due as far as it goes, a step in each transaction: a list of tickets
 * is published before its seed is opened, and a kill at any line loses and repeats none.
 * Answers that it need not run again at once.
 */
export async function keepRaffles(
  { db, config }: Pick<Platform, "db" | "config">,
  sources: readonly BookingSource[],
): Promise<false> {
  for (const publicId of await selectDue(db))
    while (await db.inTransaction((tx) => keepStep(tx, config.secretKey, publicId, sources)));
  return false;
}

/** The next step of a raffle. Returns whether it was taken. */
async function keepStep(
  tx: Tx,
  secretKey: string,
  publicId: string,
  sources: readonly BookingSource[],
): Promise<boolean> {
  const raffle = await lockRaffle(tx, publicId, null);
  const brand = raffle && (await brandById(tx, raffle.brandId));
  if (!raffle || !brand) throw new Error(`Raffle ${publicId} is due and gone`);
  const status = statusOf(raffle, await readClock(tx));
  if (status === "DRAWN") {
    await drawAgain(tx, raffle, brand);
    return false;
  }
  if (status !== "DRAWING") return false;
  if (raffle.listHash !== null) await drawRaffle(tx, secretKey, raffle, brand);
  else if (raffle.readTo === null) await markEnded(tx, raffle.id, await nextTransaction(tx));
  else if (await isBooked(tx, raffle, raffle.readTo, sources)) await listTickets(tx, raffle, brand);
  else return false;
  return true;
}

/** Whether all that was played before its end is booked and counted. */
async function isBooked(
  tx: Tx,
  { endsAt }: Raffle,
  readTo: bigint,
  sources: readonly BookingSource[],
): Promise<boolean> {
  if (!(await haveEnded(tx, readTo))) return false;
  for (const source of sources)
    if (!(await source.isBooked(tx, { before: endsAt, readTo }))) return false;
  return isCounted(tx, endsAt);
}
