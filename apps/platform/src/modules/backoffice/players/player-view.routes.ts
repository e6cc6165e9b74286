import { toWire } from "@perya/money";
import type { Tx } from "@perya/postgres";
import { z } from "zod";
import {
  answer,
  growingPage,
  pageOf,
  Refusal,
  success,
  wireMoney,
} from "../../../http/answers/answer.ts";
import type { App } from "../../../http/app.ts";
import type { Platform } from "../../../platform.ts";
import {
  accountTypeOf,
  listPlayers,
  playerByPublicId,
  playersByIds,
  searchPlayers,
  type Player,
} from "../../players/index.ts";
import { playersAtVipLevel, vipLabelsOf } from "../../loyalty/index.ts";
import { pageOfRounds, wireRecord } from "../../rounds/index.ts";
import { playersTagged } from "../../risk/index.ts";
import { requireStaff, type StaffSignedIn } from "../../staff/index.ts";
import { blockedAmong, cashOf, pageEntries } from "../../wallet/index.ts";
import { entryValue, toEntryValue } from "../entry-value.ts";
import { person } from "./player-person.ts";
import { playerView, viewOf, who } from "./player-view.ts";

const PAGE_SIZE = 20;
const pageNo = z.coerce.number().int().min(1).max(100_000).default(1);
const params = z.object({ id: z.string().max(40) });

const row = who
  .extend({
    kind: person.kind,
    blocked: z.boolean(),
    balance: wireMoney,
    vip: z
      .object({ level: z.int(), label: z.string(), color: z.string(), background: z.string() })
      .nullable(),
  })
  .meta({ id: "PlayerRow" });

const query = z.object({
  search: z.string().trim().max(60).default(""),
  tag: z.string().trim().toLowerCase().max(30).default("").meta({
    description: "Only players whom staff gave this tag.",
  }),
  vip: z.coerce.number().int().min(1).max(20).optional().meta({
    description: "Only players at this VIP level, the newest first, if no tag is asked for.",
  }),
  pageNo,
});

/** Players as staff see them: the list, one player in detail, and one player's ledger entries. */
export function playerViewRoutes(app: App, platform: Platform): void {
  const { db } = platform;
  const preHandler = requireStaff(platform, "players.read");
  const refusals = { 404: ["NOT_FOUND"] };
  const listing = {
    summary: "Players, newest first; with a search, those whose name begins with it, by name",
    querystring: query,
    response: { 200: answer(growingPage(row)) },
  };
  app.get("/operator/v1/players", { preHandler, schema: listing }, async (request) => {
    const { search, tag, vip, pageNo: at } = request.query;
    const { brandId } = request.staff;
    const offset = (at - 1) * PAGE_SIZE;
    const found = await foundPlayers(db, { brandId, tag, search, vip }, offset);
    const { content: players, ...place } = pageOf(found, at, PAGE_SIZE);
    return success({ content: await rowsOf(db, players), ...place });
  });

  const one = {
    summary: "Everything about one player",
    params,
    response: { 200: answer(playerView) },
    refusals,
  };
  app.get("/operator/v1/players/:id", { preHandler, schema: one }, async (request) =>
    success(
      await viewOf(
        platform,
        await find(platform, request.params.id, request.staff),
        request.staff.permissions.includes("players.contacts"),
      ),
    ),
  );

  const querystring = z.object({ pageNo });
  const entriesOf = {
    summary: "A player's ledger, newest first",
    params,
    querystring,
    response: { 200: answer(growingPage(entryValue)) },
    refusals,
  };
  app.get(
    "/operator/v1/players/:id/entries",
    { preHandler, schema: entriesOf },
    async (request) => {
      const player = await find(platform, request.params.id, request.staff);
      const { pageNo: at } = request.query;
      const { content, ...place } = pageOf(
        await pageEntries(db, player.id, {}, at, PAGE_SIZE),
        at,
        PAGE_SIZE,
      );
      return success({ content: content.map(toEntryValue), ...place });
    },
  );

  const roundsOf = {
    summary: "A player's rounds, newest first",
    params,
    querystring,
    response: { 200: answer(growingPage(wireRecord)) },
    refusals,
  };
  app.get("/operator/v1/players/:id/rounds", { preHandler, schema: roundsOf }, async (request) => {
    const player = await find(platform, request.params.id, request.staff);
    return success(
      await pageOfRounds(platform.reads, player.id, {
        pageNo: request.query.pageNo,
        pageSize: PAGE_SIZE,
        readable: [],
      }),
    );
  });
}

/**
 * The player of a public id. Throws a route's 404 when there is none, or none within the staff's
 * reach.
 */
export async function find(
  { db }: { readonly db: Tx },
  publicId: string,
  { brandId }: Pick<StaffSignedIn, "brandId">,
): Promise<Player> {
  const player = await playerByPublicId(db, publicId);
  if (!player || (brandId !== null && player.brandId !== brandId))
    throw new Refusal(404, "NOT_FOUND", "There is no such player.");
  return player;
}

/**
 * Players by tag, by VIP level, by a search, or all, and one more where there is another page. One
 * of the first two at a time; a search narrows those by tag.
 */
async function foundPlayers(
  tx: Tx,
  asked: Parameters<typeof playersTagged>[1] & { readonly vip: number | undefined },
  offset: number,
): Promise<Player[]> {
  const { brandId, tag, search, vip: level } = asked;
  if (tag === "" && level === undefined)
    return search === ""
      ? listPlayers(tx, brandId, PAGE_SIZE, offset)
      : searchPlayers(tx, { search, brandId }, PAGE_SIZE, offset);
  const ids =
    tag === "" && level !== undefined
      ? await playersAtVipLevel(tx, { brandId, level }, PAGE_SIZE, offset)
      : await playersTagged(tx, asked, PAGE_SIZE, offset);
  const players = new Map((await playersByIds(tx, ids)).map((player) => [player.id, player]));
  return ids.flatMap((id) => players.get(id) ?? []);
}

async function rowsOf(tx: Tx, players: readonly Player[]): Promise<z.infer<typeof row>[]> {
  const ids = players.map(({ id }) => id);
  const [cash, blocked] = [await cashOf(tx, ids), await blockedAmong(tx, ids)];
  const levels = await vipLabelsOf(tx, players);
  return players.map((player) => {
    const { publicId: id, username, kind, currency, book, kycLevel } = player;
    return {
      id,
      username,
      kind,
      currency,
      book,
      accountType: accountTypeOf(player),
      kycLevel,
      blocked: blocked.has(player.id),
      createdAt: player.createdAt.toString(),
      balance: toWire({ units: cash.get(player.id) ?? 0n, currency }),
      vip: levels.get(player.id) ?? null,
    };
  });
}
