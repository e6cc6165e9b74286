import { ReferralList } from "../features/referrals/referral-list.tsx";
import { Page } from "../shared/layout/page.tsx";

export function ReferralsPage() {
  return (
    <Page title="Referrals">
      <p className="max-w-prose text-soft">
        Friends whom players invited, and why some bring no reward. Players don't read why.
      </p>
      <ReferralList />
    </Page>
  );
}
