import type { Tx } from "@perya/postgres";
import { z } from "zod";
import { answer, success } from "../../../http/answers/answer.ts";
import type { App } from "../../../http/app.ts";
import { refusalsOf } from "../../../http/answers/refusals.ts";
import type { Platform } from "../../../platform.ts";
import { newPublicId } from "../../../secrets/public-id.ts";
import { recordAudit } from "../../audit/index.ts";
import { brandById } from "../../brands/index.ts";
import { brandAsked, requireStaff, type StaffSignedIn } from "../../staff/index.ts";
import { STAFF_REFUSALS, valueOf } from "../refusals.ts";
import { rewardId } from "../wire.ts";
import type { Reward } from "./reward.ts";
import {
  changeStock,
  insertReward,
  lockReward,
  selectRewards,
  updateReward,
} from "./rewards.store.ts";
import {
  draftOf,
  firstStock,
  rewardDraft,
  stockChange,
  toRewardRow,
  version,
  wireRewardRow,
} from "./wire.ts";

const querystring = z.object({
  brand: z.coerce.number().int().min(1).max(2_147_483_647).optional(),
});
const params = z.object({ id: rewardId });
const response = { 200: answer(wireRewardRow) };
const NO_BRAND = { 404: ["NO_SUCH_BRAND"] } as const;
const { NOT_FOUND, CHANGED_MEANWHILE, STOCK_TOO_LOW } = STAFF_REFUSALS;

/** A brand's rewards, for its staff and for the house, which names the brand. */
export function operatorRewardRoutes(app: App, platform: Platform): void {
  const { db } = platform;
  const listing = {
    summary: "All rewards of a brand's points mall, on offer or not",
    querystring,
    response: {
      200: answer(z.object({ rewards: z.array(wireRewardRow), currency: z.string() })),
    },
    refusals: NO_BRAND,
  };
  app.get(
    "/operator/v1/points/rewards",
    { preHandler: requireStaff(platform, "points.read"), schema: listing },
    async ({ staff, query }) => {
      const { id, currency } = await brandAsked(platform, staff, query.brand);
      return success({ rewards: (await selectRewards(db, id)).map(toRewardRow), currency });
    },
  );

  const adding = {
    summary: "Adds a reward",
    querystring,
    body: z.object({ reward: rewardDraft, stock: firstStock }),
    response,
    refusals: NO_BRAND,
  };
  app.post(
    "/operator/v1/points/rewards",
    { preHandler: requireStaff(platform, "points.write"), schema: adding },
    async ({ staff, query, body: { reward, stock } }) => {
      const { id: brandId, currency } = await brandAsked(platform, staff, query.brand);
      const draft = { ...draftOf(reward, currency), stock: BigInt(stock) };
      const made = await db.inTransaction(async (tx) => {
        const after = await insertReward(tx, brandId, newPublicId("pr"), draft);
        await note(tx, staff, "points-reward.add", undefined, after);
        return after;
      });
      return success(toRewardRow(made));
    },
  );
  changeRoutes(app, platform);
}

function changeRoutes(app: App, platform: Platform): void {
  const { db } = platform;
  const preHandler = requireStaff(platform, "points.write");

  const changing = {
    summary: "Changes a reward in the version that its editor saw. Orders keep what they were",
    params,
    body: z.object({ version, reward: rewardDraft }),
    response,
    refusals: refusalsOf({ NOT_FOUND, CHANGED_MEANWHILE }),
  };
  app.put(
    "/operator/v1/points/rewards/:id",
    { preHandler, schema: changing },
    async ({ staff, params: { id }, body }) => {
      const changed = await db.inTransaction(async (tx) => {
        const before = await ownReward(tx, staff, id);
        if (String(before.version) !== body.version)
          return valueOf<Reward>({ ok: false, refusal: "CHANGED_MEANWHILE" });
        const brand = await brandById(tx, before.brandId);
        if (!brand) throw new Error("A reward is of a brand that is gone");
        const after = await updateReward(tx, before.id, draftOf(body.reward, brand.currency));
        await note(tx, staff, "points-reward.change", before, after);
        return after;
      });
      return success(toRewardRow(changed));
    },
  );

  const stocking = {
    summary: "Adds pieces to a reward's stock, or takes some for a number below zero",
    params,
    body: z.object({ pieces: stockChange }),
    response,
    refusals: refusalsOf({ NOT_FOUND, STOCK_TOO_LOW }),
  };
  app.post(
    "/operator/v1/points/rewards/:id/stock",
    { preHandler, schema: stocking },
    async ({ staff, params: { id }, body }) => {
      const changed = await db.inTransaction(async (tx) => {
        const before = await ownReward(tx, staff, id);
        const pieces = BigInt(body.pieces);
        const after = { ...before, stock: before.stock + pieces };
        if (after.stock < 0n) return valueOf<Reward>({ ok: false, refusal: "STOCK_TOO_LOW" });
        await changeStock(tx, before.id, pieces);
        await note(tx, staff, "points-reward.stock", before, after);
        return after;
      });
      return success(toRewardRow(changed));
    },
  );
}

/** A reward that this member of staff may change; another brand's is not found. */
async function ownReward(tx: Tx, { brandId }: StaffSignedIn, id: string): Promise<Reward> {
  const reward = await lockReward(tx, id);
  return reward && (brandId === null || brandId === reward.brandId)
    ? reward
    : valueOf<Reward>({ ok: false, refusal: "NOT_FOUND" });
}

function note(
  tx: Tx,
  { username: actor }: StaffSignedIn,
  action: string,
  before: Reward | undefined,
  after: Reward,
): Promise<void> {
  return recordAudit(tx, {
    actor,
    action,
    subject: after.publicId,
    brandId: after.brandId,
    ...(before && { before: toRewardRow(before) }),
    after: toRewardRow(after),
  });
}
