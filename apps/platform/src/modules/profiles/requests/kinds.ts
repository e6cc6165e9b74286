import type { ApprovalKind } from "../../approvals/index.ts";
import { chooseProfilesApproval } from "./choose-approval.ts";
import { publishApproval } from "./publish-approval.ts";
import { signOffApproval } from "./sign-off-approval.ts";

/** Everything about profiles that needs a second person. */
export const profilesApprovals: readonly ApprovalKind[] = [
  chooseProfilesApproval,
  publishApproval,
  signOffApproval,
];
