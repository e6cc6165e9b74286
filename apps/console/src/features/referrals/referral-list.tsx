import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { reading } from "../../shared/http/api.ts";
import { useFilters } from "../../shared/lists/filters.ts";
import { StatusFilter } from "../../shared/lists/status-filter.tsx";
import { List } from "../../shared/lists/table.tsx";
import { FRIEND_COLUMNS, STATES } from "../../shared/lists/referral-columns.tsx";

/** Friends whom players invited, newest first. */
export function ReferralList() {
  const { filters, toPage } = useFilters();
  const status = STATES.find((one) => one === filters.status);
  const query = useQuery({
    ...reading("/referrals", { query: { pageNo: filters.pageNo, status } }),
    placeholderData: keepPreviousData,
  });
  return (
    <>
      <StatusFilter states={STATES} first="All" />
      <List
        caption="Invited friends"
        query={query}
        columns={FRIEND_COLUMNS}
        keyOf={({ id }) => id}
        onPage={toPage}
        empty="Nobody came by an invitation."
      />
    </>
  );
}
