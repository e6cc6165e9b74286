import { useState } from "react";
import { part } from "../shared/loading/part.tsx";
import { useHash } from "../shared/routing/use-location.ts";
import { go } from "../shared/routing/go.ts";

const ResetDialog = part(() => import("./reset-dialog.tsx"));
const LINK = /^reset=([\w-]{20,200})$/;

/**
 * Handles a mailed link that sets a new password. Its token is after a #, so no server log and no
 * other site has seen it; it is removed from the address when the dialog opens.
 */
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
