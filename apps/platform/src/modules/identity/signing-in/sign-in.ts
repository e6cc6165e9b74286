import type { Tx } from "@perya/postgres";
import { ok, refuse, type Result } from "@perya/result";
import type { Platform } from "../../../platform.ts";
import { checkCaptcha } from "../../challenges/index.ts";
import { playerById, playerByUsername, type Player } from "../../players/index.ts";
import type { BrandSettings } from "../../settings/index.ts";
import type { Brand } from "../../brands/index.ts";
import type { Origin } from "../identity.ts";
import { selectShut, type ShutRefusal } from "../closing/closing.store.ts";
import { guessesAt } from "../guessing/check-guess.ts";
import { checkPassword } from "../guessing/check-password.ts";
import { loginByMobile, selectLogin } from "../identity.store.ts";
import { markHasPassword } from "../payment/payment.store.ts";
import { phoneNumber } from "../phone/phone-number.ts";
import { kindRefusal, type KindRefusal } from "./kind-refusal.ts";
import { mustChangePassword } from "./must-change-password.ts";

export type SignInRefusal =
  | "WRONG_LOGIN"
  | "TOO_MANY_ATTEMPTS"
  | "CAPTCHA_NEEDED"
  | "CAPTCHA_CHECK_FAILED"
  | ShutRefusal
  | KindRefusal;

/** What a player types to sign in with a password. */
export interface TypedLogin {
  /** A username, or a mobile number where the brand accepts one. */
  readonly username: string;
  readonly password: string;
  readonly captcha?: string | undefined;
  readonly captchaId?: string | undefined;
  /** Whether the agents' switch is on. */
  readonly agent: boolean;
}

/** A player with a correct password. */
export interface Recognised {
  readonly player: Player;
  readonly mustChange: boolean;
}

/**
 * Checks a name and a password. After a wrong guess a captcha is required as well. The answer and
 * its time are the same for an unknown name, and the kind of account is revealed only after a
 * correct password.
 */
export async function signIn(
  { db }: Platform,
  brand: Brand,
  settings: BrandSettings,
  login: TypedLogin,
  origin: Origin,
): Promise<Result<Recognised, SignInRefusal>> {
  const { player, name } = await whoIs(db, brand, settings, login.username);
  const question = { brandId: brand.id, name, ip: origin.ip, secret: "login" } as const;
  const { stopped, captcha } = await guessesAt(db, question);
  if (stopped) return refuse("TOO_MANY_ATTEMPTS");
  if (captcha) {
    if (!login.captcha || !login.captchaId) return refuse("CAPTCHA_NEEDED");
    if (!(await checkCaptcha(db, "login", login.captchaId, login.captcha)))
      return refuse("CAPTCHA_CHECK_FAILED");
  }
  const stored = await selectLogin(db, player?.id ?? 0n);
  const checked = await checkPassword(db, question, {
    typed: login.password,
    stored: stored?.passwordHash,
    lettersRead: captcha,
  });
  if (!checked.ok)
    return refuse(checked.refusal === "WRONG_PASSWORD" ? "WRONG_LOGIN" : checked.refusal);
  if (!player || !stored) throw new Error("A password was right that nobody has");
  await markHasPassword(db, player.id);
  const shut = await selectShut(db, player.id);
  if (shut) return refuse(shut);
  const wrongKind = kindRefusal(player, login.agent);
  return wrongKind
    ? refuse(wrongKind)
    : ok({ player, mustChange: mustChangePassword(stored, settings) });
}

/**
 * The player of a name, and the name under which wrong guesses are counted: one per account,
 * however it is typed.
 */
async function whoIs(
  tx: Tx,
  brand: Brand,
  settings: BrandSettings,
  typed: string,
): Promise<{ player: Player | undefined; name: string }> {
  const mobile = settings.features.PHONELOGIN ? phoneNumber(typed, brand.country) : undefined;
  const byNumber = mobile === undefined ? undefined : await loginByMobile(tx, brand.id, mobile);
  const player =
    (await playerByUsername(tx, brand.id, typed)) ?? (await playerById(tx, byNumber ?? 0n));
  return { player, name: player?.username.toLowerCase() ?? mobile ?? typed.toLowerCase() };
}
