import type { Tx } from "@perya/postgres";
import { z } from "zod";
import { answer, success } from "../../../http/answers/answer.ts";
import type { App } from "../../../http/app.ts";
import { joinRefusals, refusalsOf } from "../../../http/answers/refusals.ts";
import type { Platform } from "../../../platform.ts";
import { openApprovalsForEach, sameLimits } from "../../approvals/index.ts";
import { brandById, type Brand } from "../../brands/index.ts";
import { brandAsked, requireStaff, type StaffSignedIn } from "../../staff/index.ts";
import { STAFF_REFUSALS, valueOf, type TournamentRefusal } from "../refusals.ts";
import type { Tournament } from "../tournament.ts";
import { selectTournaments, tournamentByPublicId } from "../tournaments.store.ts";
import { askCancel, CANCEL_KIND } from "./cancel-tournament.ts";
import { OPEN_KIND, openTournament } from "./open-tournament.ts";
import { saveTournament } from "./save-tournament.ts";
import { draftOf, toRow, tournamentDraft, wireTournamentRow } from "./wire.ts";

/** Tournaments that the list has, the newest first. */
const MOST = 200;
const params = z.object({ id: z.string().regex(/^tn_[0-9a-v]{20}$/) });
const querystring = z.object({
  brand: z.coerce.number().int().min(1).max(2_147_483_647).optional(),
});
const response = { 200: answer(wireTournamentRow) };
const NO_BRAND = { 404: ["NO_SUCH_BRAND"] } as const;
const refusing = (...codes: readonly TournamentRefusal[]) =>
  refusalsOf(Object.fromEntries(codes.map((code) => [code, STAFF_REFUSALS[code]])));

/** A brand's tournaments, as staff write, open and cancel them. */
export function operatorTournamentRoutes(app: App, platform: Platform): void {
  const { db } = platform;
  const listing = {
    summary: "A brand's tournaments, the newest first",
    querystring,
    response: {
      200: answer(z.object({ tournaments: z.array(wireTournamentRow), currency: z.string() })),
    },
    refusals: NO_BRAND,
  };
  app.get(
    "/operator/v1/tournaments",
    { preHandler: requireStaff(platform, "tournaments.read"), schema: listing },
    async ({ staff, query }) => {
      const { id, currency } = await brandAsked(platform, staff, query.brand);
      const tournaments = await selectTournaments(db, id, MOST);
      return success({ tournaments: await shownAll(db, tournaments), currency });
    },
  );

  const adding = {
    summary: "Adds a tournament as a draft",
    querystring,
    body: z.object({ tournament: tournamentDraft }),
    response,
    refusals: joinRefusals(NO_BRAND, refusing("NOT_WHOLE", "NO_SUCH_GAME")),
  };
  app.post(
    "/operator/v1/tournaments",
    { preHandler: requireStaff(platform, "tournaments.write"), schema: adding },
    async ({ staff, query, body: { tournament } }) => {
      const brand = await brandAsked(platform, staff, query.brand);
      const saving = { brand, sent: draftOf(tournament, brand.currency), by: staff.username };
      const saved = await db.inTransaction((tx) => saveTournament(tx, saving));
      return success(await shown(db, valueOf(saved)));
    },
  );
  changeRoutes(app, platform);
}

function changeRoutes(app: App, platform: Platform): void {
  const { db, config } = platform;
  const preHandler = requireStaff(platform, "tournaments.write");

  const changing = {
    summary: "Changes a tournament in the version that its editor saw; open, its terms stay",
    params,
    body: z.object({ version: z.number().int().min(1), tournament: tournamentDraft }),
    response,
    refusals: refusing(
      "NOT_FOUND",
      "CHANGED_MEANWHILE",
      "TERMS_FIXED",
      "NOT_WHOLE",
      "NO_SUCH_GAME",
      "WRONG_STATE",
    ),
  };
  app.put(
    "/operator/v1/tournaments/:id",
    { preHandler, schema: changing },
    async ({ staff, params: { id }, body: { version, tournament } }) => {
      const { brand } = await ofStaff(db, staff, id);
      const sent = draftOf(tournament, brand.currency);
      const saving = { brand, sent, seen: { publicId: id, version }, by: staff.username };
      const saved = await db.inTransaction((tx) => saveTournament(tx, saving));
      return success(await shown(db, valueOf(saved)));
    },
  );

  const opening = {
    summary: "Opens a draft; above one person's limit a second one is asked",
    params,
    response,
    refusals: refusing(
      "NOT_FOUND",
      "WRONG_STATE",
      "IN_THE_PAST",
      "TOO_LONG",
      "TOO_MANY_OPEN",
      "AGAINST_LAW",
      "ASKED_ALREADY",
    ),
  };
  app.post(
    "/operator/v1/tournaments/:id/open",
    { preHandler, schema: opening },
    async ({ staff, params: { id } }) => {
      const { brand } = await ofStaff(db, staff, id);
      const standard = sameLimits(config.twoPersonAbove);
      const asked = { brand, publicId: id, staff, standard };
      const opened = await db.inTransaction((tx) => openTournament(tx, asked));
      return success(await shown(db, valueOf(opened)));
    },
  );

  const cancelling = {
    summary: "Cancels a draft; of any other tournament it asks a second person. Fees are paid back",
    params,
    body: z.object({ reason: z.string().trim().min(3).max(140) }),
    response,
    refusals: refusing("NOT_FOUND", "WRONG_STATE", "ASKED_ALREADY"),
  };
  app.post(
    "/operator/v1/tournaments/:id/cancel",
    { preHandler, schema: cancelling },
    async ({ staff, params: { id }, body: { reason } }) => {
      const { brand } = await ofStaff(db, staff, id);
      const asked = { publicId: id, brandId: brand.id, reason };
      valueOf(await db.inTransaction((tx) => askCancel(tx, staff, asked)));
      return success(await shown(db, (await ofStaff(db, staff, id)).tournament));
    },
  );
}

/** A tournament that this member of staff may see, with its brand; another's is not found. */
export async function ofStaff(
  tx: Tx,
  { brandId }: Pick<StaffSignedIn, "brandId">,
  id: string,
): Promise<{ readonly tournament: Tournament; readonly brand: Brand }> {
  const tournament = await tournamentByPublicId(tx, id, brandId);
  const brand = tournament && (await brandById(tx, tournament.brandId));
  if (!tournament || !brand) return valueOf({ ok: false, refusal: "NOT_FOUND" });
  return { tournament, brand };
}

async function shown(tx: Tx, tournament: Tournament) {
  const [row] = await shownAll(tx, [tournament]);
  if (!row) throw new Error("A tournament is gone");
  return row;
}

async function shownAll(tx: Tx, tournaments: readonly Tournament[]) {
  const ids = tournaments.map(({ publicId }) => publicId);
  const opening = await openApprovalsForEach(tx, OPEN_KIND, ids);
  const cancelling = await openApprovalsForEach(tx, CANCEL_KIND, ids);
  return tournaments.map((one) => {
    const [open, cancel] = [opening.get(one.publicId), cancelling.get(one.publicId)];
    const asked = open ? { ...open, kind: "open" as const } : undefined;
    return toRow(one, asked ?? (cancel ? { ...cancel, kind: "cancel" as const } : undefined));
  });
}
