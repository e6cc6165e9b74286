import { useQuery } from "@tanstack/react-query";
import { Activity, useEffect, useRef, type ReactNode } from "react";
import { part } from "../../shared/part.tsx";
import { PERMISSION } from "../../shared/permission.ts";
import { queryClient } from "../../shared/query-client.ts";
import { useStatus } from "../../shared/use-status.ts";

const ClosedPage = part(() => import("./closed-page.tsx"));

/** The site while it is open to the visitor, and else why it is not. A page that is put away keeps what was typed, and is there again when the site opens. */
export function WhileOpen({ children }: { children: ReactNode }) {
  const status = useStatus();
  const permission = useQuery(PERMISSION).data;
  const closed = status.status !== 0;
  const wasClosed = useRef(closed);
  useEffect(() => {
    // What failed while it was closed is read again.
    if (wasClosed.current && !closed) void queryClient.invalidateQueries();
    wasClosed.current = closed;
  }, [closed]);
  return (
    <>
      <Activity mode={closed ? "hidden" : "visible"}>{children}</Activity>
      {closed && <ClosedPage status={status} permission={permission} />}
    </>
  );
}
