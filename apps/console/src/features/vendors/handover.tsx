import type { VendorHandover } from "@perya/api-client/operator";
import { useState } from "react";
import { Button } from "../../shared/controls.tsx";
import { Dialog } from "../../shared/dialog.tsx";
import { say } from "../../shared/toast.tsx";

/** What to give a vendor, with its secret this once. It closes only after a confirmation that it was stored. */
export function HandoverDialog({
  name,
  handover,
  onClose,
}: {
  name: string;
  handover: VendorHandover;
  onClose: () => void;
}) {
  const secret = handover.secret ?? handover.privateKey;
  return (
    <Dialog title={`Give this to ${name}`} onClose={onClose} stays={secret !== null}>
      <div className="grid gap-3">
        {secret && (
          <p className="rounded-lg border border-bulb p-3 text-bulb-ink">
            The {handover.secret ? "shared secret" : "private key"} is shown this once. Nobody can
            read it again, here or anywhere: copy it before you close this.
          </p>
        )}
        <Told label="Wallet base URL" text={handover.baseUrl} />
        <Told label="Operator id" text={handover.operatorId} />
        {handover.secret && (
          <Told label="X-REQUEST-SIGN secret (HMAC-SHA256)" text={handover.secret} />
        )}
        {handover.privateKey && (
          <Told label="X-Hub88-Signature private key" text={handover.privateKey} />
        )}
        {handover.operatorPublicKey && (
          <Told
            label="Our public key, for the calls we make to the vendor"
            text={handover.operatorPublicKey}
          />
        )}
        <div className="flex justify-end">
          <Button look="primary" onClick={onClose}>
            {secret ? "I have kept it" : "Close"}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

function Told({ label, text }: { label: string; text: string }) {
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch {
      say("The browser does not let this page copy. Mark the text and copy it yourself.", {
        bad: true,
      });
    }
  };
  return (
    <div className="grid gap-1">
      <div className="flex items-center justify-between gap-2">
        <span className="text-sm font-medium">{label}</span>
        <Button onClick={() => void copy()} aria-label={`Copy: ${label}`}>
          {copied ? "Copied" : "Copy"}
        </Button>
      </div>
      <pre className="max-h-32 overflow-auto rounded-lg border border-line bg-ground p-2 text-xs break-all whitespace-pre-wrap select-all">
        {text}
      </pre>
    </div>
  );
}
