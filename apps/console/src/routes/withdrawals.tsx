import { Link } from "@tanstack/react-router";
import { OpenComplaints } from "../features/withdrawals/open-complaints.tsx";
import { PayoutProblems } from "../features/withdrawals/payout-problems.tsx";
import { WithdrawalQueue } from "../features/withdrawals/withdrawal-queue.tsx";
import { Page } from "../shared/layout/page.tsx";

export function WithdrawalsPage() {
  return (
    <Page
      title="Withdrawals"
      actions={
        <Link to="/shared-accounts" className="text-violet underline">
          Shared bank accounts
        </Link>
      }
    >
      <OpenComplaints />
      <PayoutProblems />
      <WithdrawalQueue />
    </Page>
  );
}
