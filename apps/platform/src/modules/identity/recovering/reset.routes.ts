import { tokenHash } from "@perya/secrets";
import { z } from "zod";
import { answer, nothing, Refusal, success } from "../../../http/answers/answer.ts";
import type { App } from "../../../http/app.ts";
import { joinRefusals } from "../../../http/answers/refusals.ts";
import type { Platform } from "../../../platform.ts";
import { hashPassword } from "../../../secrets/password.ts";
import { brandOfRequest } from "../../brands/index.ts";
import { checkCode } from "../../codes/index.ts";
import { ENVELOPE_REFUSALS, requireEnvelope } from "../../envelopes/index.ts";
import { playerById } from "../../players/index.ts";
import { settingsOf } from "../../settings/index.ts";
import type { EndGames } from "../identity.ts";
import { loginByMobile } from "../identity.store.ts";
import { loginValue } from "../login-value.ts";
import { originOf } from "../origin-of.ts";
import { refuseOwnName, requirePasswordRule } from "../password/password-rule.ts";
import { PHONE_REFUSALS, phoneRefusal } from "../phone/phone-refusals.ts";
import { selectShut } from "../closing/closing.store.ts";
import { signInAtPlace } from "../signing-in/sign-in-at-place.ts";
import { BY_REGISTER, declared, signInRefusal } from "../signing-in/sign-in-refusals.ts";
import { enteredAnswer } from "../signing-in/session-answer.routes.ts";
import { kindRefusal } from "../signing-in/kind-refusal.ts";
import { phoneFields, typedPhone } from "../phone/typed-phone.ts";
import { requireFeature } from "./forgot.routes.ts";
import { LINK_MINUTES } from "./mail-reset.ts";
import { takeReset } from "./recovering.store.ts";
import { setPassword } from "./set-password.ts";
import { placeOf } from "../../../http/visitors/place-of.ts";

const PER_MINUTE = 20;
const config = { rateLimit: { max: PER_MINUTE, timeWindow: "1 minute" } };
const newPassword = z.string().max(200);

/** A new password for a player who proved the number or the address of the account. */
export function resetRoutes(app: App, platform: Platform, endGames: EndGames): void {
  phoneRoute(app, platform, endGames);
  linkRoute(app, platform, endGames);
}

function phoneRoute(app: App, platform: Platform, endGames: EndGames): void {
  const { db, config: settings, live } = platform;
  const schema = {
    summary:
      "Sets a new password with the code sent to a number, and signs in; all other sessions end",
    description: "Takes an encrypted body.",
    body: z.object({
      ...phoneFields,
      newPassword,
      verificationCode: z.string().trim().max(20).default(""),
    }),
    response: { 200: answer(loginValue) },
    refusals: joinRefusals(
      PHONE_REFUSALS,
      ENVELOPE_REFUSALS,
      declared("SECOND_FACTOR_NEEDED", "NOT_OFFERED", ...BY_REGISTER),
    ),
  };
  app.post(
    "/api/v1/password/phone",
    { preValidation: requireEnvelope(platform), schema, config },
    async (request, reply) => {
      const brand = await brandOfRequest(platform, request);
      const rules = await settingsOf(platform, brand.id);
      requireFeature(rules, "CHNGPASSVERIF3");
      const mobile = typedPhone(request.body);
      if (request.body.verificationCode === "") throw phoneRefusal("MISSING_CODE");
      // Before the code is used up: an invalid password should not cost a code.
      await requirePasswordRule(platform, { brandId: brand.id }, request.body);
      const recipient = {
        brandId: brand.id,
        purpose: "forgot",
        channel: "sms",
        recipient: mobile,
        place: placeOf(request.ip),
      } as const;
      const wrong = await checkCode(
        db,
        settings.secretKey,
        recipient,
        request.body.verificationCode,
      );
      if (wrong) throw phoneRefusal(wrong);
      const hash = await hashPassword(request.body.newPassword);
      const player = await db.inTransaction(async (tx) => {
        const id = await loginByMobile(tx, brand.id, mobile);
        const owner = id === undefined ? undefined : await playerById(tx, id);
        if (!owner || kindRefusal(owner, false)) throw phoneRefusal("INVALID_CODE");
        // Only staff open an account again that its player has closed, and nobody an excluded one.
        if (await selectShut(tx, owner.id)) throw phoneRefusal("INVALID_CODE");
        // Only now, although the code is then used up: earlier, it would reveal the name behind a
        // number.
        refuseOwnName(owner.username, request.body.newPassword);
        await setPassword(tx, owner.id, hash, endGames);
        return owner;
      });
      live.publish(player.id, { type: "signed-out" });
      const here = { brand, settings: rules };
      const entered = await signInAtPlace(platform, here, player, originOf(request), {
        by: "code",
      });
      if (!entered.ok) throw signInRefusal(entered.refusal);
      return enteredAnswer(platform, reply, entered.value);
    },
  );
}

function linkRoute(app: App, platform: Platform, endGames: EndGames): void {
  const { db, live } = platform;
  const schema = {
    summary: "Sets a new password with an e-mailed link; all sessions end",
    description: "Takes an encrypted body.",
    body: z.object({
      token: z.string().max(200),
      newPassword,
      confirmNewPassword: z.string().max(200),
    }),
    response: { 200: answer(nothing) },
    refusals: joinRefusals(ENVELOPE_REFUSALS, { 422: ["LINK_EXPIRED"] }),
  };
  app.post(
    "/api/v1/password/reset",
    { preValidation: requireEnvelope(platform), schema, config },
    async (request) => {
      const brand = await brandOfRequest(platform, request);
      await requirePasswordRule(platform, { brandId: brand.id }, request.body);
      const hash = await hashPassword(request.body.newPassword);
      const id = await db.inTransaction(async (tx) => {
        const taken = await takeReset(tx, tokenHash(request.body.token), LINK_MINUTES);
        const player = taken === undefined ? undefined : await playerById(tx, taken);
        if (player?.brandId !== brand.id)
          throw new Refusal(
            422,
            "LINK_EXPIRED",
            "This link has been used or has expired. Please request another one.",
          );
        refuseOwnName(player.username, request.body.newPassword);
        await setPassword(tx, player.id, hash, endGames);
        return player.id;
      });
      live.publish(id, { type: "signed-out" });
      return success({});
    },
  );
}
