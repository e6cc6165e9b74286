import type { FastifyRequest } from "fastify";
import { Refusal } from "../../http/answers/answer.ts";
import { guard } from "../../http/guard.ts";
import type { Refusals } from "../../http/answers/refusals.ts";
import type { Platform } from "../../platform.ts";
import { tokenHash } from "@perya/secrets";
import { permissionsOf, type Permission } from "./roles/roles.ts";
import type { Staff, StaffSignedIn } from "./staff.ts";
import { selectStaffSession } from "./staff.store.ts";

export const COOKIE = "perya_staff";

/**
 * A guard for routes: lets a member of staff with a full session, a password of their own and the
 * permission pass, and sets `request.staff`.
 */
export function requireStaff(
  platform: Platform,
  permission?: Permission,
): (request: FastifyRequest) => Promise<void> {
  return guarding(
    platform,
    permission,
    { 401: ["NOT_LOGGED_IN"], 403: ["FORBIDDEN", "PASSWORD_CHANGE_NEEDED"] },
    false,
  );
}

/**
 * The same for the few routes that are open to a person who still has to choose a password of their
 * own.
 */
export function requireStaffBeforePassword(
  platform: Platform,
): (request: FastifyRequest) => Promise<void> {
  return guarding(platform, undefined, { 401: ["NOT_LOGGED_IN"], 403: ["FORBIDDEN"] }, true);
}

function guarding(
  platform: Platform,
  permission: Permission | undefined,
  refusals: Refusals,
  beforePassword: boolean,
) {
  return guard({ scheme: "staffSession", permission, refusals }, async (request) => {
    const token = request.cookies[COOKIE];
    const session = token ? await selectStaffSession(platform.db, tokenHash(token)) : undefined;
    if (!session || session.pendingTotp) throw new Refusal(401, "NOT_LOGGED_IN", "Please sign in.");
    if (session.staff.mustChangePassword && !beforePassword)
      throw new Refusal(403, "PASSWORD_CHANGE_NEEDED", "Choose a password of your own first.");
    const staff = signedIn(session.staff, session.sessionId);
    if (permission && !staff.permissions.includes(permission))
      throw new Refusal(403, "FORBIDDEN", "Your role does not allow this.");
    request.staff = staff;
  });
}

/**
 * Before anything else is looked at: a page of another origin may not make a signed-in browser
 * change something. Stands before every route of the operator API.
 */
export async function refuseForeignOrigin(
  platform: Platform,
  request: FastifyRequest,
): Promise<void> {
  const { origin, "sec-fetch-site": site } = request.headers;
  if (request.method === "GET") return;
  // Not every request carries its origin, but browsers say of each whether it crosses sites.
  if (site === "cross-site" || site === "same-site") throw foreign();
  if (origin === undefined) return;
  const own = new URL(platform.config.consoleUrl).host;
  const from = URL.canParse(origin) ? new URL(origin).host : "";
  if (from !== own && from !== request.headers.host) throw foreign();
}

function foreign(): Refusal {
  return new Refusal(403, "FORBIDDEN", "This request came from another site.");
}

function signedIn(staff: Staff, sessionId: bigint): StaffSignedIn {
  const { id, publicId, brandId, username, roles, trusted, mustChangePassword } = staff;
  const names = roles.map(({ name }) => name);
  return {
    id,
    publicId,
    brandId,
    username,
    roles: names,
    permissions: permissionsOf(roles, brandId),
    trusted,
    mustChangePassword,
    sessionId,
  };
}
