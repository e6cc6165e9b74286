import { useState } from "react";
import { sealed } from "../../../shared/http/sealed.ts";
import { useText } from "../../../shared/language/text.ts";
import { OwnerForm } from "../owner-form.tsx";
import { RecoveryCodes } from "./recovery-codes.tsx";

/** Replaces the recovery codes, after the player showed that the account is theirs. */
export function RenewCodes({ onDone }: { onDone: () => void }) {
  const t = useText("authenticator");
  const [codes, setCodes] = useState<readonly string[]>();
  if (codes) return <RecoveryCodes codes={codes} onDone={onDone} />;
  return (
    <>
      <p className="text-soft">{t("renewAbout")}</p>
      <OwnerForm
        action={t("renew")}
        onSubmit={async (owner) =>
          setCodes((await sealed("POST", "/authenticator/recovery-codes", owner)).recoveryCodes)
        }
      />
    </>
  );
}
