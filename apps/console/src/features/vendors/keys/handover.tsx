import type { VendorHandover } from "@perya/api-client/operator";
import { useCopy } from "@perya/ui/controls";
import { Button } from "../../../shared/forms/controls.tsx";
import { Dialog } from "../../../shared/dialogs/dialog.tsx";
import { say } from "../../../shared/dialogs/toast.tsx";

/**
 * What to give a vendor, with its secret, shown only once. It closes only after a confirmation that
 * it was stored.
 */
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
            The {handover.secret ? "shared secret" : "private key"} is shown only once and can't be
            read again: copy it before you close this.
          </p>
        )}
        <ToCopy label="Wallet base URL" text={handover.baseUrl} />
        <ToCopy label="Operator id" text={handover.operatorId} />
        {handover.secret && (
          <ToCopy label="X-REQUEST-SIGN secret (HMAC-SHA256)" text={handover.secret} />
        )}
        {handover.privateKey && (
          <ToCopy label="X-Hub88-Signature private key" text={handover.privateKey} />
        )}
        {handover.operatorPublicKey && (
          <ToCopy
            label="Our public key, for the calls we make to the vendor"
            text={handover.operatorPublicKey}
          />
        )}
        <div className="flex justify-end">
          <Button look="primary" onClick={onClose}>
            {secret ? "I have stored it" : "Close"}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

function ToCopy({ label, text }: { label: string; text: string }) {
  const { copied, copy } = useCopy();
  const press = async () => {
    if (!(await copy(text)))
      say("The browser does not allow copying. Select the text and copy it yourself.", {
        bad: true,
      });
  };
  return (
    <div className="grid gap-1">
      <div className="flex items-center justify-between gap-2">
        <span className="text-sm font-medium">{label}</span>
        <Button onClick={() => void press()} aria-label={`Copy: ${label}`}>
          {copied ? "Copied" : "Copy"}
        </Button>
      </div>
      <pre className="max-h-32 overflow-auto rounded-lg border border-line bg-ground p-2 text-xs break-all whitespace-pre-wrap select-all">
        {text}
      </pre>
    </div>
  );
}
