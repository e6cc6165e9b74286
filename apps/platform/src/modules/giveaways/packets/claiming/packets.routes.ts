import { readClock } from "@perya/postgres";
import type { FastifyRequest } from "fastify";
import { z } from "zod";
import { answer, success, wireMoney } from "../../../../http/answers/answer.ts";
import type { App } from "../../../../http/app.ts";
import { refusalsOf } from "../../../../http/answers/refusals.ts";
import { perPlayer } from "../../../../http/visitors/per-player.ts";
import type { Platform } from "../../../../platform.ts";
import { brandOfRequest } from "../../../brands/index.ts";
import { playerOrGuest, requireRealPlayer } from "../../../identity/index.ts";
import { bonusLawOf } from "../../../profiles/index.ts";
import { readableFor } from "../../../settings/index.ts";
import { PACKET_REFUSALS, takenBy } from "../../refusals.ts";
import { whose } from "../../whose.ts";
import { packetId } from "../making/wire.ts";
import { statusOf, type Packet } from "../packet.ts";
import { selectShownPackets } from "../packets.store.ts";
import { selectShares, sharesHad } from "../shares.store.ts";
import { claimShare } from "./claim-share.ts";
import { proofOf, toPacket, wirePacket, wirePacketDetail } from "./player-wire.ts";

/** Requests a minute of one player, and of one address, behind which many may live. */
const REQUESTS = 30;
const ADDRESS = { rateLimit: { max: 300, timeWindow: "1 minute" } };

const params = z.object({ id: packetId });

/** A brand's red packets, for guests too where the law lets them be advertised. */
export function packetRoutes(app: App, platform: Platform): void {
  const { db, wallet, live } = platform;
  const preHandler = playerOrGuest(platform);
  const listing = {
    summary: "The brand's red packets: those that can be taken first, and those of the last days",
    response: { 200: answer(z.object({ packets: z.array(wirePacket) })) },
  };
  app.get("/api/v1/red-packets", { preHandler, schema: listing }, async (request) => {
    const { packets, shown } = await shownTo(platform, request);
    return success({ packets: packets.map(shown) });
  });

  const showing = {
    summary: "A red packet with everything to check it by, once it is over",
    params,
    response: { 200: answer(wirePacketDetail) },
    refusals: { 404: ["NOT_FOUND"] },
  };
  app.get("/api/v1/red-packets/:id", { preHandler, schema: showing }, async (request) => {
    const { packets, shown, player, now } = await shownTo(platform, request);
    const found = packets.find(({ publicId }) => publicId === request.params.id);
    const packet = found ?? takenBy<Packet>({ ok: false, refusal: "NOT_FOUND" });
    const status = statusOf(packet, now);
    const isOver = status === "OVER" || status === "CLOSE";
    const shares = isOver ? await selectShares(db, packet.id) : [];
    const proof = proofOf(packet, { isOver, shares, ...(player !== undefined && { player }) });
    return success({ ...shown(packet), ...proof });
  });

  const claiming = {
    summary: "Takes the next share of a red packet, once: a repeat answers the same share",
    params,
    response: { 200: answer(z.object({ share: wireMoney })) },
    refusals: refusalsOf(PACKET_REFUSALS),
  };
  app.post(
    "/api/v1/red-packets/:id/claim",
    {
      preHandler: [requireRealPlayer(platform), perPlayer(app, REQUESTS)],
      config: ADDRESS,
      schema: claiming,
    },
    async (request) => {
      const of = await whose(db, request.player.id);
      const claim = { ...of, publicId: request.params.id };
      const { units } = await db.inTransaction(async (tx) =>
        takenBy(await claimShare(tx, wallet, claim)),
      );
      live.publishBalances([of.player.id]);
      return success({ share: { amount: units.toString(), currency: of.brand.currency } });
    },
  );
}

/** The red packets that a visitor may see; none for a guest where the law forbids advertising. */
async function shownTo(platform: Platform, request: FastifyRequest) {
  const { db } = platform;
  const brand = await brandOfRequest(platform, request);
  const player = request.headers.authorization === undefined ? undefined : request.player.id;
  const { publicAds } = await bonusLawOf(platform, brand.id);
  const packets = player === undefined && !publicAds ? [] : await selectShownPackets(db, brand.id);
  const ids = packets.map(({ id }) => id);
  const had = player === undefined ? [] : await sharesHad(db, ids, [player]);
  const readable = await readableFor(platform, brand.id, request);
  const now = await readClock(db);
  const shown = (packet: Packet) =>
    toPacket(packet, readable, now, had.find((one) => one.packet === packet.id)?.units ?? null);
  return { packets, shown, player, now };
}
