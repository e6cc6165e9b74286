import { useState } from "react";
import { call } from "../../../shared/http/api.ts";
import { Alert, Button, Field } from "../../../shared/forms/controls.tsx";
import { Dialog, DialogActions } from "../../../shared/dialogs/dialog.tsx";
import { useText } from "../../../shared/language/text.ts";
import { typedIn } from "../../../shared/forms/typed-in.ts";
import { useSubmit } from "../../../shared/forms/use-submit.ts";
import type { Captcha } from "../../../shared/verification/captcha/captcha-field.tsx";
import { CaptchaOrProof } from "../../../shared/verification/captcha/captcha-or-proof.tsx";
import { useCountdown } from "../../../shared/verification/code/countdown.ts";

/** Seconds until another e-mail may be requested. */
const WAIT_SECONDS = 300;

/** A link by e-mail, for those who know the username and the address. */
export function MailForm({ onDone }: { onDone: () => void }) {
  const t = useText("recover");
  const [left, begin] = useCountdown("forgot-mail");
  const [captcha, setCaptcha] = useState<Captcha | { readonly proof: string }>();
  const [tries, setTries] = useState(0);
  const [sent, setSent] = useState(false);
  const { submit, watch, faults, busy } = useSubmit(
    async (form) => {
      const body = new URLSearchParams({ ...typedIn(form, "username", "email"), ...captcha });
      try {
        await call("POST", "/password/forgot/mail", { body });
      } finally {
        setTries((before) => before + 1);
      }
      begin(WAIT_SECONDS);
      setSent(true);
      return undefined;
    },
    { CAPTCHA_CHECK_FAILED: "captcha" },
  );
  return (
    <form onSubmit={submit} {...watch} className="grid gap-4">
      <p className="text-soft">{t("forgot.mailHint")}</p>
      <Field
        label={t("forgot.username")}
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        required
        maxLength={40}
        error={faults["username"]}
      />
      <Field
        label={t("forgot.email")}
        name="email"
        type="email"
        autoComplete="email"
        required
        maxLength={254}
        error={faults["email"]}
      />
      <CaptchaOrProof
        key={tries}
        purpose="email-forgot"
        onChange={setCaptcha}
        error={faults["captcha"]}
      />
      {faults["form"] && <Alert>{faults["form"]}</Alert>}
      <Button type="submit" look="primary" busy={busy} disabled={left > 0} className="tabular-nums">
        {left > 0 ? t("forgot.wait", { seconds: left }) : t("forgot.sendMail")}
      </Button>
      {sent && <MailSent onClose={onDone} />}
    </form>
  );
}

function MailSent({ onClose }: { onClose: () => void }) {
  const t = useText("recover");
  return (
    <Dialog title={t("forgot.sent")} onClose={onClose}>
      <p className="text-soft">{t("forgot.sentText")}</p>
      <DialogActions>
        <Button look="primary" onClick={onClose}>
          {t("forgot.ok")}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
