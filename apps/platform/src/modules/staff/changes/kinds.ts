import type { ApprovalKind } from "../../approvals/index.ts";
import { addColleague } from "./add-colleague.ts";
import { changeColleague } from "./change-colleague.ts";
import { resetColleague } from "./reset-colleague.ts";
import { changedRole, newRole } from "./save-role.ts";

/** Every change of staff and roles that needs a second person. */
export const staffApprovals: readonly ApprovalKind[] = [
  addColleague,
  changeColleague,
  ...resetColleague,
  newRole,
  changedRole,
];
