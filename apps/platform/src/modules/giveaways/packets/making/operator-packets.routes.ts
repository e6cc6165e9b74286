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
import { statusOf, type Packet } from "../packet.ts";
import { packetByPublicId, selectPackets } from "../packets.store.ts";
import { selectShares, takenOf } from "../shares.store.ts";
import { askPacket, closePacket, OFFER_PACKET } from "./offer-packet.ts";
import { addPacket, changePacket } from "./save-packet.ts";
import { draftOf, packetDraft, packetId, toPacketRow, version, wirePacketRow } from "./wire.ts";

/** Red packets of a list, the newest first. */
const MOST_LISTED = 200;

const querystring = z.object({
  brand: z.coerce.number().int().min(1).max(2_147_483_647).optional(),
});
const params = z.object({ id: packetId });
const response = { 200: answer(wirePacketRow) };
const wireShare = z
  .object({
    place: z.int(),
    amount: wireMoney,
    player: z.string().nullable(),
    username: z.string().nullable(),
    claimedAt: wireTime.nullable(),
  })
  .meta({ id: "RedPacketShareRow", description: "A share of a red packet, for staff." });

const refusing = (...codes: readonly StaffRefusal[]) =>
  refusalsOf(Object.fromEntries(codes.map((code) => [code, STAFF_REFUSALS[code]])));

/** A brand's red packets, for its staff and for the house, which names the brand. */
export function operatorPacketRoutes(app: App, platform: Platform): void {
  const { db } = platform;
  const reading = requireStaff(platform, "giveaways.read");
  const listing = {
    summary: "A brand's red packets, the newest first",
    querystring,
    response: { 200: answer(z.object({ packets: z.array(wirePacketRow), currency: z.string() })) },
    refusals: { 404: ["NO_SUCH_BRAND"] },
  };
  app.get(
    "/operator/v1/red-packets",
    { preHandler: reading, schema: listing },
    async ({ staff, query }) => {
      const { id, currency } = await brandAsked(platform, staff, query.brand);
      const packets = await selectPackets(db, id, MOST_LISTED);
      return success({ packets: await rowsOf(db, packets), currency });
    },
  );

  const sharing = {
    summary: "The shares of a red packet that were taken, and all of them once it is over",
    params,
    response: { 200: answer(z.object({ shares: z.array(wireShare) })) },
    refusals: refusing("NOT_FOUND"),
  };
  app.get(
    "/operator/v1/red-packets/:id/shares",
    { preHandler: reading, schema: sharing },
    async ({ staff, params: { id } }) => {
      const packet = await packetByPublicId(db, id, staff.brandId);
      if (!packet) return valueOf({ ok: false, refusal: "NOT_FOUND" });
      return success({ shares: await sharesFor(db, packet) });
    },
  );

  const adding = {
    summary: "Writes a red packet. Players see nothing of it until it is offered",
    querystring,
    body: z.object({ packet: packetDraft }),
    response,
    refusals: joinRefusals({ 404: ["NO_SUCH_BRAND"] }, refusing("NOT_WHOLE", "TOO_LARGE")),
  };
  app.post(
    "/operator/v1/red-packets",
    { preHandler: requireStaff(platform, "giveaways.write"), schema: adding },
    async ({ staff, query, body: { packet } }) => {
      const brand = await brandAsked(platform, staff, query.brand);
      const draft = draftOf(packet, brand.currency);
      const made = await db.inTransaction((tx) => addPacket(tx, brand, draft, staff.username));
      return success(await shown(db, valueOf(made)));
    },
  );
  changeRoutes(app, platform);
}

function changeRoutes(app: App, platform: Platform): void {
  const { db } = platform;
  const preHandler = requireStaff(platform, "giveaways.write");

  const changing = {
    summary: "Changes a red packet in the version that its editor saw; offered, its terms stay",
    params,
    body: z.object({ version, packet: packetDraft }),
    response,
    refusals: refusing("NOT_FOUND", "CHANGED_MEANWHILE", "TERMS_FIXED", "NOT_WHOLE", "TOO_LARGE"),
  };
  app.put(
    "/operator/v1/red-packets/:id",
    { preHandler, schema: changing },
    async ({ staff, params: { id }, body }) => {
      const brand = await brandOf(db, staff, id);
      const draft = draftOf(body.packet, brand.currency);
      const seen = { publicId: id, version: body.version };
      const changed = await db.inTransaction((tx) =>
        changePacket(tx, brand, seen, draft, staff.username),
      );
      return success(await shown(db, valueOf(changed)));
    },
  );

  const offering = {
    summary: "Asks a second person to offer a red packet to players",
    params,
    response,
    refusals: refusing(
      "NOT_FOUND",
      "WRONG_STATE",
      "TOO_MANY_OFFERED",
      "AGAINST_LAW",
      "ASKED_ALREADY",
    ),
  };
  app.post(
    "/operator/v1/red-packets/:id/offer",
    { preHandler, schema: offering },
    async ({ staff, params: { id } }) => {
      const brand = await brandOf(db, staff, id);
      valueOf(await db.inTransaction((tx) => askPacket(tx, staff, brand, id)));
      return success(await shown(db, await packetByPublicId(db, id, brand.id)));
    },
  );

  const closing = {
    summary: "Stops a red packet: what nobody has taken goes back to the budget",
    params,
    body: z.object({ reason: z.string().trim().min(3).max(140) }),
    response,
    refusals: refusing("NOT_FOUND", "WRONG_STATE"),
  };
  app.post(
    "/operator/v1/red-packets/:id/close",
    { preHandler, schema: closing },
    async ({ staff, params: { id }, body: { reason } }) => {
      const brand = await brandOf(db, staff, id);
      const by = { publicId: id, actor: staff.username, reason };
      const closed = await db.inTransaction((tx) => closePacket(tx, brand.id, by));
      return success(await shown(db, valueOf(closed)));
    },
  );
}

/** The brand of a red packet that this member of staff may see; another brand's is not found. */
async function brandOf(tx: Tx, { brandId }: StaffSignedIn, id: string): Promise<Brand> {
  const packet = await packetByPublicId(tx, id, brandId);
  const brand = packet && (await brandById(tx, packet.brandId));
  return brand ?? valueOf<Brand>({ ok: false, refusal: "NOT_FOUND" });
}

async function rowsOf(tx: Tx, packets: readonly Packet[]) {
  const now = await readClock(tx);
  const names = packets.map(({ publicId }) => publicId);
  const waiting = await openApprovalsForEach(tx, OFFER_PACKET, names);
  const ids = packets.map(({ id }) => id);
  const paid = await takenOf(tx, ids);
  return packets.map((one) =>
    toPacketRow(one, { now, waiting: waiting.get(one.publicId), paid: paid.get(one.id) }),
  );
}

async function shown(tx: Tx, packet: Packet | undefined) {
  const [row] = packet ? await rowsOf(tx, [packet]) : [];
  if (!row) throw new Error("A red packet is gone");
  return row;
}

/** What is left in a red packet that runs is told to nobody: staff may be friends of players. */
async function sharesFor(tx: Tx, packet: Packet): Promise<z.infer<typeof wireShare>[]> {
  const status = statusOf(packet, await readClock(tx));
  const isOver = status === "OVER" || status === "CLOSE";
  const shares = (await selectShares(tx, packet.id)).filter(
    ({ player }) => isOver || player !== null,
  );
  const players = await playersByIds(
    tx,
    shares.flatMap(({ player }) => (player === null ? [] : [player])),
  );
  const named = new Map(players.map((player) => [player.id, player]));
  return shares.map(({ place, units, player, claimedAt }) => {
    const whose = player === null ? undefined : named.get(player);
    return {
      place,
      amount: { amount: units.toString(), currency: packet.currency },
      player: whose?.publicId ?? null,
      username: whose?.username ?? null,
      claimedAt: claimedAt?.toString() ?? null,
    };
  });
}
