import type { VendorRequest } from "@perya/api-client/operator";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { reading } from "../../shared/api.ts";
import { Facts, Panel } from "../../shared/page.tsx";
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
        <Requested request={request} />
      </Panel>
    ));
}

/** One change that waits: what it changes, why, and where another person decides. */
export function Requested({ request: { title, details, reason, askedBy } }: { request: VendorRequest }) {
  return (
    <div role="status" className="grid gap-2 rounded-lg border border-bulb p-3">
      <p>
        <strong>{title}</strong>: {askedBy} asked for this. It waits for another person in{" "}
        <Link to="/approvals" className="text-violet underline">
          Approvals
        </Link>
        .
      </p>
      <Facts facts={[...details.map(({ label, value }) => [label, value] as const), ["Why", reason ?? "–"]]} />
    </div>
  );
}
