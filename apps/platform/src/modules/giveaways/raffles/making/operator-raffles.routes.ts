import { readClock, type Tx } from "@perya/postgres";
import { z } from "zod";
import { answer, success, wireMoney, wireTime } from "../../../../http/answers/answer.ts";
import type { App } from "../../../../http/app.ts";
import { joinRefusals, refusalsOf } from "../../../../http/answers/refusals.ts";
import type { Platform } from "../../../../platform.ts";
import { openApprovalsForEach } from "../../../approvals/index.ts";
import { brandById, type Brand } from "../../../brands/index.ts";
import { playersByIds } from "../../../players/index.ts";
import { brandAsked, requireStaff, type StaffSignedIn } from "../../../staff/index.ts";
import { STAFF_REFUSALS, valueOf, type StaffRefusal } from "../../refusals.ts";
import { paidFor, selectWins } from "../drawing/wins.store.ts";
import type { Raffle } from "../raffle.ts";
import { raffleByPublicId, selectRaffles } from "../raffles.store.ts";
import { askRaffle, closeRaffle, OFFER_RAFFLE } from "./offer-raffle.ts";
import { addRaffle, changeRaffle } from "./save-raffle.ts";
import { draftOf, raffleDraft, raffleId, toRaffleRow, version, wireRaffleRow } from "./wire.ts";

/** Raffles of a list, the newest first. */
const MOST_LISTED = 200;

const querystring = z.object({
  brand: z.coerce.number().int().min(1).max(2_147_483_647).optional(),
});
const params = z.object({ id: raffleId });
const response = { 200: answer(wireRaffleRow) };
const wireWin = z
  .object({
    draw: z.int(),
    place: z.int(),
    ticket: z.string(),
    player: z.string(),
    username: z.string(),
    cash: wireMoney,
    points: z.int(),
    status: z.enum(["OPEN", "CLAIMED", "LAPSED"]),
    drawnAt: wireTime,
    claimBy: wireTime,
    claimedAt: wireTime.nullable(),
  })
  .meta({ id: "RaffleWinRow", description: "A draw of a raffle, for staff." });

const refusing = (...codes: readonly StaffRefusal[]) =>
  refusalsOf(Object.fromEntries(codes.map((code) => [code, STAFF_REFUSALS[code]])));

/** A brand's raffles, for its staff and for the house, which names the brand. */
export function operatorRaffleRoutes(app: App, platform: Platform): void {
  const { db } = platform;
  const reading = requireStaff(platform, "giveaways.read");
  const listing = {
    summary: "A brand's raffles, the newest first",
    querystring,
    response: { 200: answer(z.object({ raffles: z.array(wireRaffleRow), currency: z.string() })) },
    refusals: { 404: ["NO_SUCH_BRAND"] },
  };
  app.get(
    "/operator/v1/raffles",
    { preHandler: reading, schema: listing },
    async ({ staff, query }) => {
      const { id, currency } = await brandAsked(platform, staff, query.brand);
      const raffles = await selectRaffles(db, id, MOST_LISTED);
      return success({ raffles: await rowsOf(db, raffles), currency });
    },
  );

  const winning = {
    summary: "Every draw of a raffle: who won what, and what became of it",
    params,
    response: { 200: answer(z.object({ wins: z.array(wireWin) })) },
    refusals: refusing("NOT_FOUND"),
  };
  app.get(
    "/operator/v1/raffles/:id/wins",
    { preHandler: reading, schema: winning },
    async ({ staff, params: { id } }) => {
      const raffle = await raffleByPublicId(db, id, staff.brandId);
      if (!raffle) return valueOf({ ok: false, refusal: "NOT_FOUND" });
      return success({ wins: await winsFor(db, raffle) });
    },
  );

  const adding = {
    summary: "Writes a raffle. Players see nothing of it until it is offered",
    querystring,
    body: z.object({ raffle: raffleDraft }),
    response,
    refusals: joinRefusals({ 404: ["NO_SUCH_BRAND"] }, refusing("NOT_WHOLE")),
  };
  app.post(
    "/operator/v1/raffles",
    { preHandler: requireStaff(platform, "giveaways.write"), schema: adding },
    async ({ staff, query, body: { raffle } }) => {
      const brand = await brandAsked(platform, staff, query.brand);
      const draft = draftOf(raffle, brand.currency);
      const made = await db.inTransaction((tx) => addRaffle(tx, brand, draft, staff.username));
      return success(await shown(db, valueOf(made)));
    },
  );
  changeRoutes(app, platform);
}

function changeRoutes(app: App, platform: Platform): void {
  const { db } = platform;
  const preHandler = requireStaff(platform, "giveaways.write");

  const changing = {
    summary: "Changes a raffle in the version that its editor saw; offered, its terms stay",
    params,
    body: z.object({ version, raffle: raffleDraft }),
    response,
    refusals: refusing("NOT_FOUND", "CHANGED_MEANWHILE", "TERMS_FIXED", "NOT_WHOLE"),
  };
  app.put(
    "/operator/v1/raffles/:id",
    { preHandler, schema: changing },
    async ({ staff, params: { id }, body }) => {
      const brand = await brandOf(db, staff, id);
      const draft = draftOf(body.raffle, brand.currency);
      const seen = { publicId: id, version: body.version };
      const changed = await db.inTransaction((tx) =>
        changeRaffle(tx, brand, seen, draft, staff.username),
      );
      return success(await shown(db, valueOf(changed)));
    },
  );

  const offering = {
    summary: "Asks a second person to offer a raffle to players",
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
    "/operator/v1/raffles/:id/offer",
    { preHandler, schema: offering },
    async ({ staff, params: { id } }) => {
      const brand = await brandOf(db, staff, id);
      valueOf(await db.inTransaction((tx) => askRaffle(tx, staff, brand, id)));
      return success(await shown(db, await raffleByPublicId(db, id, brand.id)));
    },
  );

  const closing = {
    summary: "Calls off a raffle that has not ended: nothing is drawn",
    params,
    body: z.object({ reason: z.string().trim().min(3).max(140) }),
    response,
    refusals: refusing("NOT_FOUND", "WRONG_STATE"),
  };
  app.post(
    "/operator/v1/raffles/:id/close",
    { preHandler, schema: closing },
    async ({ staff, params: { id }, body: { reason } }) => {
      const brand = await brandOf(db, staff, id);
      const by = { publicId: id, actor: staff.username, reason };
      const closed = await db.inTransaction((tx) => closeRaffle(tx, brand.id, by));
      return success(await shown(db, valueOf(closed)));
    },
  );
}

/** The brand of a raffle that this member of staff may see; another brand's is not found. */
async function brandOf(tx: Tx, { brandId }: StaffSignedIn, id: string): Promise<Brand> {
  const raffle = await raffleByPublicId(tx, id, brandId);
  const brand = raffle && (await brandById(tx, raffle.brandId));
  return brand ?? valueOf<Brand>({ ok: false, refusal: "NOT_FOUND" });
}

async function rowsOf(tx: Tx, raffles: readonly Raffle[]) {
  const now = await readClock(tx);
  const names = raffles.map(({ publicId }) => publicId);
  const waiting = await openApprovalsForEach(tx, OFFER_RAFFLE, names);
  const ids = raffles.map(({ id }) => id);
  const paid = await paidFor(tx, ids);
  return raffles.map((one) =>
    toRaffleRow(one, { now, waiting: waiting.get(one.publicId), paid: paid.get(one.id) }),
  );
}

async function shown(tx: Tx, raffle: Raffle | undefined) {
  const [row] = raffle ? await rowsOf(tx, [raffle]) : [];
  if (!row) throw new Error("A raffle is gone");
  return row;
}

async function winsFor(tx: Tx, { id, currency }: Raffle): Promise<z.infer<typeof wireWin>[]> {
  const wins = await selectWins(tx, id);
  const players = await playersByIds(tx, [...new Set(wins.map(({ player }) => player))]);
  const named = new Map(players.map((player) => [player.id, player]));
  return wins.map(({ draw, place, ticket, player, cash, points, status, ...at }) => ({
    draw,
    place,
    ticket: String(ticket),
    player: named.get(player)?.publicId ?? "",
    username: named.get(player)?.username ?? "",
    cash: { amount: cash.toString(), currency },
    points: Number(points),
    status,
    drawnAt: at.drawnAt.toString(),
    claimBy: at.claimBy.toString(),
    claimedAt: at.claimedAt?.toString() ?? null,
  }));
}
