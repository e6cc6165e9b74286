import type { VendorRequest } from "@perya/api-client/operator";
import { useQuery } from "@tanstack/react-query";
import { reading } from "../../shared/http/api.ts";
import { Panel } from "../../shared/layout/page.tsx";
import { Requested } from "../../shared/editing/requested.tsx";
import { Status } from "../../shared/format/show.tsx";

const REFRESH_MS = 10_000;

/** A vendor's pending requests, by its slug. */
export function useVendorRequests(): (slug: string) => readonly VendorRequest[] {
  const { data = [] } = useVendorRequestQuery();
  return (slug) => data.filter(({ vendor }) => vendor === slug);
}

function useVendorRequestQuery() {
  return useQuery({ ...reading("/vendor-requests"), refetchInterval: REFRESH_MS });
}

/** Requested vendors that do not exist until a second person approves. `known`: existing slugs. */
export function RequestedVendors({ known }: { known: readonly string[] }) {
  const { data = [] } = useVendorRequestQuery();
  return data
    .filter(({ vendor }) => !known.includes(vendor))
    .map((request) => (
      <Panel key={request.approvalId} title={request.name} actions={<Status name="WAITING" />}>
        <Requested title={request.title} request={request} />
      </Panel>
    ));
}
