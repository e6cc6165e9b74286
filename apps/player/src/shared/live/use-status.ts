import type { Permission, SystemStatus } from "@perya/api-client/player";
import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { reading } from "../http/api.ts";
import { PERMISSION } from "../brand/permission.ts";
import { queryClient } from "../http/query-client.ts";
import { hearServerTime } from "./server-time.ts";

/** How often a page in sight asks whether the site is still open. */
const EVERY_MS = 20_000;
const STATUS = reading("/system-status");
/** Whether the site is open, and what is said where it is not. */
export type SiteStatus = Omit<SystemStatus, "now">;
/** Until the server says otherwise. */
const OPEN: SiteStatus = { status: 0, maintenanceEnd: null, message: "", version: "" };

type Status = SystemStatus["status"];

/**
 * Whether the site is open: 0 for yes, 1 for maintenance, 2 for closed to the visitor's country.
 * Follows changes while the page is in sight, and has the brand's settings read again when they are
 * other ones.
 */
export function useStatus(): SiteStatus {
  const known = useQuery(PERMISSION).data;
  const { data = OPEN, dataUpdatedAt } = useQuery({
    ...STATUS,
    queryFn: askStatus,
    staleTime: EVERY_MS / 2,
    refetchInterval: EVERY_MS,
    refetchOnWindowFocus: "always",
    initialData: () => known && statusIn(known),
    initialDataUpdatedAt: () =>
      isClosed(known) ? 0 : queryClient.getQueryState(PERMISSION.queryKey)?.dataUpdatedAt,
  });
  const isOther = known !== undefined && data !== OPEN && data.version !== known.version;
  useEffect(() => {
    // With every answer that still differs: behind one address several servers answer, each a
    // moment later than the other.
    if (isOther) void queryClient.invalidateQueries({ queryKey: PERMISSION.queryKey });
  }, [isOther, dataUpdatedAt]);
  return data;
}

/** Asks, and learns what the time is by the way. */
async function askStatus(): Promise<SiteStatus> {
  const askedAt = Date.now();
  const { now, ...status } = await STATUS.queryFn();
  hearServerTime(now, askedAt);
  return status;
}

/**
 * A closed page asks at once: it tells how long it stays so, for which it has to know what time it
 * is.
 */
function isClosed(known: Permission | undefined): boolean {
  return known !== undefined && statusIn(known).status !== 0;
}

function statusIn({
  maintenance,
  regionRestriction,
  maintenanceEnd,
  message,
  version,
}: Permission): SiteStatus {
  const status: Status = maintenance ? 1 : regionRestriction ? 2 : 0;
  return { status, maintenanceEnd, message, version };
}
