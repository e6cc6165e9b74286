import type { FastifyRequest } from "fastify";
import { Refusal } from "../../http/answers/answer.ts";
import { guard } from "../../http/guard.ts";
import type { Platform } from "../../platform.ts";
import { brandOfRequest } from "../brands/index.ts";
import { isTrialAccount } from "../players/index.ts";
import { visitOf } from "../settings/index.ts";
import type { SignedIn } from "./identity.ts";
import { signedInBy } from "./signed-in.ts";

const PLEASE_LOGIN = "You are not logged in, please login";

/** A guard's exceptions. */
interface Leniency {
  /**
   * Players who must change their password first: only what they need to change it, or to sign out.
   */
  readonly oldPassword?: boolean;
}

const NOT_LOGGED_IN = { 401: ["NOT_LOGGED_IN"] } as const;

/** A guard for routes: lets a request with a live session pass and sets `request.player`. */
export function requirePlayer(
  platform: Platform,
  { oldPassword = false }: Leniency = {},
): (request: FastifyRequest) => Promise<void> {
  const refusals = oldPassword
    ? NOT_LOGGED_IN
    : { ...NOT_LOGGED_IN, 403: ["PASSWORD_CHANGE_NEEDED"] };
  return guard({ scheme: "playerSession", refusals }, async (request) => {
    const player = await signedInAt(platform, request);
    if (!player) throw new Refusal(401, "NOT_LOGGED_IN", PLEASE_LOGIN);
    if (player.mustChange && !oldPassword)
      throw new Refusal(403, "PASSWORD_CHANGE_NEEDED", "Please change your password first.");
    request.player = player;
  });
}

/** A guard for routes that need a real account: a trial account's session doesn't pass. */
export function requireRealPlayer(
  platform: Platform,
  leniency: Leniency = {},
): (request: FastifyRequest) => Promise<void> {
  const anybody = requirePlayer(platform, leniency);
  const refusals = {
    ...NOT_LOGGED_IN,
    403: leniency.oldPassword ? ["TRIAL_ACCOUNT"] : ["PASSWORD_CHANGE_NEEDED", "TRIAL_ACCOUNT"],
  };
  return guard({ scheme: "playerSession", refusals }, async (request) => {
    await anybody(request);
    if (isTrialAccount(request.player))
      throw new Refusal(403, "TRIAL_ACCOUNT", "Please Register An Account First");
  });
}

/**
 * For public routes, unless the brand requires sign-in first (LOGINFIRST).
 */
export function membersIfClosed(platform: Platform): (request: FastifyRequest) => Promise<void> {
  return async (request) => {
    const { settings } = await visitOf(platform, request);
    if (settings.features.LOGINFIRST && !(await signedInAt(platform, request)))
      throw new Refusal(401, "NOT_LOGGED_IN", PLEASE_LOGIN);
  };
}

/**
 * A guard for routes that answer players and guests: without a session the request passes as a
 * guest's, unless the brand requires sign-in first; one that has ended doesn't pass.
 */
export function playerOrGuest(platform: Platform): (request: FastifyRequest) => Promise<void> {
  const player = requirePlayer(platform);
  const guest = membersIfClosed(platform);
  const refusals = { ...NOT_LOGGED_IN, 403: ["PASSWORD_CHANGE_NEEDED"] };
  return guard({ scheme: "playerSession", guests: true, refusals }, (request) =>
    request.headers.authorization === undefined ? guest(request) : player(request),
  );
}

/**
 * The player of a request's session. A session belongs to its brand: at another brand's host it is
 * invalid.
 */
async function signedInAt(
  platform: Platform,
  request: FastifyRequest,
): Promise<SignedIn | undefined> {
  const player = await signedInBy(platform, bearerOf(request));
  return player && player.brandId === (await brandOfRequest(platform, request)).id
    ? player
    : undefined;
}

export function bearerOf(request: FastifyRequest): string | undefined {
  return /^Bearer ([\w-]{20,100})$/.exec(request.headers.authorization ?? "")?.[1];
}
