import type { Tx } from "@perya/postgres";
import { z } from "zod";
import { answer, nothing, success } from "../../../http/answers/answer.ts";
import type { App } from "../../../http/app.ts";
import { joinRefusals, refusalsOf } from "../../../http/answers/refusals.ts";
import type { Platform } from "../../../platform.ts";
import { openApprovalFor, openApprovalsForEach } from "../../approvals/index.ts";
import { brandById, type Brand } from "../../brands/index.ts";
import { brandAsked, requireStaff, type StaffSignedIn } from "../../staff/index.ts";
import { JACKPOT_REFUSALS, valueOf, type JackpotRefusal } from "../refusals.ts";
import { candidatesOf } from "./candidates.ts";
import { jackpotByPublicId, selectJackpots } from "./jackpots.store.ts";
import { askOpening, endJackpot, OPEN_KIND } from "./open-jackpot.ts";
import { addJackpot, discardJackpot } from "./save-jackpot.ts";
import { askedJackpot, jackpotId, toJackpotRow, wireJackpotRow } from "./wire.ts";

const querystring = z.object({
  brand: z.coerce.number().int().min(1).max(2_147_483_647).optional(),
});
const params = z.object({ id: jackpotId });
const response = { 200: answer(wireJackpotRow) };
const candidate = z.object({
  slug: z.string(),
  name: z.string(),
  basePpm: z.int().nullable().meta({ description: "What it returns; null where it says nothing." }),
});

const refusing = (...codes: readonly JackpotRefusal[]) =>
  refusalsOf(Object.fromEntries(codes.map((code) => [code, JACKPOT_REFUSALS[code]])));

/** A brand's jackpots, for its staff and for the house, which names the brand. */
export function operatorJackpotRoutes(app: App, platform: Platform): void {
  const { db } = platform;
  const listing = {
    summary: "The jackpots of a brand with their pools, and the games that may feed one",
    querystring,
    response: {
      200: answer(
        z.object({
          jackpots: z.array(wireJackpotRow),
          candidates: z.array(candidate),
          currency: z.string(),
        }),
      ),
    },
    refusals: { 404: ["NO_SUCH_BRAND"] },
  };
  app.get(
    "/operator/v1/jackpots",
    { preHandler: requireStaff(platform, "jackpots.read"), schema: listing },
    async ({ staff, query }) => {
      const { id, currency } = await brandAsked(platform, staff, query.brand);
      const jackpots = await selectJackpots(db, id);
      const ids = jackpots.map(({ publicId }) => publicId);
      const waiting = await openApprovalsForEach(db, OPEN_KIND, ids);
      const candidates = (await candidatesOf(db)).map(({ slug, name, basePpm }) => ({
        slug,
        name,
        basePpm,
      }));
      const rows = jackpots.map((one) => toJackpotRow(one, waiting.get(one.publicId)));
      return success({ jackpots: rows, candidates, currency });
    },
  );

  const adding = {
    summary: "Writes a jackpot. Nothing feeds it until it is opened",
    querystring,
    body: z.object({ jackpot: askedJackpot }),
    response,
    refusals: joinRefusals(
      { 404: ["NO_SUCH_BRAND"] },
      refusing("NO_SUCH_GAME", "RETURN_UNKNOWN", "RETURN_ABOVE_STATED", "NOT_WHOLE"),
    ),
  };
  app.post(
    "/operator/v1/jackpots",
    { preHandler: requireStaff(platform, "jackpots.write"), schema: adding },
    async ({ staff, query, body: { jackpot } }) => {
      const brand = await brandAsked(platform, staff, query.brand);
      const made = await db.inTransaction((tx) => addJackpot(tx, brand, jackpot, staff.username));
      return success(toJackpotRow(valueOf(made), undefined));
    },
  );
  changeRoutes(app, platform);
}

function changeRoutes(app: App, platform: Platform): void {
  const { db } = platform;
  const preHandler = requireStaff(platform, "jackpots.write");

  const opening = {
    summary: "Asks a second person to open a jackpot, which puts up the seeds of its tiers",
    params,
    response,
    refusals: refusing("NOT_FOUND", "WRONG_STATE", "AGAINST_LAW", "GAME_TAKEN", "ASKED_ALREADY"),
  };
  app.post(
    "/operator/v1/jackpots/:id/open",
    { preHandler, schema: opening },
    async ({ staff, params: { id } }) => {
      const brand = await brandOf(db, staff, id);
      valueOf(await db.inTransaction((tx) => askOpening(tx, staff, brand, id)));
      return success(await shown(db, id));
    },
  );

  const ending = {
    summary: "Ends a jackpot: each pool is paid once more, and no other begins",
    params,
    body: z.object({ reason: z.string().trim().min(3).max(140) }),
    response,
    refusals: refusing("NOT_FOUND", "WRONG_STATE"),
  };
  app.post(
    "/operator/v1/jackpots/:id/end",
    { preHandler, schema: ending },
    async ({ staff, params: { id }, body: { reason } }) => {
      const brand = await brandOf(db, staff, id);
      const by = { publicId: id, actor: staff.username, reason };
      valueOf(await db.inTransaction((tx) => endJackpot(tx, brand.id, by)));
      return success(await shown(db, id));
    },
  );

  const discarding = {
    summary: "Takes a jackpot that was never opened away for good",
    params,
    response: { 200: answer(nothing) },
    refusals: refusing("NOT_FOUND", "WRONG_STATE"),
  };
  app.delete(
    "/operator/v1/jackpots/:id",
    { preHandler, schema: discarding },
    async ({ staff, params: { id } }) => {
      const brand = await brandOf(db, staff, id);
      const by = { publicId: id, actor: staff.username };
      valueOf(await db.inTransaction((tx) => discardJackpot(tx, brand.id, by)));
      return success({});
    },
  );
}

/** The brand of a jackpot that this member of staff may see; another brand's is not found. */
async function brandOf(tx: Tx, { brandId }: StaffSignedIn, id: string): Promise<Brand> {
  const jackpot = await jackpotByPublicId(tx, id, brandId);
  const brand = jackpot && (await brandById(tx, jackpot.brandId));
  return brand ?? valueOf<Brand>({ ok: false, refusal: "NOT_FOUND" });
}

async function shown(tx: Tx, id: string) {
  const jackpot = await jackpotByPublicId(tx, id, null);
  if (!jackpot) throw new Error("A jackpot is gone");
  return toJackpotRow(jackpot, await openApprovalFor(tx, OPEN_KIND, id));
}
