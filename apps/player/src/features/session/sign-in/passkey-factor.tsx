import { useState } from "react";
import { faultWords } from "../../../shared/faults/fault-words.ts";
import { Alert, Button } from "../../../shared/forms/controls.tsx";
import { call } from "../../../shared/http/api.ts";
import { useText } from "../../../shared/language/text.ts";
import { Dismissed, hasPasskeys, takePasskey } from "../passkeys/browser.ts";
import { useAfterSignIn } from "../use-after-sign-in.ts";
import type { Ticket } from "./ticket.ts";

interface Props {
  readonly ticket: Ticket;
  /** A code is wanted instead; undefined where none can be sent. */
  readonly onCode: (() => void) | undefined;
  readonly onBack: () => void;
}

/** The second step of a sign-in: a passkey after the password. */
export function PasskeyFactor({ ticket: { ticket, remember }, onCode, onBack }: Props) {
  const t = useText("session");
  const afterSignIn = useAfterSignIn();
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<unknown>();
  const enter = async () => {
    setBusy(true);
    setFault(undefined);
    try {
      const asked = await call("POST", "/session/second-factor/passkey/begin", {
        body: { ticket },
      });
      const response = await takePasskey(asked);
      const body = { ticket, response };
      afterSignIn(await call("POST", "/session/second-factor/passkey", { body }), { remember });
    } catch (problem) {
      if (!(problem instanceof Dismissed)) setFault(problem);
    }
    setBusy(false);
  };
  return (
    <div className="grid gap-4">
      <h2 className="font-display text-lg font-bold">{t("passkey.title")}</h2>
      <p className="text-soft">{t(hasPasskeys() ? "passkey.text" : "passkey.none")}</p>
      {fault !== undefined && <Alert>{faultWords(fault)}</Alert>}
      {hasPasskeys() && (
        <Button look="primary" busy={busy} onClick={() => void enter()} className="text-lg">
          {t("passkey.use")}
        </Button>
      )}
      {onCode && <Button onClick={onCode}>{t("passkey.code")}</Button>}
      <Button onClick={onBack}>{t("newPlace.back")}</Button>
    </div>
  );
}
