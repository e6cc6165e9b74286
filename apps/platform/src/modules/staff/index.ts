import type { App } from "../../http/app.ts";
import type { Platform } from "../../platform.ts";
import { brandRoutes } from "./brands.routes.ts";
import { ownPasswordRoutes } from "./own-password.routes.ts";
import { staffSessionRoutes } from "./session.routes.ts";
import { roleRoutes } from "./roles.routes.ts";
import { staffRoutes as memberRoutes } from "./staff.routes.ts";

export type { StaffSignedIn } from "./staff.ts";
export { isRole, type Role } from "./roles.ts";
export { staffApprovals } from "./changes/kinds.ts";
export { letInAgain } from "./let-in-again.ts";
export { brandAsked } from "./brand-asked.ts";
export { brandInReach } from "./brand-in-reach.ts";
export { createStaff } from "./create-staff.ts";
export { refuseForeignOrigin, requireStaff } from "./require-staff.ts";
export { selectHasStaff as hasStaff } from "./staff.store.ts";

/** Every route of this module. */
export function staffRoutes(app: App, platform: Platform): void {
  staffSessionRoutes(app, platform);
  memberRoutes(app, platform);
  roleRoutes(app, platform);
  ownPasswordRoutes(app, platform);
  brandRoutes(app, platform);
}
