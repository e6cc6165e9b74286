import type { VendorRequest } from "@perya/api-client/operator";
import { useQuery } from "@tanstack/react-query";
import { reading } from "../../shared/api.ts";
import { Panel } from "../../shared/page.tsx";
import { Requested } from "../../shared/requested.tsx";
import { Status } from "../../shared/show.tsx";

const REFRESH_MS = 10_000;

/** What was asked for of a vendor, by its slug, and waits for a second person. */
export function useVendorRequests(): (slug: string) => readonly VendorRequest[] {
  const { data = [] } = useVendorRequestQuery();
  return (slug) => data.filter(({ vendor }) => vendor === slug);
}

function useVendorRequestQuery() {
  return useQuery({ ...reading("/vendor-requests"), refetchInterval: REFRESH_MS });
}

/** The vendors that were asked for and are not there before a second person has approved. */
export function WantedVendors({ known }: { known: readonly string[] }) {
  const { data = [] } = useVendorRequestQuery();
  return data
    .filter(({ vendor }) => !known.includes(vendor))
    .map((request) => (
      <Panel key={request.approvalId} title={request.name} actions={<Status name="WAITING" />}>
        <Requested title={request.title} request={request} />
      </Panel>
    ));
}
