import type { WorkQueue } from "@perya/api-client/operator";
import { useQuery } from "@tanstack/react-query";
import { reading } from "./api.ts";

const REFRESH_MS = 5_000;

/** The queues of what waits, in the order of the page. */
export const QUEUES = [
  "deposits",
  "withdrawals",
  "results",
  "resultsToConfirm",
  "approvals",
  "service",
  "cases",
  "documents",
  "pointsOrders",
  "applications",
  "reconciliation",
  "registers",
  "agentBills",
] as const satisfies readonly WorkQueue["queue"][];

/** What waits for staff: read again every few seconds while the page is in sight. */
export function useWork() {
  return useQuery({ ...reading("/work"), refetchInterval: REFRESH_MS });
}

/** How many items wait in some queues together; an item in two of them counts once. */
export function countOf(work: readonly WorkQueue[], queues: readonly WorkQueue["queue"][]): number {
  const asked = work.filter(({ queue }) => queues.includes(queue));
  return asked.reduce(
    (sum, { count, elsewhere }) => sum + count - (queues.length > 1 ? elsewhere : 0),
    0,
  );
}
