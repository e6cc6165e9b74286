import {
  countOpenApprovals,
  openApprovals,
  type Approval,
  type ApprovalKind,
  type Scope,
} from "../../approvals/index.ts";
import type { Tx } from "@perya/postgres";
import { staffApprovals, type StaffSignedIn } from "../../staff/index.ts";
import { catalogueApprovals } from "../../catalogue/index.ts";
import { cashierApprovals } from "../../cashier/index.ts";
import { documentApproval, revocationApproval } from "../../documents/index.ts";
import {
  lotteryDayApproval,
  lotteryGameApproval,
  lotteryImportApproval,
  lotteryLimitsApproval,
  lotteryOddsApproval,
  lotteryResultApproval,
  lotteryVoidApproval,
} from "../../lottery/index.ts";
import { contractsApprovals } from "../../contracts/index.ts";
import { issueApproval, promotionsApprovals } from "../../promotions/index.ts";
import { creditApproval } from "../../points/index.ts";
import { jackpotApproval } from "../../jackpots/index.ts";
import { giveawaysApprovals } from "../../giveaways/index.ts";
import { missionApproval } from "../../missions/index.ts";
import { tournamentsApprovals } from "../../tournaments/index.ts";
import { vipFloorApproval } from "../../loyalty/index.ts";
import { addApproval, cancelApproval } from "../../wagering/index.ts";
import { settleApproval } from "../../reconciliation/index.ts";
import { settingsApproval } from "../../settings/index.ts";
import { vendorDifferenceApproval, vendorWalletsApproval } from "../../vendor-wallets/index.ts";
import { profilesApprovals } from "../../profiles/index.ts";
import { brandApproval } from "../brands/brand-approval.ts";
import { minorApproval } from "../minors/minor-approval.ts";
import { adjustmentApproval } from "./adjustment-approval.ts";
import { contactResetApproval } from "./contact-reset-approval.ts";
import { limitsApproval } from "./approval-limits.ts";
import { paymentResetApproval } from "./payment-reset-approval.ts";
import { waiveApproval } from "./waive-approval.ts";

/** Everything that needs a second person, whichever module carries it out. */
const ALL: readonly ApprovalKind[] = [
  adjustmentApproval,
  brandApproval,
  contactResetApproval,
  limitsApproval,
  minorApproval,
  lotteryGameApproval,
  lotteryDayApproval,
  lotteryLimitsApproval,
  lotteryOddsApproval,
  lotteryResultApproval,
  lotteryVoidApproval,
  lotteryImportApproval,
  paymentResetApproval,
  waiveApproval,
  ...cashierApprovals,
  creditApproval,
  documentApproval,
  revocationApproval,
  ...catalogueApprovals,
  ...staffApprovals,
  addApproval,
  cancelApproval,
  ...promotionsApprovals,
  jackpotApproval,
  missionApproval,
  ...tournamentsApprovals,
  ...contractsApprovals,
  ...giveawaysApprovals,
  settingsApproval,
  settleApproval,
  vipFloorApproval,
  vendorDifferenceApproval,
  vendorWalletsApproval,
  ...profilesApprovals,
];

export const APPROVAL_KINDS: ReadonlyMap<string, ApprovalKind> = new Map(
  ALL.map((kind) => [kind.kind, kind]),
);

type Person = Pick<StaffSignedIn, "id" | "brandId" | "permissions">;

/** How many requests one list shows. */
const MOST_SHOWN = 200;

/**
 * Everything that waits for a second person and that this member of staff may decide; the oldest
 * first.
 */
export async function waitingForSecondPerson(tx: Tx, staff: Person): Promise<Approval[]> {
  return (await openApprovals(tx, scopeOf(staff), MOST_SHOWN)).filter(
    ({ askedById }) => askedById !== staff.id,
  );
}

/** How many requests this member of staff could decide as a second person. */
export function countForSecondPerson(tx: Tx, staff: Person): Promise<number> {
  return countOpenApprovals(tx, scopeOf(staff));
}

/** Kinds that also wait in a queue of their own, next to related work. */
const IN_OTHER_QUEUES = [
  creditApproval,
  lotteryResultApproval,
  settleApproval,
  issueApproval,
  ...cashierApprovals,
].map(({ kind }) => kind);

/** How many of them also stand in another queue of the Work page. */
export function countElsewhere(tx: Tx, staff: Person): Promise<number> {
  const scope = scopeOf(staff);
  return countOpenApprovals(tx, {
    ...scope,
    kinds: scope.kinds.filter((kind) => IN_OTHER_QUEUES.includes(kind)),
  });
}

/** Whether a member of staff can be a second person for anything. */
export function isSecondPerson(staff: Person): boolean {
  return scopeOf(staff).kinds.length > 0;
}

/**
 * The requests a member of staff may see: of kinds they may decide, their own, and all for readers
 * of the audit trail.
 */
export function visibleScope(staff: Person): Scope {
  const scope = scopeOf(staff);
  return staff.permissions.includes("audit.read")
    ? { ...scope, kinds: [...APPROVAL_KINDS.keys()] }
    : scope;
}

function scopeOf({ id, brandId, permissions }: Person): Scope {
  const kinds = ALL.filter(({ permission }) =>
    (permissions as readonly string[]).includes(permission),
  ).map(({ kind }) => kind);
  return { brandId, kinds, staffId: id };
}
