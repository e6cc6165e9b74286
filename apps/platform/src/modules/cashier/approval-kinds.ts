import { accountApproval } from "./bank-accounts/for-player/account-approval.ts";
import { depositApproval } from "./deposits/approving/deposit-approval.ts";
import { depositReturnApproval } from "./deposits/approving/return-approval.ts";
import { forceApproval } from "./withdrawals/legs/force-approval.ts";
import { payerApproval } from "./deposits/payers/payer-approval.ts";
import { reversalApproval } from "./deposits/reversing/reversal-approval.ts";
import { notReceivedApproval } from "./withdrawals/paying/not-received-approval.ts";
import { latePayoutApproval } from "./withdrawals/orders/late-payout-approval.ts";
import { orderApproval } from "./withdrawals/orders/order-approval.ts";
import { returnApproval } from "./withdrawals/paying/return-approval.ts";
import { voucherApproval } from "./vouchers/voucher-approval.ts";
import { withdrawalApproval } from "./withdrawals/approving/withdrawal-approval.ts";
import type { ApprovalKind } from "../approvals/index.ts";

/** Everything of the cashier that needs a second person. */
export const cashierApprovals: readonly ApprovalKind[] = [
  depositApproval,
  depositReturnApproval,
  payerApproval,
  reversalApproval,
  withdrawalApproval,
  voucherApproval,
  returnApproval,
  forceApproval,
  notReceivedApproval,
  orderApproval,
  latePayoutApproval,
  accountApproval,
];
