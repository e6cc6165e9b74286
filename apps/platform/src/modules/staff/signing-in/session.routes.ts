import type { FastifyReply } from "fastify";
import { z } from "zod";
import { answer, nothing, Refusal, success } from "../../../http/answers/answer.ts";
import type { App } from "../../../http/app.ts";
import { joinRefusals, refusalsOf } from "../../../http/answers/refusals.ts";
import type { Platform } from "../../../platform.ts";
import { confirmTotp } from "./confirm-totp.ts";
import { staffSignIns } from "./metrics.ts";
import { COOKIE, requireStaffBeforePassword } from "../require-staff.guard.ts";
import { PERMISSIONS, permissionsOf } from "../roles/roles.ts";
import { signInStaff, type StaffSignInRefusal } from "./sign-in-staff.ts";
import type { Staff, StaffSignedIn } from "../staff.ts";
import { signOutStaff } from "./sign-out-staff.ts";
import { brandNumberOf, wireBrand } from "../brands/wire-brand.ts";

const me = z
  .object({
    id: z.string(),
    username: z.string(),
    roles: z.array(z.string()),
    permissions: z.array(z.enum(PERMISSIONS)),
    totpEnabled: z.boolean(),
    mustChangePassword: z
      .boolean()
      .meta({ description: "Only a change of the own password is allowed." }),
    brand: wireBrand,
  })
  .meta({ id: "Me", description: "Who is signed in and what they may do." });
const code = z.string().regex(/^\d{6}$/, "A code must have six digits");
const totpSetup = z
  .object({ totpSetup: z.object({ secret: z.string(), uri: z.string() }), setupToken: z.string() })
  .meta({
    id: "TotpSetup",
    description: "First sign-in: an authenticator is set up, and its code confirms the session.",
  });
const signInAnswer = z.union([z.object({ staff: me }), totpSetup]);

const REFUSALS: Readonly<Record<StaffSignInRefusal, readonly [status: number, message: string]>> = {
  WRONG_LOGIN: [401, "The username or the password is incorrect."],
  CODE_NEEDED: [401, "Please type the code from your authenticator app."],
  PASSWORD_EXPIRED: [401, "This first password has expired. Ask for another one."],
  WRONG_CODE: [401, "That code is incorrect or already used. Wait for the next one."],
  TOO_MANY_ATTEMPTS: [
    429,
    "Too many attempts. Wait 15 minutes, or send username, password and code together.",
  ],
};

const FOREIGN = { 403: ["FORBIDDEN"] };
const CONFIRMING = { ...FOREIGN, 401: ["WRONG_CODE", "NOT_LOGGED_IN"] };

/** How staff come in and leave. The session is a cookie no script can read. */
export function staffSessionRoutes(app: App, platform: Platform): void {
  const limits = { rateLimit: { max: 30, timeWindow: "1 minute" } };
  const body = z.object({
    username: z.string().trim().min(1).max(40),
    password: z.string().min(1).max(128),
    code: code.optional(),
  });

  const refusals = joinRefusals(FOREIGN, refusalsOf(REFUSALS));
  const signingIn = {
    summary: "Signs a member of staff in",
    body,
    response: { 200: answer(signInAnswer) },
    refusals,
  };
  app.post(
    "/operator/v1/session",
    { schema: signingIn, config: limits },
    async (request, reply) => {
      const result = await signInStaff(platform, request.body, request.ip);
      staffSignIns.inc({ outcome: result.ok ? "entered" : result.refusal });
      if (!result.ok)
        throw new Refusal(REFUSALS[result.refusal][0], result.refusal, REFUSALS[result.refusal][1]);
      const { token, staff, setup } = result.value;
      if (setup) return success({ totpSetup: setup, setupToken: token });
      setCookie(platform, reply, token);
      return success({ staff: arrivedOf(staff) });
    },
  );

  const confirming = {
    summary: "Confirms a new authenticator with its first code",
    body: z.object({ setupToken: z.string().max(100), code }),
    response: { 200: answer(z.object({ staff: me })) },
    refusals: CONFIRMING,
  };
  app.post(
    "/operator/v1/session/totp",
    { schema: confirming, config: limits },
    async (request, reply) => {
      const result = await confirmTotp(platform, request.body.setupToken, request.body.code);
      if (!result.ok)
        throw new Refusal(
          401,
          result.refusal,
          result.refusal === "WRONG_CODE" ? "That code is incorrect." : "Please sign in again.",
        );
      setCookie(platform, reply, request.body.setupToken);
      return success({ staff: arrivedOf(result.value) });
    },
  );

  const ending = {
    summary: "Ends the session",
    response: { 200: answer(nothing) },
    refusals: FOREIGN,
  };
  app.delete("/operator/v1/session", { schema: ending }, async (request, reply) => {
    const token = request.cookies[COOKIE];
    if (token) await platform.db.inTransaction((tx) => signOutStaff(tx, token));
    reply.clearCookie(COOKIE, { path: "/operator" });
    return success({});
  });

  const who = { summary: "Who is signed in", response: { 200: answer(me) } };
  app.get(
    "/operator/v1/me",
    { preHandler: requireStaffBeforePassword(platform), schema: who },
    (request) => success(meOf(request.staff)),
  );
}

function setCookie(platform: Platform, reply: FastifyReply, token: string): void {
  reply.setCookie(COOKIE, token, {
    path: "/operator",
    httpOnly: true,
    sameSite: "strict",
    secure: platform.config.consoleUrl.startsWith("https:"),
  });
}

function meOf(
  staff: Pick<
    StaffSignedIn,
    "publicId" | "brandId" | "username" | "roles" | "permissions" | "mustChangePassword"
  >,
): z.infer<typeof me> {
  const { publicId, brandId, username, roles, permissions, mustChangePassword } = staff;
  return {
    id: publicId,
    username,
    roles: [...roles],
    permissions: [...permissions],
    totpEnabled: true,
    mustChangePassword,
    brand: brandNumberOf(brandId),
  };
}

/** A member of staff who has just come in. */
function arrivedOf({ roles, ...staff }: Staff): z.infer<typeof me> {
  return meOf({
    ...staff,
    roles: roles.map(({ name }) => name),
    permissions: permissionsOf(roles, staff.brandId),
  });
}
