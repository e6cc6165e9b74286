import { newToken, tokenHash } from "@perya/secrets";
import { ok, refuse, type Result } from "@perya/result";
import { authorizationCodeGrant, type IDToken } from "openid-client";
import type { Platform } from "../../../platform.ts";
import { hashPassword } from "../../../secrets/password.ts";
import type { ReachedBrand } from "../../brands/index.ts";
import { playerById } from "../../players/index.ts";
import { accountForbidden } from "../../profiles/index.ts";
import { refusesApplicant } from "../../registers/index.ts";
import type { BrandSettings } from "../../settings/index.ts";
import { openAccount } from "../registering/open-account.ts";
import { TERMS_VERSION } from "../registering/register.ts";
import { hasAuthenticator } from "../authenticator/authenticator.store.ts";
import { placeOf } from "../../../http/visitors/place-of.ts";
import { insertWaiting } from "../signing-in/places.store.ts";
import { kindRefusal } from "../signing-in/kind-refusal.ts";
import { issueSignInLink } from "../signing-in/sign-in-links.ts";
import { providerOf, type Provider } from "./providers.ts";
import { redirectUri } from "./redirect-uri.ts";
import { insertSocial, lockSubject, selectSocial, takeAttempt } from "./social.store.ts";

export type SocialRefusal = "NOT_CONFIRMED" | "CLOSED_TO_NEW" | "NON_MEMBER";

interface Arrival {
  readonly brand: ReachedBrand;
  readonly settings: BrandSettings;
  readonly provider: Provider;
  /** The query of the address the visitor came back to. */
  readonly query: string;
  /** The cookie set when they left. */
  readonly cookie: string;
  readonly ip: string;
}

const UNKNOWN_PERSON = { fullName: null, birthDate: null, numbers: [] };

/**
 * Handles a visitor's return from a provider: creates an account if they have none and the brand
 * accepts new ones. Returns the token of a link that signs them in, or a ticket that waits for a
 * code of their authenticator app.
 */
export async function finishSocial(
  platform: Platform,
  arrival: Arrival,
): Promise<Result<{ readonly token: string } | { readonly ticket: string }, SocialRefusal>> {
  const claims = await claimsOf(platform, arrival);
  if (!claims) return refuse("NOT_CONFIRMED");
  const { brand, settings, provider } = arrival;
  // A random password nobody knows; the player can replace it as a forgotten one.
  const passwordHash = await hashPassword(newToken());
  const isNew = (await selectSocial(platform.db, brand.id, provider, claims.sub)) === undefined;
  const closed = isNew && (await isClosedToNew(platform, brand));
  return platform.db.inTransaction(async (tx) => {
    await lockSubject(tx, brand.id, provider, claims.sub);
    const known = await selectSocial(tx, brand.id, provider, claims.sub);
    if (known === undefined && !settings.features.USERNAMEREG) return refuse("CLOSED_TO_NEW");
    if (known === undefined && closed) return refuse("CLOSED_TO_NEW");
    const id = known ?? (await newAccount(tx, platform, arrival, claims, passwordHash));
    const player = await playerById(tx, id);
    if (!player || kindRefusal(player, false)) return refuse("NON_MEMBER");
    if (!(await hasAuthenticator(tx, id))) return ok({ token: await issueSignInLink(tx, id) });
    const ticket = newToken();
    await insertWaiting(tx, tokenHash(ticket), {
      playerId: id,
      channel: "authenticator",
      recipient: "",
      place: placeOf(arrival.ip),
      remember: false,
      mustChange: false,
    });
    return ok({ ticket });
  });
}

/** Whether the law lets a brand open no account for a person whom a provider names. */
async function isClosedToNew(platform: Platform, brand: ReachedBrand): Promise<boolean> {
  if (await accountForbidden(platform, brand)) return true;
  // A provider tells no birth date and no number by which a register knows people; the form does.
  return refusesApplicant(platform, brand, UNKNOWN_PERSON);
}

/**
 * The provider's claims: the code is exchanged for a token whose signature, audience, nonce and
 * time openid-client checks.
 */
async function claimsOf(
  platform: Platform,
  { brand, provider, query, cookie }: Arrival,
): Promise<IDToken | undefined> {
  const configuration = await providerOf(platform, provider);
  const url = new URL(redirectUri(platform, brand, provider));
  url.search = query;
  const state = url.searchParams.get("state") ?? "";
  const attempt = await takeAttempt(platform.db, tokenHash(state), {
    brandId: brand.id,
    provider,
    browserHash: tokenHash(cookie),
  });
  if (!configuration || !attempt) return undefined;
  try {
    const expected = {
      pkceCodeVerifier: attempt.verifier,
      expectedState: state,
      expectedNonce: attempt.nonce,
      idTokenExpected: true,
    };
    return (await authorizationCodeGrant(configuration, url, expected)).claims();
  } catch (fault) {
    // They declined there, or the response is not valid: in both cases nobody is signed in.
    platform.log.warn(
      { provider, fault: fault instanceof Error ? fault.message : "unknown" },
      "sign-in at a provider",
    );
    return undefined;
  }
}

async function newAccount(
  tx: Parameters<typeof openAccount>[0],
  { wallet }: Platform,
  { brand, provider }: Arrival,
  claims: IDToken,
  passwordHash: string,
): Promise<bigint> {
  const email =
    typeof claims["email"] === "string" && claims["email_verified"] === true
      ? claims["email"].toLowerCase()
      : undefined;
  const made = await openAccount(tx, wallet, {
    username: undefined,
    passwordHash,
    hasPassword: false,
    brandId: brand.id,
    currency: brand.currency,
    country: brand.country,
    book: brand.realMoney ? "real" : "play",
    profile: email === undefined ? {} : { email, emailVerifiedAt: Temporal.Now.instant() },
    origin: {
      uplineId: null,
      affiliateCode: null,
      referralCode: null,
      registerUrl: null,
      domain: brand.at === "*" ? null : brand.at,
      registerMethod: provider.toUpperCase(),
      termsVersion: TERMS_VERSION,
    },
  });
  if (!made.ok) throw new Error(`An account could not be opened: ${made.refusal}`);
  await insertSocial(tx, brand.id, provider, claims.sub, made.value.id);
  return made.value.id;
}
