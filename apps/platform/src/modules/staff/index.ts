export type { StaffSignedIn } from "./staff.ts";
export { isRole, type Role } from "./roles/roles.ts";
export { staffApprovals } from "./changes/kinds.ts";
export { reopenStaff } from "./reopen-staff.ts";
export { brandAsked } from "./brands/brand-asked.ts";
export { brandInReach } from "./brands/brand-in-reach.ts";
export { createStaff } from "./create-staff.ts";
export { refuseForeignOrigin, requireStaff } from "./require-staff.guard.ts";
export { selectHasStaff as hasStaff } from "./staff.store.ts";
