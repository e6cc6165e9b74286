import { useState } from "react";
import { faultWords } from "../../../shared/faults/fault-words.ts";
import { Alert, Button } from "../../../shared/forms/controls.tsx";
import { call } from "../../../shared/http/api.ts";
import { useText } from "../../../shared/language/text.ts";
import { Dismissed, hasPasskeys, takePasskey } from "../passkeys/browser.ts";
import { useAfterSignIn } from "../use-after-sign-in.ts";

/** Signs in with a passkey: no name, no password. Nothing in a browser that can't have one. */
export function SignInByPasskey() {
  const t = useText("session");
  const afterSignIn = useAfterSignIn();
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<unknown>();
  if (!hasPasskeys()) return null;
  const enter = async () => {
    setBusy(true);
    setFault(undefined);
    try {
      const response = await takePasskey(await call("POST", "/session/passkey/begin"));
      afterSignIn(await call("POST", "/session/passkey", { body: { response } }));
    } catch (problem) {
      if (!(problem instanceof Dismissed)) setFault(problem);
    }
    setBusy(false);
  };
  return (
    <div className="grid gap-2">
      {fault !== undefined && <Alert>{faultWords(fault)}</Alert>}
      <Button busy={busy} onClick={() => void enter()}>
        {t("login.passkey")}
      </Button>
    </div>
  );
}
