import { readClock, type Tx } from "@perya/postgres";
import { z } from "zod";
import { answer, success } from "../../../http/answers/answer.ts";
import type { App } from "../../../http/app.ts";
import { joinRefusals, refusalsOf } from "../../../http/answers/refusals.ts";
import type { Platform } from "../../../platform.ts";
import { openApprovalFor, openApprovalsForEach } from "../../approvals/index.ts";
import { brandById, type Brand } from "../../brands/index.ts";
import { brandAsked, requireStaff, type StaffSignedIn } from "../../staff/index.ts";
import { STAFF_REFUSALS, valueOf, type MissionRefusal } from "../refusals.ts";
import type { Mission } from "./mission.ts";
import { missionByPublicId, selectMissions } from "./missions.store.ts";
import { askOffer, closeMission, OFFER_KIND } from "./offer-mission.ts";
import { addMission, changeMission } from "./save-mission.ts";
import { draftOf, missionDraft, missionId, toMissionRow, version, wireMissionRow } from "./wire.ts";

const querystring = z.object({
  brand: z.coerce.number().int().min(1).max(2_147_483_647).optional(),
});
const params = z.object({ id: missionId });
const response = { 200: answer(wireMissionRow) };

const refusing = (...codes: readonly MissionRefusal[]) =>
  refusalsOf(Object.fromEntries(codes.map((code) => [code, STAFF_REFUSALS[code]])));

/** A brand's missions, for its staff and for the house, which names the brand. */
export function operatorMissionRoutes(app: App, platform: Platform): void {
  const { db } = platform;
  const listing = {
    summary: "All missions of a brand, on offer or not",
    querystring,
    response: {
      200: answer(z.object({ missions: z.array(wireMissionRow), currency: z.string() })),
    },
    refusals: { 404: ["NO_SUCH_BRAND"] },
  };
  app.get(
    "/operator/v1/missions",
    { preHandler: requireStaff(platform, "missions.read"), schema: listing },
    async ({ staff, query }) => {
      const { id, currency } = await brandAsked(platform, staff, query.brand);
      const missions = await selectMissions(db, id);
      const ids = missions.map(({ publicId }) => publicId);
      const waiting = await openApprovalsForEach(db, OFFER_KIND, ids);
      const now = await readClock(db);
      const rows = missions.map((one) =>
        toMissionRow(one, { now, waiting: waiting.get(one.publicId) }),
      );
      return success({ missions: rows, currency });
    },
  );

  const adding = {
    summary: "Writes a mission. Players see nothing of it until it is offered",
    querystring,
    body: z.object({ mission: missionDraft }),
    response,
    refusals: joinRefusals({ 404: ["NO_SUCH_BRAND"] }, refusing("NOT_WHOLE")),
  };
  app.post(
    "/operator/v1/missions",
    { preHandler: requireStaff(platform, "missions.write"), schema: adding },
    async ({ staff, query, body: { mission } }) => {
      const brand = await brandAsked(platform, staff, query.brand);
      const draft = draftOf(mission, brand.currency);
      const made = await db.inTransaction((tx) => addMission(tx, brand, draft, staff.username));
      return success(await shown(db, valueOf(made)));
    },
  );
  changeRoutes(app, platform);
}

function changeRoutes(app: App, platform: Platform): void {
  const { db } = platform;
  const preHandler = requireStaff(platform, "missions.write");

  const changing = {
    summary: "Changes a mission in the version that its editor saw; offered, its terms stay",
    params,
    body: z.object({ version, mission: missionDraft }),
    response,
    refusals: refusing("NOT_FOUND", "CHANGED_MEANWHILE", "TERMS_FIXED", "NOT_WHOLE"),
  };
  app.put(
    "/operator/v1/missions/:id",
    { preHandler, schema: changing },
    async ({ staff, params: { id }, body }) => {
      const brand = await brandOf(db, staff, id);
      const draft = draftOf(body.mission, brand.currency);
      const seen = { publicId: id, version: body.version };
      const changed = await db.inTransaction((tx) =>
        changeMission(tx, brand, seen, draft, staff.username),
      );
      return success(await shown(db, valueOf(changed)));
    },
  );

  const offering = {
    summary: "Asks a second person to offer a mission to players",
    params,
    response,
    refusals: refusing(
      "NOT_FOUND",
      "WRONG_STATE",
      "IN_THE_PAST",
      "TOO_MANY_OFFERED",
      "AGAINST_LAW",
      "ASKED_ALREADY",
    ),
  };
  app.post(
    "/operator/v1/missions/:id/offer",
    { preHandler, schema: offering },
    async ({ staff, params: { id } }) => {
      const brand = await brandOf(db, staff, id);
      valueOf(await db.inTransaction((tx) => askOffer(tx, staff, brand, id)));
      const asked = await missionByPublicId(db, id, brand.id);
      return success(await shown(db, asked));
    },
  );

  const closing = {
    summary: "Ends a mission. What was done of it can still be claimed in time",
    params,
    body: z.object({ reason: z.string().trim().min(3).max(140) }),
    response,
    refusals: refusing("NOT_FOUND", "WRONG_STATE"),
  };
  app.post(
    "/operator/v1/missions/:id/close",
    { preHandler, schema: closing },
    async ({ staff, params: { id }, body: { reason } }) => {
      const brand = await brandOf(db, staff, id);
      const by = { publicId: id, actor: staff.username, reason };
      const closed = await db.inTransaction((tx) => closeMission(tx, brand.id, by));
      return success(await shown(db, valueOf(closed)));
    },
  );
}

/** The brand of a mission that this member of staff may see; another brand's is not found. */
async function brandOf(tx: Tx, { brandId }: StaffSignedIn, id: string): Promise<Brand> {
  const mission = await missionByPublicId(tx, id, brandId);
  const brand = mission && (await brandById(tx, mission.brandId));
  return brand ?? valueOf<Brand>({ ok: false, refusal: "NOT_FOUND" });
}

async function shown(tx: Tx, mission: Mission | undefined) {
  if (!mission) throw new Error("A mission is gone");
  const waiting = await openApprovalFor(tx, OFFER_KIND, mission.publicId);
  return toMissionRow(mission, { now: await readClock(tx), waiting });
}
