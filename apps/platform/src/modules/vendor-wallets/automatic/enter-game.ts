import { roundDownToMinor } from "@perya/money";
import type { Platform } from "../../../platform.ts";
import { findVendor, findVisibleGame } from "../../catalogue/index.ts";
import { beginIn } from "../moving/begin-in.ts";
import { beginOut } from "../moving/begin-out.ts";
import { refusedPlay } from "../moving/refused-play.ts";
import { sendMovement } from "../moving/send-movement.ts";
import type { Holder, Movement } from "../movement.ts";
import { choicesOf, NO_CHOICE, walletsOf } from "../wallets.store.ts";
import { endVisit, noteVisit } from "./visits.store.ts";

export interface AtGame {
  readonly holder: Holder;
  readonly gameId: string;
  readonly key: string;
}

/**
 * Moves in what the player wants moved when a game of the vendor opens: all cash, or so much of it
 * as there is. Undefined where nothing is to be moved, or can't be: the game opens all the same.
 */
export async function enterGame(
  platform: Platform,
  { holder, gameId, key }: AtGame,
): Promise<Movement | undefined> {
  const { db, wallet } = platform;
  const at = await vendorAt(platform, holder, gameId);
  if (at) await noteVisit(db, holder, at.vendor.id);
  if (!at || at.choice.movesIn === "OFF") return undefined;
  if (await refusedPlay(platform, holder, at.vendor)) return undefined;
  const cash = (await wallet.balance(holder.id))?.cash ?? 0n;
  const wanted = at.choice.units === null || at.choice.units > cash ? cash : at.choice.units;
  const { units } = roundDownToMinor({ units: wanted, currency: holder.currency });
  if (units <= 0n) return undefined;
  const { vendor } = at;
  const begun = await db.inTransaction((tx) =>
    beginIn(tx, wallet, { holder, vendor, units, cause: "LAUNCH", key }),
  );
  return begun.ok ? ((await sendMovement(platform, begun.value.id)) ?? begun.value) : undefined;
}

/** Notes that the player is still at a game: who is not seen for a while has left it. */
export async function stayAtGame(
  platform: Platform,
  { holder, gameId }: AtGame,
): Promise<undefined> {
  const at = await vendorAt(platform, holder, gameId);
  if (at) await noteVisit(platform.db, holder, at.vendor.id);
}

/**
 * Fetches everything when a player who wants so leaves a game of the vendor. What does not come
 * back is tried again as that of a player who left without a word.
 */
export async function leaveGame(
  platform: Platform,
  { holder, gameId, key }: AtGame,
): Promise<Movement | undefined> {
  const { db } = platform;
  const at = await vendorAt(platform, holder, gameId);
  if (!at) return undefined;
  const { vendor } = at;
  const has = (await walletsOf(db, holder.id)).some((one) => one.vendor === vendor.id);
  if (!has || !at.choice.movesOut) {
    await endVisit(db, holder.id, vendor.id);
    return undefined;
  }
  const begun = await db.inTransaction((tx) =>
    beginOut(tx, { holder, vendor: vendor.id, units: null, cause: "LEAVING", key }),
  );
  return begun.ok ? ((await sendMovement(platform, begun.value.id)) ?? begun.value) : undefined;
}

/** The vendor of a game that keeps money, and what the player wants done there. */
async function vendorAt({ db }: Platform, { id, brandId }: Holder, gameId: string) {
  const game = await findVisibleGame(db, brandId, gameId);
  const vendor = game && (await findVendor(db, game.vendorSlug));
  if (vendor?.wallet !== "transfer") return undefined;
  const choice = (await choicesOf(db, id)).find((one) => one.vendor === vendor.id);
  return { vendor, choice: choice ?? NO_CHOICE };
}
