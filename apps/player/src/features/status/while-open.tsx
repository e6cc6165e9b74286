import { useQuery } from "@tanstack/react-query";
import { Activity, useEffect, useRef, type ReactNode } from "react";
import { part } from "../../shared/loading/part.tsx";
import { PERMISSION } from "../../shared/brand/permission.ts";
import { queryClient } from "../../shared/http/query-client.ts";
import { useStatus } from "../../shared/live/use-status.ts";

const ClosedPage = part(() => import("./closed-page.tsx"));

/**
 * The site while it is open to the visitor, or else the reason why not. A hidden page keeps what
 * was typed, and returns when the site opens.
 */
export function WhileOpen({ children }: { children: ReactNode }) {
  const status = useStatus();
  const permission = useQuery(PERMISSION).data;
  const closed = status.status !== 0;
  const wasClosed = useRef(closed);
  useEffect(() => {
    // Queries that failed while it was closed are refetched.
    if (wasClosed.current && !closed) void queryClient.invalidateQueries();
    wasClosed.current = closed;
  }, [closed]);
  return (
    <>
      <Activity mode={closed ? "hidden" : "visible"}>{children}</Activity>
      {closed && <ClosedPage key={status.status} status={status} permission={permission} />}
    </>
  );
}
