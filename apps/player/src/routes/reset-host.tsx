import { useState } from "react";
import { part } from "../shared/part.tsx";
import { useHash } from "../shared/routing/use-location.ts";
import { go } from "../shared/routing/go.ts";

const ResetDialog = part(() => import("./reset-dialog.tsx"));
const LINK = /^reset=([\w-]{20,200})$/;

/** Takes the link of a mail over that sets a new password. What it carries stands behind a #, so no server's log and no other site has read it; it leaves the address with the dialog. */
export function ResetHost() {
  const hash = useHash();
  const [done, setDone] = useState<string>();
  const token = LINK.exec(hash)?.[1];
  if (token === undefined || token === done) return null;
  const close = () => {
    setDone(token);
    void go("/login", { replace: true });
  };
  return <ResetDialog key={token} token={token} onClose={close} />;
}
