import type { AuthenticatorSetup } from "@perya/api-client/player";
import { useCopy } from "@perya/ui/controls";
import { QrCode } from "@perya/ui/qr-code";
import { useState } from "react";
import { Alert, Button, Field } from "../../../shared/forms/controls.tsx";
import { typedIn } from "../../../shared/forms/typed-in.ts";
import { useSubmit } from "../../../shared/forms/use-submit.ts";
import { call } from "../../../shared/http/api.ts";
import { sealed } from "../../../shared/http/sealed.ts";
import { useText } from "../../../shared/language/text.ts";
import { OwnerForm } from "../owner-form.tsx";
import { RecoveryCodes } from "./recovery-codes.tsx";

const FIELDS = { WRONG_AUTHENTICATOR_CODE: "code" } as const;
const COPIED_MS = 2_500;
/** A secret is easier to type in blocks. */
const BLOCK = /.{1,4}/g;

/** Three steps: who it is, the app with its first code, and the codes for the day it is lost. */
export function SetUp({ onDone }: { onDone: () => void }) {
  const t = useText("authenticator");
  const [setup, setSetup] = useState<AuthenticatorSetup>();
  const [codes, setCodes] = useState<readonly string[]>();
  if (codes) return <RecoveryCodes codes={codes} onDone={onDone} />;
  if (setup) return <FirstCode setup={setup} onCodes={setCodes} />;
  return (
    <>
      <p className="text-soft">{t("setUpAbout")}</p>
      <OwnerForm
        action={t("next")}
        onSubmit={async (owner) => setSetup(await sealed("POST", "/authenticator/begin", owner))}
      />
    </>
  );
}

/** Shows the secret as a picture and as text, and proves by a first code that the app has it. */
function FirstCode({
  setup: { secret, uri },
  onCodes,
}: {
  setup: AuthenticatorSetup;
  onCodes: (codes: readonly string[]) => void;
}) {
  const t = useText("authenticator");
  const { copied, copy } = useCopy(COPIED_MS);
  const { submit, watch, faults, busy } = useSubmit(async (form) => {
    const { code } = typedIn(form, "code");
    onCodes((await call("POST", "/authenticator/confirm", { body: { code } })).recoveryCodes);
    return undefined;
  }, FIELDS);
  return (
    <form onSubmit={submit} {...watch} className="grid gap-4">
      <p className="text-soft">{t("scan")}</p>
      <QrCode text={uri} size={200} label={t("qr")} className="justify-self-center" />
      <div className="grid grid-cols-[1fr_auto] items-center gap-3">
        <span className="grid min-w-0">
          <span className="text-sm text-soft">{t("secret")}</span>
          <bdi dir="ltr" className="break-words font-mono select-all">
            {secret.match(BLOCK)?.join(" ")}
          </bdi>
        </span>
        <Button onClick={() => void copy(secret)}>{t(copied ? "copied" : "copy")}</Button>
      </div>
      <a
        href={uri}
        className="inline-flex min-h-11 items-center justify-self-start font-semibold text-violet underline underline-offset-4"
      >
        {t("openApp")}
      </a>
      <Field
        label={t("code")}
        name="code"
        required
        autoFocus
        inputMode="numeric"
        autoComplete="one-time-code"
        pattern="[0-9 ]*"
        maxLength={8}
        hint={t("codeHint")}
        error={faults["code"]}
      />
      {faults["form"] && <Alert>{faults["form"]}</Alert>}
      <Button type="submit" look="primary" busy={busy}>
        {t("confirm")}
      </Button>
    </form>
  );
}
