import { useQuery } from "@tanstack/react-query";
import { Money } from "../../shared/format/show.tsx";
import { reading } from "../../shared/http/api.ts";
import { Facts, Panel } from "../../shared/layout/page.tsx";
import { Failed, Table, Waiting } from "../../shared/lists/table.tsx";
import { FRIEND_COLUMNS } from "../../shared/lists/referral-columns.tsx";

/** Who invited a player, whom the player invited, and what that brought. */
export function PlayerReferrals({ id }: { id: string }) {
  const query = useQuery(reading("/players/{id}/referrals", { path: { id } }));
  if (query.isPending) return <Waiting />;
  if (query.isError) return <Failed fault={query.error} onRetry={() => void query.refetch()} />;
  const { invitedBy, friends, brought } = query.data;
  return (
    <div className="grid gap-4">
      {invitedBy && (
        <Panel title="Came by an invitation">
          <Table
            caption="Invitation"
            columns={FRIEND_COLUMNS}
            rows={[invitedBy]}
            keyOf={({ id: own }) => own}
          />
        </Panel>
      )}
      <Panel title="Invited friends">
        {friends.length === 0 ? (
          <p className="text-soft">The player invited nobody.</p>
        ) : (
          <>
            <Facts
              facts={[
                ["Friends with a reward", `${brought.rewarded} of ${brought.friends}`],
                ["Rewards and shares", <Money key="paid" amount={brought.paid} />],
              ]}
            />
            <Table
              caption="Invited friends"
              columns={FRIEND_COLUMNS}
              rows={friends}
              keyOf={({ id: friend }) => friend}
            />
          </>
        )}
      </Panel>
    </div>
  );
}
