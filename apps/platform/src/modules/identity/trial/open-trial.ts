import { tokenHash } from "@perya/secrets";
import type { Tx } from "@perya/postgres";
import { ok, refuse, type Result } from "@perya/result";
import type { Platform } from "../../../platform.ts";
import { newPublicId } from "../../../secrets/public-id.ts";
import type { Brand } from "../../brands/index.ts";
import { createPlayer, playerById, type Player } from "../../players/index.ts";
import type { Wallet } from "../../wallet/index.ts";
import type { Origin } from "../identity.ts";
import { completeSignIn, type CompletedSignIn } from "../signing-in/complete-sign-in.ts";
import { placeOf } from "../../../http/visitors/place-of.ts";
import { countTrials, insertTrial, lockBrowser, selectTrial } from "./trial.store.ts";

/**
 * A trial account's initial balance, in ledger units (1/100000) of the brand's currency: a
 * thousand.
 */
const TRIAL_UNITS = 100_000_000n;

/** Trial accounts per place and hour. */
const TRIALS_AN_HOUR = 20;

/**
 * Opens a session of a trial account: the one this browser has, or a new one with play money.
 * It has no usable password.
 */
export async function openTrial(
  { db, wallet }: Platform,
  brand: Brand,
  browserValue: string,
  origin: Origin,
): Promise<Result<CompletedSignIn, "TOO_MANY_REQUESTS">> {
  const hash = tokenHash(browserValue);
  const place = placeOf(origin.ip);
  return db.inTransaction(async (tx) => {
    await lockBrowser(tx, brand.id, hash);
    const earlier = await selectTrial(tx, brand.id, hash);
    const found = earlier === undefined ? undefined : await playerById(tx, earlier);
    if (found) return ok(await completeSignIn(tx, found, origin));
    if ((await countTrials(tx, brand.id, place)) >= TRIALS_AN_HOUR)
      return refuse("TOO_MANY_REQUESTS");
    const player = await makeTrial(tx, wallet, brand);
    await insertTrial(tx, player.id, brand.id, hash, place);
    return ok(await completeSignIn(tx, player, origin));
  });
}

/** An account of type 4 in the play book: even at a brand with real money, this is not money. */
async function makeTrial(
  tx: Tx,
  wallet: Wallet,
  { id: brandId, currency, country }: Brand,
): Promise<Player> {
  const username = newPublicId("free").replace("_", "");
  const made = await createPlayer(tx, {
    brandId,
    username,
    nickname: "Guest",
    kind: "4",
    currency,
    country,
    book: "play",
  });
  if (!made.ok) throw new Error("A random name was taken");
  const { id: player, publicId } = made.value;
  const opened = await wallet.append(tx, [
    { kind: "open", player, key: `open:${publicId}`, currency, book: "play" },
    {
      kind: "adjust",
      player,
      key: `trial:${publicId}`,
      units: TRIAL_UNITS,
      reason: "Play money of a trial account",
    },
  ]);
  if (!opened.ok) throw new Error(`A trial account could not be opened: ${opened.refusal}`);
  return made.value;
}
