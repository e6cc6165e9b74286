import type { Vendor } from "@perya/api-client/operator";
import { useState } from "react";
import { call } from "../../../shared/http/api.ts";
import { Button } from "../../../shared/forms/controls.tsx";
import { HandoverDialog } from "./handover.tsx";
import { useHandover } from "./use-handover.ts";

/** Shows what a vendor needs to call the wallet; none of it is secret. */
export function VendorNeeds({ vendor: { id, name } }: { vendor: Vendor }) {
  const [open, setOpen] = useState(false);
  const read = useHandover(async () => ({
    handover: await call("GET", "/vendors/{id}/handover", { path: { id } }),
  }));
  return (
    <>
      <Button
        busy={read.isPending}
        onClick={() => read.mutate(undefined, { onSuccess: () => setOpen(true) })}
      >
        What it needs
      </Button>
      {open && read.data && (
        <HandoverDialog name={name} handover={read.data.handover} onClose={() => setOpen(false)} />
      )}
    </>
  );
}
