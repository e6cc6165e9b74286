import type { Tx } from "@perya/postgres";
import { beginPool } from "@perya/jackpot-kit";
import { ok, refuse, type Result } from "@perya/result";
import { askChange } from "../../approvals/index.ts";
import { recordAudit } from "../../audit/index.ts";
import type { Brand } from "../../brands/index.ts";
import { isForbiddenNow } from "../../profiles/index.ts";
import type { StaffSignedIn } from "../../staff/index.ts";
import { writtenBy } from "../../turnover/index.ts";
import { appendAll, openClearing } from "../feeding/clearing.ts";
import type { Feeding } from "../feeding/follow-turnover.ts";
import { holdPositions } from "../feeding/pools.store.ts";
import { keepSeed } from "../feeding/secret-seed.ts";
import { Tally } from "../feeding/tally.ts";
import type { JackpotRefusal } from "../refusals.ts";
import type { Jackpot } from "./jackpot.ts";
import { lockJackpot, selectTaken, updateState } from "./jackpots.store.ts";
import { updateStanding } from "./tiers.store.ts";

export const OPEN_KIND = "jackpots.open";

/** Asks for a draft to be opened: it puts the operator's money up, so a second person agrees. */
export async function askOpening(
  tx: Tx,
  staff: StaffSignedIn,
  brand: Brand,
  publicId: string,
): Promise<Result<string, JackpotRefusal>> {
  const jackpot = await lockJackpot(tx, publicId, brand.id);
  if (!jackpot) return refuse("NOT_FOUND");
  const fault = await notReady(tx, jackpot, brand);
  if (fault) return fault;
  const version = jackpot.version.toString();
  return askChange(
    tx,
    staff,
    {
      kind: OPEN_KIND,
      subject: publicId,
      about: jackpot.name,
      brandId: brand.id,
      payload: { version },
      reason: "A new jackpot for players",
    },
    { version },
  );
}

/** Opens a jackpot that two people agreed to: each tier's first pool begins with its seed. */
export async function openJackpot(
  tx: Tx,
  { wallet, secretKey }: Feeding,
  { jackpot, brand, actor }: { jackpot: Jackpot; brand: Brand; actor: string },
): Promise<Result<void, JackpotRefusal>> {
  const fault = await notReady(tx, jackpot, brand);
  if (fault) return fault;
  // What ended before feeds nothing, though it may not have been read yet: its day may be closed.
  await holdPositions(tx);
  const from = {
    rounds: await writtenBy(tx, "rounds"),
    lottery: await writtenBy(tx, "lottery"),
  };
  const { id, currency, book, publicId: subject, brandId } = jackpot;
  for (const tier of jackpot.tiers) {
    await openClearing(tx, wallet, tier.id, { currency, book });
    const { standing, moves } = beginPool(tier.terms, tier.standing);
    await keepSeed(tx, secretKey, tier.terms, { ...standing, from });
    await updateStanding(tx, standing, true);
    const tally = new Tally(tier.id);
    tally.add(moves);
    await appendAll(tx, wallet, tally.commands("open"));
  }
  await updateState(tx, id, "OPEN");
  await recordAudit(tx, { actor, action: "jackpot.open", subject, brandId, after: {} });
  return ok(undefined);
}

async function notReady(tx: Tx, jackpot: Jackpot, brand: Brand) {
  if (jackpot.state !== "DRAFT") return refuse("WRONG_STATE");
  if (await isForbiddenNow(tx, brand, "jackpot")) return refuse("AGAINST_LAW");
  return (await selectTaken(tx, jackpot)) ? refuse("GAME_TAKEN") : undefined;
}

/** Ends a jackpot: each of its pools is paid once more, and no other is begun. */
export async function endJackpot(
  tx: Tx,
  brandId: bigint,
  by: { readonly publicId: string; readonly actor: string; readonly reason: string },
): Promise<Result<void, JackpotRefusal>> {
  const jackpot = await lockJackpot(tx, by.publicId, brandId);
  if (!jackpot) return refuse("NOT_FOUND");
  if (jackpot.state !== "OPEN") return refuse("WRONG_STATE");
  // Rounds that are being played have been, or see that it ends.
  await holdPositions(tx);
  await updateState(tx, jackpot.id, "ENDING");
  const { actor, reason, publicId: subject } = by;
  await recordAudit(tx, { actor, action: "jackpot.end", subject, brandId, reason });
  return ok(undefined);
}
