import type { App } from "../../http/app.ts";
import type { Platform } from "../../platform.ts";
import { identityRoutes as signInRoutes } from "./identity.routes.ts";
import { liveRoutes } from "./live.routes.ts";
import { memberRoutes } from "./member.routes.ts";

export type { Origin, SignedIn } from "./identity.ts";
export { registerPlayer } from "./register-player.ts";
export { requirePlayer } from "./require-player.ts";
export { verifyPassword } from "./verify-password.ts";
export { selectLastLogin as lastLoginOf, selectSessions as sessionsOf, type SessionInfo } from "./identity.store.ts";

/** Every route of this module. */
export function identityRoutes(app: App, platform: Platform): void {
  signInRoutes(app, platform);
  memberRoutes(app, platform);
  liveRoutes(app, platform);
}
