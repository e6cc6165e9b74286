import { formatMoney } from "@perya/money";
import { readClock, type Tx } from "@perya/postgres";
import { ok, refuse, type Result } from "@perya/result";
import { askChange } from "../../../approvals/index.ts";
import { recordAudit } from "../../../audit/index.ts";
import type { Brand } from "../../../brands/index.ts";
import { commitDraws } from "../../../draws/index.ts";
import { bonusLawNow } from "../../../profiles/index.ts";
import { lawBrokenByReward } from "../../../promotions/index.ts";
import type { StaffSignedIn } from "../../../staff/index.ts";
import type { StaffRefusal } from "../../refusals.ts";
import { wordsIn } from "../../words.ts";
import { budgetOf, seedLabelOf, statusOf, type Raffle } from "../raffle.ts";
import { lockRaffle, markClosed, markOffered, selectShown } from "../raffles.store.ts";
import { lockPositions } from "../tickets/turnover.store.ts";

export const OFFER_RAFFLE = "giveaways.raffle";
/** Raffles that players see at once, those that were drawn lately included. */
const MOST_SHOWN = 50;

/** Asks for a draft to be offered: its prizes are promised to others, so a second person agrees. */
export async function askRaffle(
  tx: Tx,
  staff: StaffSignedIn,
  brand: Brand,
  publicId: string,
): Promise<Result<string, StaffRefusal>> {
  const raffle = await lockRaffle(tx, publicId, brand.id);
  if (!raffle) return refuse("NOT_FOUND");
  const fault = await notReady(tx, raffle, brand);
  if (fault) return fault;
  const version = raffle.version.toString();
  const change = {
    kind: OFFER_RAFFLE,
    subject: publicId,
    about: wordsIn(raffle, []).title,
    brandId: brand.id,
    payload: { version, prizes: promiseOf(raffle) },
    reason: "A new raffle for players",
  };
  return askChange(tx, staff, change, { version });
}

/** What the second person is asked to promise. */
function promiseOf(raffle: Raffle): string {
  const { currency, prizes } = raffle;
  const points = prizes.reduce((sum, one) => sum + BigInt(one.count) * one.points, 0n);
  const cash = formatMoney({ units: budgetOf(raffle), currency });
  const count = prizes.reduce((sum, one) => sum + one.count, 0);
  return `${count} prizes: ${cash} and ${points} points together`;
}

/**
 * Offers a draft that two people agreed to, from now on or from its beginning. Its seed is made and
 * committed to here, before anything counts for a ticket.
 */
export async function offerRaffle(
  tx: Tx,
  secretKey: string,
  raffle: Raffle,
  brand: Brand,
  actor: string,
): Promise<Result<Raffle, StaffRefusal>> {
  const fault = await notReady(tx, raffle, brand);
  if (fault) return fault;
  const label = seedLabelOf(raffle.publicId);
  const commitment = (await commitDraws(tx, secretKey, [label])).get(label);
  if (commitment === undefined) throw new Error(`No seed was made for ${label}`);
  // What is played from its beginning on is counted after this is committed.
  await lockPositions(tx);
  const offered = await markOffered(tx, raffle.id, commitment);
  const { publicId: subject, brandId } = raffle;
  const after = { version: offered.version.toString(), commitment };
  await recordAudit(tx, { actor, action: "raffle.offer", subject, brandId, after });
  return ok(offered);
}

async function notReady(
  tx: Tx,
  raffle: Raffle,
  brand: Brand,
): Promise<Result<never, StaffRefusal> | undefined> {
  if (raffle.offeredAt !== null) return refuse("WRONG_STATE");
  if (Temporal.Instant.compare(raffle.endsAt, await readClock(tx)) <= 0)
    return refuse("IN_THE_PAST");
  if ((await selectShown(tx, brand.id)).length >= MOST_SHOWN) return refuse("TOO_MANY_OFFERED");
  const law = await bonusLawNow(tx, brand);
  const broken = raffle.prizes
    .map(({ cash: units }) => lawBrokenByReward({ units, times: raffle.wagerTimes }, law, brand))
    .find((sentence) => sentence !== undefined);
  return broken === undefined ? undefined : refuse("AGAINST_LAW", broken);
}

/** Calls off a raffle that has not ended: nothing is drawn. */
export async function closeRaffle(
  tx: Tx,
  brandId: bigint,
  { publicId, actor, reason }: { readonly [Name in "publicId" | "actor" | "reason"]: string },
): Promise<Result<Raffle, StaffRefusal>> {
  const raffle = await lockRaffle(tx, publicId, brandId);
  if (!raffle) return refuse("NOT_FOUND");
  const status = statusOf(raffle, await readClock(tx));
  if (status !== "OPEN" && status !== "COMING_SOON") return refuse("WRONG_STATE");
  const closed = await markClosed(tx, raffle.id);
  const after = { closedAt: closed.closedAt?.toString() };
  const done = { actor, action: "raffle.close", subject: publicId, brandId, after, reason };
  await recordAudit(tx, done);
  return ok(closed);
}
