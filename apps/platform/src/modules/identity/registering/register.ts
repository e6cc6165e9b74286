import { newToken } from "@perya/secrets";
import { ok, refuse, type Result } from "@perya/result";
import type { Platform } from "../../../platform.ts";
import { hashPassword } from "../../../secrets/password.ts";
import type { Brand } from "../../brands/index.ts";
import { checkCaptcha, spendProof } from "../../challenges/index.ts";
import { checkCode } from "../../codes/index.ts";
import { playerByUsername, type Player } from "../../players/index.ts";
import { accountForbidden } from "../../profiles/index.ts";
import { askAt, refusesApplicant } from "../../registers/index.ts";
import type { Origin } from "../identity.ts";
import { openSession } from "../signing-in/open-session.ts";
import { invitationIn } from "./invitation-in.ts";
import { openAccount, type NewAccount } from "./open-account.ts";
import type { Application } from "./read-application.ts";
import { placeOf } from "../../../http/visitors/place-of.ts";

export type RegisterRefusal =
  | "WRONG_CAPTCHA"
  | "INVALID_INVITATION"
  | "INVALID_CODE"
  | "CODE_EXPIRED"
  | "CAPTCHA_CHECK_FAILED"
  | "USERNAME_TAKEN"
  | "MOBILE_TAKEN"
  | "REGISTER_NO_ENTRY"
  | "CURRENCY_REFUSED"
  | "OPERATION_NOT_ALLOWED"
  | "UNKNOWN";

/**
 * Asks an outside service for the phone number a token proves, in E.164. UNKNOWN when the service
 * could not be reached.
 */
export type PhoneOfToken = (
  idToken: string,
) => Promise<Result<string, "INVALID_CODE" | "CODE_EXPIRED" | "UNKNOWN">>;

/**
 * The version of the terms and of the privacy policy that people accept; the day they changed last.
 */
export const TERMS_VERSION = "2026-11-21";

/**
 * Opens an account for a visitor with a valid form, and signs them in. Single-use checks (captcha,
 * code) run before the transaction that opens the account; the proof of a person is spent in it.
 */
export async function register(
  platform: Platform,
  brand: Brand,
  application: Application,
  origin: Origin,
  phoneOf: PhoneOfToken | undefined,
): Promise<Result<{ readonly player: Player; readonly token: string }, RegisterRefusal>> {
  const { db, wallet } = platform;
  const { captcha, proof } = application;
  if (await accountForbidden(platform, brand)) return refuse("CURRENCY_REFUSED");
  if (
    captcha &&
    !(await db.inTransaction((tx) => checkCaptcha(tx, "register", captcha.id, captcha.letters)))
  )
    return refuse("WRONG_CAPTCHA");
  const invited = await invitationIn(db, brand.id, application.invitation);
  if (!invited.ok) return invited;
  const unproven = application.needsProvenNumber
    ? await whyUnproven(platform, brand, { ...application, place: placeOf(origin.ip) }, phoneOf)
    : undefined;
  if (unproven) return refuse(unproven);
  if (await refusesApplicant(platform, brand, applicantOf(application)))
    return refuse((await spendProof(db, "register", proof)) ? "REGISTER_NO_ENTRY" : NO_PERSON);
  const account = await accountOf(brand, application);
  const made = await db.inTransaction(async (tx) => {
    if (!(await spendProof(tx, "register", proof))) return refuse(NO_PERSON);
    const made = await openAccount(tx, wallet, {
      ...account,
      origin: { ...account.origin, ...invited.value },
    });
    return made.ok
      ? ok({ player: made.value, token: await openSession(tx, made.value, origin) })
      : made;
  });
  if (made.ok) await askAt(platform, made.value.player, "SIGN_UP");
  return made;
}

const NO_PERSON = "CAPTCHA_CHECK_FAILED";

/** Whom national registers are asked for. */
function applicantOf({ profile }: Application) {
  const { fullname = null, payeeName = null, birthday = null, idNumber = null } = profile;
  return {
    fullName: fullname ?? payeeName,
    birthDate: birthday,
    numbers: idNumber === null ? [] : [idNumber],
  };
}

/**
 * What is missing to prove the number. A taken name is reported first, since a code is valid only
 * once; it still costs the proof of a person.
 */
async function whyUnproven(
  { db, config }: Platform,
  brand: Brand,
  {
    username,
    mobile = "",
    code,
    firebaseIdToken,
    proof,
    place,
  }: Application & { readonly place: string },
  phoneOf: PhoneOfToken | undefined,
): Promise<RegisterRefusal | undefined> {
  if (username !== undefined && (await playerByUsername(db, brand.id, username)))
    return (await spendProof(db, "register", proof)) ? "USERNAME_TAKEN" : NO_PERSON;
  if (firebaseIdToken === undefined)
    return checkCode(
      db,
      config.secretKey,
      { brandId: brand.id, purpose: "register", channel: "sms", recipient: mobile, place },
      code,
    );
  if (!phoneOf) return "OPERATION_NOT_ALLOWED";
  const proven = await phoneOf(firebaseIdToken);
  if (!proven.ok) return proven.refusal;
  return proven.value === mobile ? undefined : "INVALID_CODE";
}

/**
 * The account as stored. A player without a password gets a random one: the number signs in.
 */
async function accountOf(brand: Brand, application: Application): Promise<NewAccount> {
  const {
    username,
    nickname,
    password,
    paymentPassword,
    mobile,
    needsProvenNumber,
    byMobile,
    profile,
    origin,
  } = application;
  return {
    brandId: brand.id,
    currency: brand.currency,
    country: brand.country,
    book: brand.realMoney ? "real" : "play",
    username,
    nickname,
    passwordHash: await hashPassword(password ?? newToken()),
    hasPassword: password !== undefined,
    paymentHash: paymentPassword === undefined ? undefined : await hashPassword(paymentPassword),
    // An unverified number can't sign in: an attacker could take the account with another player's
    // number.
    mobile: needsProvenNumber || byMobile ? mobile : undefined,
    // A verified contact and a payment password are all that the first-login action requires.
    firstLoginDone: needsProvenNumber && paymentPassword !== undefined,
    profile: { ...profile, mobileVerifiedAt: needsProvenNumber ? Temporal.Now.instant() : null },
    origin: {
      uplineId: null,
      affiliateCode: null,
      referralCode: null,
      ...origin,
      termsVersion: TERMS_VERSION,
    },
  };
}
