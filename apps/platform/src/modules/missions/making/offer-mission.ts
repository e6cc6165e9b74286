import { readClock, type Tx } from "@perya/postgres";
import { ok, refuse, type Result } from "@perya/result";
import { askChange } from "../../approvals/index.ts";
import { recordAudit } from "../../audit/index.ts";
import type { Brand } from "../../brands/index.ts";
import { bonusLawNow } from "../../profiles/index.ts";
import { lawBrokenByReward } from "../../promotions/index.ts";
import type { StaffSignedIn } from "../../staff/index.ts";
import type { MissionRefusal } from "../refusals.ts";
import { wordsIn, type Mission } from "./mission.ts";
import { countOffered, lockMission, markClosed, markOffered } from "./missions.store.ts";

export const OFFER_KIND = "missions.offer";
/** Missions that a brand may offer at once: players read all of them. */
const MOST_OFFERED = 50;

/**
 * Asks for a draft to be offered. Nobody knows how many players will do it, so what it costs has no
 * end, and a second person has to agree.
 */
export async function askOffer(
  tx: Tx,
  staff: StaffSignedIn,
  brand: Brand,
  publicId: string,
): Promise<Result<string, MissionRefusal>> {
  const mission = await lockMission(tx, publicId, brand.id);
  if (!mission) return refuse("NOT_FOUND");
  const fault = await notReady(tx, mission, brand);
  if (fault) return fault;
  const { version } = mission;
  return askChange(
    tx,
    staff,
    {
      kind: OFFER_KIND,
      subject: publicId,
      about: wordsIn(mission, []).title,
      brandId: brand.id,
      payload: { version: version.toString() },
      reason: "A new mission for players",
    },
    { version: version.toString() },
  );
}

/** Offers a draft that two people agreed to, from now on or from its beginning. */
export async function offerMission(
  tx: Tx,
  mission: Mission,
  brand: Brand,
  actor: string,
): Promise<Result<Mission, MissionRefusal>> {
  const fault = await notReady(tx, mission, brand);
  if (fault) return fault;
  const offered = await markOffered(tx, mission.id);
  const { publicId: subject, brandId } = mission;
  const after = { version: offered.version.toString(), startsAt: offered.startsAt?.toString() };
  await recordAudit(tx, { actor, action: "mission.offer", subject, brandId, after });
  return ok(offered);
}

async function notReady(
  tx: Tx,
  mission: Mission,
  brand: Brand,
): Promise<Result<never, MissionRefusal> | undefined> {
  if (mission.offeredAt !== null) return refuse("WRONG_STATE");
  const now = await readClock(tx);
  if (mission.endsAt && Temporal.Instant.compare(mission.endsAt, now) <= 0)
    return refuse("IN_THE_PAST");
  if ((await countOffered(tx, brand.id)) >= MOST_OFFERED) return refuse("TOO_MANY_OFFERED");
  const terms = { units: mission.cash, times: mission.wagerTimes };
  const broken = lawBrokenByReward(terms, await bonusLawNow(tx, brand), brand);
  return broken === undefined ? undefined : refuse("AGAINST_LAW", broken);
}

/** Ends a mission that is offered. What was done of it can still be claimed in time. */
export async function closeMission(
  tx: Tx,
  brandId: bigint,
  { publicId, actor, reason }: { readonly [Name in "publicId" | "actor" | "reason"]: string },
): Promise<Result<Mission, MissionRefusal>> {
  const mission = await lockMission(tx, publicId, brandId);
  if (!mission) return refuse("NOT_FOUND");
  const now = await readClock(tx);
  const isOver = mission.endsAt !== null && Temporal.Instant.compare(mission.endsAt, now) <= 0;
  if (mission.offeredAt === null || isOver) return refuse("WRONG_STATE");
  const closed = await markClosed(tx, mission.id);
  const after = { endsAt: closed.endsAt?.toString() };
  await recordAudit(tx, {
    actor,
    action: "mission.close",
    subject: publicId,
    brandId,
    after,
    reason,
  });
  return ok(closed);
}
