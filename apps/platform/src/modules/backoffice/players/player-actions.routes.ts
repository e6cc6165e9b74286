import { z } from "zod";
import { answer, Refusal, success, wireTime } from "../../../http/answers/answer.ts";
import { joinRefusals } from "../../../http/answers/refusals.ts";
import type { App } from "../../../http/app.ts";
import type { Platform } from "../../../platform.ts";
import { recordAudit } from "../../audit/index.ts";
import { brandById, siteOf } from "../../brands/index.ts";
import { lacksFace } from "../../documents/index.ts";
import { issueSignInLink, LINK_MINUTES } from "../../identity/index.ts";
import { exclude } from "../../limits/index.ts";
import { setKycLevel, type Player } from "../../players/index.ts";
import { isRestricted } from "../../risk/index.ts";
import { revokeSessions } from "../../rounds/index.ts";
import { requireStaff } from "../../staff/index.ts";
import { guardsOf, lockMoney, type HouseCommand } from "../../wallet/index.ts";
import { adjustBalance } from "../approvals/adjust-balance.ts";
import { find } from "./player-view.routes.ts";

export const params = z.object({ id: z.string().max(40) });
export const reason = z.string().trim().min(3, "Please give a reason").max(140);
export const done = z
  .object({
    status: z.enum(["DONE", "WAITING", "EXPIRED", "REJECTED", "TAKEN_BACK", "OVERTAKEN"]),
    approvalId: z.string().optional(),
    decisionReason: z.string().nullable().optional(),
  })
  .meta({
    id: "ActionOutcome",
    description: "Done, or waiting for a second person; repeating the request answers its outcome.",
  });
const response = { 200: answer(done) };
const refusals = { 404: ["NOT_FOUND"] };
const SUMMARIES = {
  block: "Blocks a player: no new bets are accepted",
  unblock: "Unblocks a player",
} as const;

/** What staff change about a player: each with a reason, each in the audit trail. */
export function playerActionRoutes(app: App, platform: Platform): void {
  kycRoute(app, platform);
  blockRoutes(app, platform);
  excludeRoute(app, platform);
  adjustRoute(app, platform);
  loginLinkRoute(app, platform);
}

/**
 * For a player who can't sign in otherwise: staff send it through a channel they know to be the
 * player's.
 */
function loginLinkRoute(app: App, platform: Platform): void {
  const link = z
    .object({ url: z.string(), minutes: z.number().int() })
    .meta({ id: "LoginLink", description: "It is shown once, and signs in once." });
  const schema = {
    summary: "Creates a link that signs a player in once",
    params,
    body: z.object({ reason }),
    response: { 200: answer(link) },
    refusals,
  };
  app.post(
    "/operator/v1/players/:id/login-links",
    { preHandler: requireStaff(platform, "players.links"), schema },
    async (request) => {
      const player = await find(platform, request.params.id, request.staff);
      const brand = await brandById(platform.db, player.brandId);
      const token = await platform.db.inTransaction(async (tx) => {
        await recordAudit(tx, {
          actor: request.staff.username,
          action: "player.login-link",
          subject: player.publicId,
          brandId: player.brandId,
          reason: request.body.reason,
        });
        return issueSignInLink(tx, player.id);
      });
      if (!brand) throw new Error(`The brand of player ${player.publicId} is gone`);
      const url = new URL(siteOf(platform, brand));
      // After the #: that part never reaches the log of a server or a proxy.
      url.hash = `token=${token}`;
      return success({ url: url.href, minutes: LINK_MINUTES });
    },
  );
}

/** Above this level it takes documents, which two people approve. */
const MOST_BY_HAND = 2;

function kycRoute(app: App, platform: Platform): void {
  app.post(
    "/operator/v1/players/:id/kyc",
    {
      preHandler: requireStaff(platform, "players.kyc"),
      schema: {
        summary: "Sets a player's KYC level; the highest one takes documents and two people",
        params,
        body: z.object({ level: z.number().int().min(0).max(MOST_BY_HAND), reason }),
        response,
        refusals: joinRefusals(refusals, { 422: ["PROFILE_LIMIT"] }),
      },
    },
    async (request) => {
      const player = await find(platform, request.params.id, request.staff);
      await platform.db.inTransaction(async (tx) => {
        const lacking = await lacksFace(tx, player, request.body.level);
        if (lacking !== undefined) throw new Refusal(422, "PROFILE_LIMIT", lacking);
        const before = await setKycLevel(tx, player.id, request.body.level);
        if (!before.ok) throw new Refusal(404, "NOT_FOUND", "There is no such player.");
        await recordAudit(tx, {
          actor: request.staff.username,
          action: "player.kyc",
          subject: player.publicId,
          brandId: player.brandId,
          before: { level: before.value },
          after: { level: request.body.level },
          reason: request.body.reason,
        });
      });
      return success({ status: "DONE" as const });
    },
  );
}

function blockRoutes(app: App, platform: Platform): void {
  for (const kind of ["block", "unblock"] as const) {
    app.post(
      `/operator/v1/players/:id/${kind}`,
      {
        preHandler: requireStaff(platform, "players.block"),
        schema: {
          summary: SUMMARIES[kind],
          params,
          body: z.object({ reason }),
          response,
          refusals: { ...refusals, 409: ["RESTRICTED"] },
        },
      },
      async (request) => {
        const player = await find(platform, request.params.id, request.staff);
        return guard(platform, player, request.staff.username, request.body.reason, {
          kind,
          player: player.id,
          key: `${kind}:${request.id}:${crypto.randomUUID()}`,
          reason: request.body.reason,
        });
      },
    );
  }
}

function excludeRoute(app: App, platform: Platform): void {
  const schema = {
    summary:
      "Excludes a player from play until a time; it can be extended but never " +
      "shortened, and ends by itself",
    params,
    body: z.object({ until: wireTime, reason }),
    response,
    refusals: { ...refusals, 422: ["NOT_LONGER"] },
  };
  app.post(
    "/operator/v1/players/:id/exclude",
    { preHandler: requireStaff(platform, "players.block"), schema },
    async (request) => {
      const player = await find(platform, request.params.id, request.staff);
      const { until: asked, reason: why } = request.body;
      await platform.db.inTransaction(async (tx) => {
        const before = await guardsOf(tx, player.id);
        const ended = await exclude(
          platform,
          tx,
          {
            player: player.id,
            kind: "EXCLUSION",
            until: () => Temporal.Instant.from(asked),
            actor: request.staff.username,
            reason: why,
          },
          revokeSessions,
        );
        if (!ended.ok)
          throw new Refusal(
            422,
            ended.refusal,
            "An exclusion must end in the future, and later than the current one.",
          );
        await recordAudit(tx, {
          actor: request.staff.username,
          action: "player.exclude",
          subject: player.publicId,
          brandId: player.brandId,
          before: plain(before),
          after: plain(await guardsOf(tx, player.id)),
          reason: why,
        });
      });
      return success({ status: "DONE" as const });
    },
  );
}

function adjustRoute(app: App, platform: Platform): void {
  const { db, live } = platform;
  const adjustment = z.object({
    amount: z.string().regex(/^-?[1-9]\d{0,17}$/, "must be a whole number of ledger units"),
    reason,
    key: z.uuid(),
  });
  const schema = {
    summary:
      "Adjusts a player's balance; above one person's limit for a move or a day, " +
      "a second person must approve",
    params,
    body: adjustment,
    response,
    refusals: { ...refusals, 422: ["NOT_ENOUGH_MONEY", "KEY_REUSED"] },
  };
  app.post(
    "/operator/v1/players/:id/adjust",
    { preHandler: requireStaff(platform, "players.adjust"), schema },
    async (request) => {
      const player = await find(platform, request.params.id, request.staff);
      const { amount, key, reason: why } = request.body;
      const result = await db.inTransaction((tx) =>
        adjustBalance(platform, tx, request.staff, player, {
          units: BigInt(amount),
          key,
          reason: why,
        }),
      );
      if (!result.ok)
        throw new Refusal(
          422,
          result.refusal,
          result.refusal === "NOT_ENOUGH_MONEY"
            ? "The player does not have that much."
            : "This request key was already used for something else.",
        );
      live.publish(player.id, { type: "balance" });
      return success(result.value);
    },
  );
}

/** Sets a guard through the ledger, with its line in the trail. */
async function guard(
  { db, wallet }: Platform,
  player: Player,
  staff: string,
  why: string,
  command: HouseCommand,
) {
  await db.inTransaction(async (tx) => {
    await lockMoney(tx, player.id);
    if (command.kind === "unblock" && (await isRestricted(tx, player.id)))
      throw new Refusal(409, "RESTRICTED", "Compliance restricts this account: only they lift it.");
    const before = await guardsOf(tx, player.id);
    const result = await wallet.append(tx, [command]);
    if (command.kind === "block") await revokeSessions(tx, player.id);
    if (!result.ok) throw new Error(`A guard was refused: ${result.refusal}`);
    await recordAudit(tx, {
      actor: staff,
      action: `player.${command.kind}`,
      subject: player.publicId,
      brandId: player.brandId,
      before: plain(before),
      after: plain(await guardsOf(tx, player.id)),
      reason: why,
    });
  });
  return success({ status: "DONE" as const });
}

function plain(guards: Awaited<ReturnType<typeof guardsOf>>): unknown {
  return JSON.parse(
    JSON.stringify(guards ?? null, (key, value: unknown) => {
      if (key === "readAt") return undefined;
      return typeof value === "bigint" ? value.toString() : value;
    }),
  );
}
