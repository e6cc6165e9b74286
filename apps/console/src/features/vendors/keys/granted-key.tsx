import type { Vendor } from "@perya/api-client/operator";
import { useState } from "react";
import { call } from "../../../shared/http/api.ts";
import { Button } from "../../../shared/forms/controls.tsx";
import { Dialog } from "../../../shared/dialogs/dialog.tsx";
import { Time } from "../../../shared/format/show.tsx";
import { HandoverDialog } from "./handover.tsx";
import { useHandover } from "./use-handover.ts";
import { keyWord } from "./words.ts";

/**
 * An approved key: the requester creates it here and is shown it once. Stays
 * on the page when it is made, because the dialog still shows it when the list is read again.
 */
export function GrantedKey({ vendor }: { vendor: Vendor }) {
  const { id, name, keyGrant } = vendor;
  const [open, setOpen] = useState(false);
  const made = useHandover(() => call("POST", "/vendors/{id}/granted-key", { path: { id } }));
  const what = keyWord(vendor);
  const close = () => {
    setOpen(false);
    made.reset();
  };
  return (
    <>
      {keyGrant && (
        <div role="status" className="grid gap-2 rounded-lg border border-teal p-3">
          <p>
            {keyGrant.mine
              ? `A second person approved the ${what} you asked for. Create it when you can ` +
                "hand it over: it is shown only once."
              : `A ${what} was approved. ${keyGrant.staff} asked for it and can create it.`}{" "}
            It expires on <Time at={keyGrant.expiresAt} />.
          </p>
          {keyGrant.mine && (
            <div>
              <Button look="primary" onClick={() => setOpen(true)}>
                Create the {what}
              </Button>
            </div>
          )}
        </div>
      )}
      {open && !made.data && (
        <Dialog title={`Create the ${what} of ${name}?`} onClose={close}>
          <p className="mb-4 text-soft">It is valid at once and shown to you only once.</p>
          {made.error && (
            <p role="alert" className="mb-4 text-coral">
              {made.error.message}
            </p>
          )}
          <div className="flex justify-end gap-2">
            <Button onClick={close}>Not now</Button>
            <Button look="primary" busy={made.isPending} onClick={() => made.mutate()}>
              Create it
            </Button>
          </div>
        </Dialog>
      )}
      {open && made.data && (
        <HandoverDialog name={name} handover={made.data.handover} onClose={close} />
      )}
    </>
  );
}
