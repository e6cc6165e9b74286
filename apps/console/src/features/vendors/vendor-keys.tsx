import type { Vendor } from "@perya/api-client/operator";
import { useState } from "react";
import { call } from "../../shared/api.ts";
import { Button } from "../../shared/controls.tsx";
import { Confirm } from "../../shared/confirm.tsx";
import { Dialog } from "../../shared/dialog.tsx";
import { Time } from "../../shared/show.tsx";
import { HandoverDialog } from "./handover.tsx";
import { useHandover } from "./use-handover.ts";

const MOST_ACTIVE = 2;

/** What a vendor signs with, by fingerprints, and how it changes keys without a gap: a second one is added, then the first retired. */
export function VendorKeys({ vendor, mayChange }: { vendor: Vendor; mayChange: boolean }) {
  const active = vendor.keys.filter((key) => key.retiredAt === null);
  return (
    <section aria-label={`Keys of ${vendor.name}`} className="grid gap-2 text-xs">
      <ul className="grid gap-2">
        {vendor.keys.map((key) => (
          <li key={key.id} className={`flex flex-wrap items-center justify-between gap-2 ${key.retiredAt ? "text-soft" : ""}`}>
            <span>
              <code className="break-all">{key.fingerprint}</code> since <Time at={key.addedAt} /> {key.retiredAt ? "(retired)" : ""}
            </span>
            {mayChange && key.retiredAt === null && active.length > 1 && (
              <Confirm
                action="Retire"
                look="danger"
                title="Retire this key?"
                about={`Nothing signed with ${key.fingerprint.slice(0, 12)}… is taken any more, within seconds.`}
                send={(body) => call("POST", "/vendors/{id}/keys/{keyId}/retire", { path: { id: vendor.id, keyId: key.id }, body })}
                done="The key is retired."
                asks={[{ name: "reason", label: "Reason" }]}
              />
            )}
          </li>
        ))}
      </ul>
      {mayChange && <NewKey vendor={vendor} full={active.length >= MOST_ACTIVE} />}
    </section>
  );
}

/** Stays on the page when the vendor has no room for another key: the list is read again while the dialog still shows the one that was just made. */
function NewKey({ vendor, full }: { vendor: Vendor; full: boolean }) {
  const [open, setOpen] = useState(false);
  const made = useHandover(() => call("POST", "/vendors/{id}/keys", { path: { id: vendor.id }, body: {} }));
  const what = vendor.dialect === "softswiss" ? "secret" : "key pair";
  const close = () => {
    setOpen(false);
    made.reset();
  };
  return (
    <div>
      {!full && <Button onClick={() => setOpen(true)}>Make a second {what}</Button>}
      {open && !made.data && (
        <Dialog title={`Make a second ${what}?`} onClose={close}>
          <p className="mb-4 text-soft">It is good beside the one in use. Retire the old one when the vendor has changed over.</p>
          {made.error && (
            <p role="alert" className="mb-4 text-coral">
              {made.error.message}
            </p>
          )}
          <div className="flex justify-end gap-2">
            <Button onClick={close}>Keep as it is</Button>
            <Button look="primary" busy={made.isPending} onClick={() => made.mutate()}>
              Make it
            </Button>
          </div>
        </Dialog>
      )}
      {open && made.data && <HandoverDialog name={vendor.name} handover={made.data.handover} onClose={close} />}
    </div>
  );
}
