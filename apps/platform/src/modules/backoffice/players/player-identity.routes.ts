import { z } from "zod";
import { answer, Refusal, success } from "../../../http/answers/answer.ts";
import type { App } from "../../../http/app.ts";
import { joinRefusals, refusalsOf } from "../../../http/answers/refusals.ts";
import type { Platform } from "../../../platform.ts";
import { hashPassword } from "../../../secrets/password.ts";
import { recordAudit } from "../../audit/index.ts";
import { newInitialPassword } from "../../../secrets/initial-password.ts";
import { setInitialPassword } from "../../identity/index.ts";
import {
  isExcluded,
  issueInvitation,
  KINDS_BY_HAND,
  setKind,
  setTestAccount,
} from "../../players/index.ts";
import { revokeSessions } from "../../rounds/index.ts";
import { requireStaff } from "../../staff/index.ts";
import { askPaymentReset, PAYMENT_RESET_REFUSALS } from "../approvals/payment-reset-approval.ts";
import { linkOf, siteOfBrand } from "./player-person.ts";
import { find } from "./player-view.routes.ts";

const params = z.object({ id: z.string().max(40) });
const reason = z.string().trim().min(3, "Please give a reason").max(140);
const MEMBERS_ONLY = "This applies only to members and agents.";

/**
 * A player's identity at the brand: the initial password, the kind of account, an agent's
 * invitation codes.
 */
export function playerIdentityRoutes(app: App, platform: Platform): void {
  passwordRoute(app, platform);
  paymentResetRoute(app, platform);
  kindRoute(app, platform);
  testAccountRoute(app, platform);
  invitationRoute(app, platform);
}

function passwordRoute(app: App, platform: Platform): void {
  const schema = {
    summary:
      "Sets an initial password for a player, shown once; it must be changed at the next sign-in",
    params,
    body: z.object({ reason }),
    response: { 200: answer(z.object({ password: z.string() })) },
    refusals: { 404: ["NOT_FOUND"], 422: ["NO_LOGIN"] },
  };
  app.post(
    "/operator/v1/players/:id/password",
    { preHandler: requireStaff(platform, "players.password"), schema },
    async (request) => {
      const player = await find(platform, request.params.id, request.staff);
      const password = newInitialPassword();
      const hash = await hashPassword(password);
      await platform.db.inTransaction(async (tx) => {
        const set = await setInitialPassword(tx, player.id, hash, revokeSessions);
        if (!set.ok)
          throw new Refusal(422, set.refusal, "This account does not sign in with a password.");
        const audit = {
          actor: request.staff.username,
          action: "player.password",
          subject: player.publicId,
          brandId: player.brandId,
        };
        await recordAudit(tx, { ...audit, reason: request.body.reason });
      });
      platform.live.publish(player.id, { type: "signed-out" });
      return success({ password });
    },
  );
}

function paymentResetRoute(app: App, platform: Platform): void {
  const schema = {
    summary: "Requests the removal of a player's payment password; a second person must approve",
    params,
    body: z.object({ reason }),
    response: { 200: answer(z.object({ status: z.literal("WAITING"), approvalId: z.string() })) },
    refusals: joinRefusals({ 404: ["NOT_FOUND"] }, refusalsOf(PAYMENT_RESET_REFUSALS)),
  };
  app.post(
    "/operator/v1/players/:id/payment-password/reset",
    { preHandler: requireStaff(platform, "players.password"), schema },
    async (request) => {
      const player = await find(platform, request.params.id, request.staff);
      const asked = await platform.db.inTransaction((tx) =>
        askPaymentReset(tx, request.staff, player, request.body.reason),
      );
      if (!asked.ok)
        throw new Refusal(
          PAYMENT_RESET_REFUSALS[asked.refusal][0],
          asked.refusal,
          PAYMENT_RESET_REFUSALS[asked.refusal][1],
        );
      return success({ status: "WAITING" as const, approvalId: asked.value });
    },
  );
}

function kindRoute(app: App, platform: Platform): void {
  const schema = {
    summary:
      "Makes a member an agent (1 or 2), or an agent a member again (0), " +
      "which ends the agent's codes",
    params,
    body: z.object({ kind: z.enum(KINDS_BY_HAND), reason }),
    response: { 200: answer(z.object({ kind: z.string() })) },
    refusals: { 404: ["NOT_FOUND"], 422: ["NOT_A_MEMBER"] },
  };
  app.post(
    "/operator/v1/players/:id/kind",
    { preHandler: requireStaff(platform, "players.kind"), schema },
    async (request) => {
      const player = await find(platform, request.params.id, request.staff);
      const { kind, reason: why } = request.body;
      await platform.db.inTransaction(async (tx) => {
        const before = await setKind(tx, player.id, kind);
        if (!before.ok) throw new Refusal(422, before.refusal, MEMBERS_ONLY);
        const audit = {
          actor: request.staff.username,
          action: "player.kind",
          subject: player.publicId,
          brandId: player.brandId,
        };
        await recordAudit(tx, {
          ...audit,
          before: { kind: before.value },
          after: { kind },
          reason: why,
        });
      });
      return success({ kind });
    },
  );
}

function testAccountRoute(app: App, platform: Platform): void {
  const schema = {
    summary:
      "Marks a player's account as a test account, left out of all figures from now on, " +
      "or ends that. Earlier figures stay as they were",
    params,
    body: z.object({ test: z.boolean(), reason }),
    response: { 200: answer(z.object({ accountType: z.enum(["REAL", "TRIAL", "TEST"]) })) },
    refusals: { 404: ["NOT_FOUND"], 422: ["NOT_A_MEMBER"] },
  };
  app.post(
    "/operator/v1/players/:id/test-account",
    { preHandler: requireStaff(platform, "players.kind"), schema },
    async (request) => {
      const player = await find(platform, request.params.id, request.staff);
      const { test, reason: why } = request.body;
      if (isExcluded({ ...player, testSince: null }))
        throw new Refusal(422, "NOT_A_MEMBER", "This account is never included in figures.");
      await platform.db.inTransaction(async (tx) => {
        if (!(await setTestAccount(tx, player.id, test))) return;
        const audit = {
          actor: request.staff.username,
          action: "player.test-account",
          subject: player.publicId,
          brandId: player.brandId,
        };
        await recordAudit(tx, { ...audit, before: { test: !test }, after: { test }, reason: why });
      });
      return success({ accountType: test ? ("TEST" as const) : ("REAL" as const) });
    },
  );
}

function invitationRoute(app: App, platform: Platform): void {
  const schema = {
    summary: "Creates an invitation code for an agent; earlier ones stay valid",
    params,
    body: z.object({ reason }),
    response: { 200: answer(z.object({ code: z.string(), link: z.string() })) },
    refusals: { 404: ["NOT_FOUND"], 422: ["NOT_AN_AGENT"] },
  };
  app.post(
    "/operator/v1/players/:id/invitations",
    { preHandler: requireStaff(platform, "players.kind"), schema },
    async (request) => {
      const player = await find(platform, request.params.id, request.staff);
      if (!["1", "2", "41", "42"].includes(player.kind))
        throw new Refusal(422, "NOT_AN_AGENT", "Only agents have affiliate codes.");
      const { code } = await platform.db.inTransaction(async (tx) => {
        const made = await issueInvitation(tx, player.id, "affiliate");
        const audit = {
          actor: request.staff.username,
          action: "player.invitation",
          subject: player.publicId,
          brandId: player.brandId,
        };
        await recordAudit(tx, {
          ...audit,
          after: { code: made.code },
          reason: request.body.reason,
        });
        return made;
      });
      return success({
        code,
        link: linkOf(await siteOfBrand(platform, player.brandId), "affiliate", code),
      });
    },
  );
}
