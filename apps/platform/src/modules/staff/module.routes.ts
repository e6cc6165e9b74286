import type { App } from "../../http/app.ts";
import type { Platform } from "../../platform.ts";
import { ownPasswordRoutes } from "./own-password/own-password.routes.ts";
import { staffSessionRoutes } from "./signing-in/session.routes.ts";
import { roleRoutes } from "./roles/roles.routes.ts";
import { staffRoutes as memberRoutes } from "./staff.routes.ts";

/** Every route of this module. */
export function staffRoutes(app: App, platform: Platform): void {
  staffSessionRoutes(app, platform);
  memberRoutes(app, platform);
  roleRoutes(app, platform);
  ownPasswordRoutes(app, platform);
}
